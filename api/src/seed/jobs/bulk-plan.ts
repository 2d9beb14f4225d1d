import type { Actor } from '../../authentication/actor.ts';
import type { BulkActionType } from '../../bulk-actions/types.ts';
import { finalJobStatuses } from '../../jobs/statuses.ts';
import type { JobStatus } from '../../jobs/statuses.ts';
import { jobTransitions } from '../../jobs/transitions.ts';
import type { JobAction } from '../../jobs/transitions.ts';
import { later, minute } from '../../time/instants.ts';
import { localDay, localTime } from '../british-time.ts';
import type { jobRow } from './job-rows.ts';
import type { Line, Story } from './job-story.ts';
import { workingTime } from '../office-hours.ts';
import { oneWhoMayAll } from '../people/staff.ts';
import type { Staff } from '../people/staff.ts';

export type ToldJob = {
  readonly row: ReturnType<typeof jobRow>;
  readonly story: Story;
  /** The end of the job's history. */
  readonly until: Date;
};

export type BulkPlan = {
  readonly type: BulkActionType;
  readonly at: Date;
  readonly actor: Actor;
  /** Sorted by number, like an export; refused jobs stand among the others. */
  readonly jobs: readonly { readonly told: ToldJob; readonly refused: boolean }[];
};

/** How the history describes each type of bulk action, the action that it needs, and the number of files. */
type Kind = {
  readonly type: BulkActionType;
  readonly begins: string | null;
  readonly action: JobAction | null;
  readonly files: number;
};
const kinds: readonly Kind[] = [
  { type: 'assign_agent', begins: 'Assigned to ', action: 'assign_agent', files: 3 },
  { type: 'unassign', begins: 'Unassigned from ', action: 'unassign', files: 2 },
  { type: 'cancel', begins: 'Cancelled: The customer does not', action: 'cancel', files: 3 },
  { type: 'unfulfilled', begins: 'Marked as unfulfilled: Nobody near', action: 'unfulfil', files: 2 },
  { type: 'assign_reviewer', begins: 'Review assigned to ', action: 'review_assign', files: 2 },
  { type: 'update_dates', begins: null, action: null, files: 2 },
  { type: 'update_rates', begins: null, action: null, files: 2 },
];
const [least, most] = [4, 9];

/** A change that a bulk action may have made, at any time between two, together with changes of other jobs. */
type Chance = {
  readonly told: ToldJob;
  readonly line: Line | null;
  readonly from: Date;
  readonly to: Date;
};

/**
 * Groups staff changes of many jobs into files: all jobs of a file have a history line at the same second by the same
 * person. Jobs that had moved on meanwhile are rows that failed.
 */
export function planBulkActions(all: readonly ToldJob[], staff: Staff, now: Date): BulkPlan[] {
  const used = new Set<ToldJob>();
  const plans = kinds.flatMap((kind) => plansOf(kind, all, used, staff));
  return plans.filter(({ at }) => at < now).toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function plansOf(kind: Kind, all: readonly ToldJob[], used: Set<ToldJob>, staff: Staff): BulkPlan[] {
  const chances = all
    .flatMap((told) => chanceOf(kind, told) ?? [])
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
  return Array.from({ length: kind.files }, (_, file) => {
    // From different weeks: the chances are sorted by time.
    const beginning = chances.slice(Math.floor((file * chances.length) / kind.files));
    for (const first of beginning) {
      const at = workingTime('office', first.from, first.to, 0.6);
      const fitting =
        at === null ? [] : chances.filter((one) => one.from < at && one.to > at && !used.has(one.told));
      if (at === null || fitting.length < least) continue;
      return planFrom(kind, fitting.slice(0, most - (file % 3)), { at, all, used, staff, file });
    }
    return [];
  }).flat();
}

type Setting = {
  readonly at: Date;
  readonly all: readonly ToldJob[];
  readonly used: Set<ToldJob>;
  readonly staff: Staff;
  readonly file: number;
};

function planFrom(kind: Kind, chances: readonly Chance[], { at, all, used, staff, file }: Setting): BulkPlan {
  const actor = oneWhoMayAll(staff, kinds.indexOf(kind) + file * 2, at);
  for (const chance of chances) {
    used.add(chance.told);
    change(kind, chance, at, actor);
  }
  const orders = new Set(chances.map(({ told }) => told.row.order_id));
  const gone = all
    .filter(
      (told) =>
        orders.has(told.row.order_id) && !used.has(told) && at < told.until && refuses(kind, told, at),
    )
    .slice(0, (file + kinds.indexOf(kind)) % 3);
  for (const told of gone) used.add(told);
  const jobs = [
    ...chances.map(({ told }) => ({ told, refused: false })),
    ...gone.map((told) => ({ told, refused: true })),
  ].toSorted(({ told: { row: one } }, { told: { row: other } }) =>
    one.order_id === other.order_id
      ? one.sequence - other.sequence
      : Number(one.order_id) - Number(other.order_id),
  );
  return { type: kind.type, at, actor, jobs };
}

/** The time range in which a history line could be written, or an unchanged job be edited; null if there is none. */
function chanceOf({ type, begins }: Kind, told: ToldJob): Chance | null {
  const { row, story, until } = told;
  const [first, ...others] = story.lines;
  if (begins === null) {
    const untouched = first !== undefined && others.length === 0 && row.status === 'unassigned';
    return untouched ? { told, line: null, from: later(first.at, minute), to: until } : null;
  }
  const index = story.lines.findLastIndex(({ event }) => event.startsWith(begins));
  const line = story.lines[index];
  const before = story.lines[index - 1];
  if (!line || !before) return null;
  const work = line.work;
  const next = story.lines[index + 1]?.at ?? until;
  // A visit can be unassigned only before its day, and a job is unfulfilled only after its last day.
  const to =
    type === 'unassign' && work ? new Date(Math.min(next.getTime(), localTime(work.day, 0).getTime())) : next;
  const early = type === 'unfulfilled' ? localTime(row.end_date, 24 * 60) : before.at;
  // A job is given to a Shepherd after the order has begun, and at least a day after the Shepherd joined.
  const joined = later(work?.shepherd.joined ?? before.at, 24 * 60 * minute);
  const opened =
    type === 'assign_agent' ? new Date(Math.max(story.opened.getTime(), joined.getTime())) : before.at;
  const from = later(new Date(Math.max(before.at.getTime(), early.getTime(), opened.getTime())), minute);
  // A Shepherd who did not come or was refused is unassigned by hand, never by a file.
  if (type === 'unassign' && work && (localDay(line.at) > work.day || work.shepherd.isNew)) return null;
  return from < to ? { told, line, from, to: later(to, -minute) } : null;
}

function change({ type }: Kind, { told: { row, story }, line }: Chance, at: Date, actor: Actor): void {
  if (line) {
    line.at = at;
    line.actor = actor;
    if (type === 'cancel') row.cancelled_at = at.toISOString().replace('.000Z', 'Z');
    if (type === 'unassign' && line.work) line.work.closed = at;
    if (type === 'assign_agent' && line.work) line.work.agreed = at;
  } else if (type === 'update_dates') {
    const tomorrow = localDay(later(at, 24 * 60 * minute));
    if (tomorrow > row.start_date && tomorrow <= row.end_date) row.start_date = tomorrow;
    story.called(at, 'Date and time changed', actor);
  } else {
    row.agent_fee = Math.round((row.agent_fee * 1.2) / 25) * 25;
    story.ratesChanged(at, { fee: row.agent_fee, price: row.customer_price, currency: row.currency }, actor);
  }
}

const begun: readonly (readonly [begins: string, status: JobStatus])[] = [
  ['Created', 'unassigned'],
  ['Offered on', 'pending'],
  ['Assigned to', 'assigned'],
  ['Accepted', 'assigned'],
  ['Started', 'in_progress'],
  ['Asked for another', 'in_progress'],
  ['Handed in', 'qa'],
  ['Completed', 'completed'],
  ['Stopped as attempted', 'attempted'],
  ['Stopped as abandoned', 'unassigned'],
  ['Failed, ', 'unassigned'],
  ['Unassigned from', 'unassigned'],
  ['Cancelled', 'cancelled'],
  ['Marked as', 'unfulfilled'],
];

function statusAt({ story }: ToldJob, at: Date): JobStatus | null {
  const statuses = story.lines
    .filter((line) => line.at < at)
    .flatMap(({ event }) => begun.find(([begins]) => event.startsWith(begins))?.[1] ?? []);
  return statuses.at(-1) ?? null;
}

/** Whether the job's status at a time refuses this action. */
function refuses({ action }: Kind, told: ToldJob, at: Date): boolean {
  const status = statusAt(told, at);
  if (status === null) return false;
  if (action === null) return finalJobStatuses.some((final) => final === status);
  return !jobTransitions.some((row) => row.action === action && row.from.includes(status));
}
