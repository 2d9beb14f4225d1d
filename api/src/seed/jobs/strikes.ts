import type { AssignmentStatus } from '../../jobs/statuses.ts';
import { dayAfter, formatInstant, later, minute, oneDay } from '../../time/instants.ts';
import { agentCount, agentId, movedAway, statusOfAgent, wasStruckOff } from '../people/agents.ts';
import { localDay } from '../british-time.ts';
import type { SeedContext } from '../context.ts';
import { lastDayOf } from './crew.ts';
import { workingTime } from '../office-hours.ts';
import { insertNumbered } from '../rows.ts';
import { slipsOf } from './slips.ts';
import { oneOfRole, readStaff } from '../people/staff.ts';
import type { Staff } from '../people/staff.ts';

/** Work that ended through the agent's fault. */
type Fault = {
  readonly agent: string;
  readonly job: string;
  readonly day: string;
  readonly over: Date;
  readonly words: string;
};

/** The reason of a strike, by how the assignment ended. Giving a job back counts only when it was late. */
function wordsFor(status: AssignmentStatus, day: string, over: Date): string | null {
  if (status === 'abandoned') return 'Left before the work was done';
  if (status === 'failed') return 'Uploaded pictures of another store';
  if (status !== 'cancelled') return null;
  if (localDay(over) > day) return 'Did not turn up and did not answer the phone';
  return localDay(over) === dayAfter(day, -1) ? 'Gave the job back on the day before the visit' : null;
}

async function readFaults({ database }: SeedContext): Promise<Fault[]> {
  const rows = await database
    .selectFrom('assignments')
    .where('status', 'in', ['cancelled', 'abandoned', 'failed'])
    .where('closed_at', 'is not', null)
    .select(['agent_id', 'job_id', 'status', 'job_date', 'closed_at'])
    .orderBy('closed_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row): Fault[] => {
    const over = new Date(row.closed_at ?? 0);
    const words = wordsFor(row.status, row.job_date, over);
    return words === null ? [] : [{ agent: row.agent_id, job: row.job_id, day: row.job_date, over, words }];
  });
}

/** Strikes for faults, some hours after each. Three that count at the same time end the agent's access. */
export async function seedStrikes(context: SeedContext): Promise<void> {
  const { database, now } = context;
  const faults = Map.groupBy(await readFaults(context), ({ agent }) => agent);
  const staff = await readStaff(context);
  const agents = await database.selectFrom('agents').select(['id', 'status', 'retired_at']).execute();
  const lastDays = new Map(agents.map((agent) => [agent.id, lastDayOf(agent, now)]));
  const given = Array.from({ length: agentCount }, (_, index) => index).flatMap((index) => {
    const id = agentId(index);
    const slips = statusOfAgent(index) === 'applicant' ? [] : slipsOf(index, now, lastDays.get(id) ?? null);
    const own = faults.get(id) ?? [];
    return slips.flatMap(({ from, to }, place) => {
      const fault = own.find(({ day }) => day >= from && day <= to);
      const reverted = place === 2 && slips.length > 3 && index % 3 !== 2;
      return fault ? strikeFor(fault, { staff, now, number: index, reverted }) : [];
    });
  });
  const rows = given.toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  await insertNumbered(
    database,
    'agent_strikes',
    rows.map((strike, index) => ({ id: String(index + 1), ...strike })),
  );
  await keepTheReason(context, rows);
}

type Setting = {
  readonly staff: Staff;
  readonly now: Date;
  readonly number: number;
  readonly reverted: boolean;
};

/** Operations decided on the same or the next day; some strikes were explained and reverted. */
function strikeFor({ agent, job, over, words }: Fault, { staff, now, number, reverted }: Setting) {
  const latest = (from: Date, days: number): Date =>
    new Date(Math.min(now.getTime(), later(from, days * oneDay).getTime()));
  const at = workingTime('desk', later(over, 3 * minute), latest(over, 2), (5 + ((number * 7) % 40)) / 100);
  if (!at) return [];
  const back = reverted ? workingTime('office', later(at, 30 * minute), latest(at, 5), 0.4) : null;
  return [
    {
      agent_id: agent,
      created_by: oneOfRole(staff, 'operations', number, at).userId ?? '4',
      comment: `${words} (job ${job})`,
      created_at: formatInstant(at),
      reverted_by: back && oneOfRole(staff, 'operations', number + 1, back).userId,
      reverted_at: back && formatInstant(back),
    },
  ];
}

/** Agents without three strikes left for another reason. */
async function keepTheReason(
  { database }: SeedContext,
  strikes: readonly { readonly agent_id: string }[],
): Promise<void> {
  const counts = Map.groupBy(strikes, ({ agent_id: id }) => id);
  const others = Array.from({ length: agentCount }, (_, index) => index)
    .filter((index) => wasStruckOff(index) && (counts.get(agentId(index))?.length ?? 0) < 3)
    .map(agentId);
  if (others.length === 0) return;
  await database
    .updateTable('agents')
    .where('id', 'in', others)
    .set({ retire_reason: 'removed', retire_comment: movedAway })
    .execute();
}
