import { metresBetween } from '../../jobs/assignment/conflicts.ts';
import { dayOf, later, oneDay } from '../../time/instants.ts';
import {
  atRest,
  emptyMonth,
  overlappingAgents,
  rankOf,
  statusOfAgent,
  strikesMeantFor,
  withMaximumStrikes,
  withoutAssignments,
  withOldStrikes,
} from '../people/agents.ts';
import { applicationOf, canHaveWorked } from '../people/applications.ts';
import type { SeedContext } from '../context.ts';
import { slipsOf } from './slips.ts';
import type { Slip } from './slips.ts';
import { overlap } from './visits.ts';
import type { Visit } from './visits.ts';

type Area = { readonly latitude: number; readonly longitude: number; readonly radius: number };
export type Shepherd = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly country_code: string;
  readonly joined: Date;
  /** Applicants and former applicants. */
  readonly isNew: boolean;
  /** The last day on which they can work. Later active agents have no work before it. */
  readonly lastDay: string | null;
  /** How many more jobs than other agents they should get, because their story needs jobs. */
  readonly ahead: number;
  /** Planned faults, with their times. */
  readonly slips: Slip[];
  readonly tags: readonly string[];
  readonly identityPassed: boolean;
  /** The agreed fee for each of their jobs, if there is one. */
  readonly fee: number | null;
  readonly skills: ReadonlySet<string>;
  readonly areas: readonly Area[];
  /** Past and planned work. */
  readonly taken: { order: string; customer: string; day: string; visit: Visit | null; counts: boolean }[];
};

/** The criteria for choosing an agent for a job. */
export type Wanted = {
  readonly orderId: string;
  readonly customerId: string;
  readonly country: string;
  /** Null means anywhere. */
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly skills: readonly string[];
  readonly notSkills: readonly string[];
  readonly tags: readonly string[];
  readonly notTags: readonly string[];
  readonly identity: boolean;
  readonly perOrder: number | null;
  readonly perCustomer: number | null;
  readonly period: number;
};

/** The day and, if a visit took place, its time; `counts` if it ended well or still goes on. */
export type Task = { readonly day: string; readonly visit: Visit | null; readonly counts: boolean };

/** Active agents up to this index have a longer wallet history than the others. */
const knownForLong = 100;
/** Inactive agents have had no jobs for this many days. */
const inactiveFor = 40;

function aheadOf(index: number, id: string): number {
  if (id === withOldStrikes || id === withMaximumStrikes || id === atRest) return 8;
  const strikes = strikesMeantFor(index);
  return strikes > 0 ? strikes : index < knownForLong && statusOfAgent(index) === 'active' ? 2 : 0;
}

/** The last day of an agent's work; some days pass between the last job and leaving. */
export function lastDayOf(agent: { status: string; retired_at: string | null }, now: Date): string | null {
  if (agent.retired_at !== null) return dayOf(later(new Date(agent.retired_at), -4 * oneDay));
  return agent.status === 'inactive' ? dayOf(later(now, -inactiveFor * oneDay)) : null;
}

/** An applicant, or a former applicant whose application ended without access. */
export type Newcomer = Shepherd & { readonly over: Date | null };

/** The agents who can be given jobs, and the lockouts by order. */
export async function readCrew({ database, now }: SeedContext) {
  const all = await database.selectFrom('agents').selectAll().orderBy('id').execute();
  const skills = Map.groupBy(
    await database.selectFrom('agent_skills').selectAll().execute(),
    (row) => row.agent_id,
  );
  const areas = Map.groupBy(
    await database.selectFrom('agent_areas').selectAll().execute(),
    (row) => row.agent_id,
  );
  const locked = await database
    .selectFrom('lockout_agents')
    .innerJoin('lockouts', 'lockouts.id', 'lockout_agents.lockout_id')
    .select(['lockouts.order_id', 'lockout_agents.agent_id'])
    .execute();
  const people = all.flatMap((agent, index): Newcomer[] => {
    const status = statusOfAgent(index);
    const works =
      agent.id !== withoutAssignments && canHaveWorked(applicationOf(index, status, rankOf(index)));
    const isNew = status === 'applicant';
    const over = agent.rejected_at ?? agent.deleted_at;
    if (!works) return [];
    return [
      {
        id: agent.id,
        name: `${agent.first_name} ${agent.last_name}`,
        city: agent.city,
        country_code: agent.country_code,
        joined: new Date(agent.created_at),
        lastDay: lastDayOf(agent, now),
        ahead: aheadOf(index, agent.id),
        slips: isNew ? [] : slipsOf(index, now, lastDayOf(agent, now)),
        tags: agent.tags,
        identityPassed: agent.identity_check_result === 'pass',
        fee: agent.fee,
        skills: new Set(skills.get(agent.id)?.map((row) => row.skill_id)),
        areas: areas.get(agent.id) ?? [],
        taken: [],
        over: over === null ? null : new Date(over),
        isNew,
      },
    ];
  });
  const crew: readonly Shepherd[] = people.filter(({ isNew }) => !isNew);
  const at = Map.groupBy(crew, ({ city }) => city);
  return {
    all: crew,
    newcomers: people.filter(({ isNew }) => isNew),
    in: (city: string): readonly Shepherd[] => at.get(city) ?? [],
    /** One agent has no visits in a month, nor on the days before it that could be paid in it. */
    rest: { id: atRest, from: dayInMonth(now, -2), to: dayInMonth(now, 31) },
    locked: new Set(locked.map((row) => `${row.order_id} ${row.agent_id}`)),
  };
}

export type Crew = Awaited<ReturnType<typeof readCrew>>;

const dayInMonth = (now: Date, offset: number): string =>
  dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - emptyMonth, 1 + offset)));

/** Gives the job to the matching agent with the fewest jobs relative to plan; null if no agent matches. */
export function give(crew: Crew, wanted: Wanted, task: Task): Shepherd | null {
  const near = wanted.city === null ? crew.all : crew.in(wanted.city);
  const chosen = near
    .toSorted((one, other) => one.taken.length - one.ahead - (other.taken.length - other.ahead))
    .find((one) => canTake(crew, one, wanted, task));
  if (!chosen) return null;
  noteTask(chosen, wanted, task);
  return chosen;
}

export const noteTask = ({ taken }: Shepherd, { orderId, customerId }: Wanted, task: Task): number =>
  taken.push({ order: orderId, customer: customerId, ...task });

/** Whether an agent may have a job, and has time for it. */
export const canTake = ({ locked, rest }: Crew, one: Shepherd, wanted: Wanted, task: Task): boolean =>
  !locked.has(`${wanted.orderId} ${one.id}`) &&
  (one.lastDay === null || task.day <= one.lastDay) &&
  !(one.id === rest.id && task.day >= rest.from && task.day <= rest.to) &&
  fits(one, wanted) &&
  hasTime(one, wanted, task);

type Days = { readonly first: string; readonly last: string; readonly allows: (day: string) => boolean };

/** Two Shepherds each have two jobs on the same day. Returns one of them if this job can be one of those. */
export function giveTwice(
  { all }: Crew,
  wanted: Wanted,
  { first, last, allows }: Days,
): { shepherd: Shepherd; day: string } | null {
  for (const shepherd of all.filter(({ id }) => overlappingAgents.some((other) => other === id))) {
    const had = shepherd.taken.filter((other) => other.visit === null && other.counts);
    const day = had[0]?.day ?? first;
    if (had.length > 1 || day < first || day > last || !allows(day) || !fits(shepherd, wanted)) continue;
    shepherd.taken.push({
      order: wanted.orderId,
      customer: wanted.customerId,
      day,
      visit: null,
      counts: true,
    });
    return { shepherd, day };
  }
  return null;
}

function fits(one: Shepherd, wanted: Wanted): boolean {
  const { latitude, longitude } = wanted;
  return (
    one.country_code === wanted.country &&
    wanted.skills.every((skill) => one.skills.has(skill)) &&
    !wanted.notSkills.some((skill) => one.skills.has(skill)) &&
    wanted.tags.every((tag) => one.tags.includes(tag)) &&
    !wanted.notTags.some((tag) => one.tags.includes(tag)) &&
    (!wanted.identity || one.identityPassed) &&
    (latitude === null ||
      longitude === null ||
      one.areas.some((area) => metresBetween(area, { latitude, longitude }) <= area.radius))
  );
}

function hasTime({ taken }: Shepherd, wanted: Wanted, { day, visit, counts }: Task): boolean {
  if (counts && !isWithinLimits(taken, wanted, day)) return false;
  if (visit) return !taken.some((other) => other.visit && overlap(other.visit, visit));
  return !taken.some((other) => other.visit === null && other.counts && other.day === day);
}

function isWithinLimits(taken: Shepherd['taken'], wanted: Wanted, day: string): boolean {
  const { perOrder, perCustomer, orderId, customerId, period } = wanted;
  if (
    perOrder !== null &&
    taken.filter((other) => other.counts && other.order === orderId).length >= perOrder
  )
    return false;
  if (perCustomer === null) return true;
  const isNear = (other: string): boolean =>
    Math.abs(Date.parse(other) - Date.parse(day)) < Math.max(1, period) * oneDay;
  const { length } = taken.filter(
    (other) => other.counts && other.customer === customerId && isNear(other.day),
  );
  return length < perCustomer;
}
