import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { overlaps } from '@shepherd/domain/visit-day.ts';
import type { Visit } from '@shepherd/domain/visit-day.ts';
import { readSkillIds } from '../../agents/held-skills.ts';
import type { Database } from '../../database/database.ts';
import type { Warnings } from '../../http/errors.ts';
import { entryEnd } from '../../lockouts/list.ts';
import { oneDay } from '../../time/instants.ts';
import type { LockedJob } from '../locking.ts';
import { warningMessages } from '../messages.ts';
import { openAssignmentStatuses } from '../statuses.ts';
import type { WarningCode } from '../messages.ts';

/** A job with the day and times at which the agent would do it. */
export type PlannedJob = {
  readonly job: LockedJob;
  readonly jobDate: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
};

type Order = {
  readonly per_user_job_limit: number | null;
  readonly identity_check_required: boolean;
  readonly require_agent_skills: readonly string[];
  readonly exclude_agent_skills: readonly string[];
  readonly require_agent_tags: readonly string[];
  readonly exclude_agent_tags: readonly string[];
  readonly jobs_per_agent_limit: number | null;
  readonly limit_period: number | null;
};
type Facts = {
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  readonly identityPassed: boolean;
  readonly areas: readonly { latitude: number; longitude: number; radius: number }[];
  readonly lockedOrders: ReadonlySet<string>;
  /** The agent's assignments so far, without the jobs being assigned. */
  readonly given: readonly (Visit & { order_id: string; customer_id: string; open: boolean })[];
};

/** The warnings of each job that has any, in the order of the jobs. Empty: no conflict. */
export async function findConflicts(
  database: Kysely<Database>,
  agentId: string,
  planned: readonly PlannedJob[],
  now: Date,
): Promise<Warnings> {
  const orders = await readOrders(database, planned);
  const facts = await readFacts(database, agentId, planned, now);
  return planned.flatMap((one) => {
    const order = orders.get(one.job.order_id);
    const codes = order ? conflictsOf(one, order, facts, planned) : [];
    if (codes.length === 0) return [];
    return [
      { job_id: one.job.id, warnings: codes.map((code) => ({ code, message: warningMessages[code] })) },
    ];
  });
}

/** The conflicts of one job, from loaded facts. */
export function conflictsOf(
  one: PlannedJob,
  order: Order,
  facts: Facts,
  planned: readonly PlannedJob[],
): WarningCode[] {
  const visit = visitOf(one);
  const found: Record<WarningCode, boolean> = {
    overlap:
      facts.given.some((other) => other.open && overlaps(visit, other)) ||
      planned.some((other) => other.job.id !== one.job.id && overlaps(visit, visitOf(other))),
    job_limit: exceedsOrder(one, order, facts, planned) || exceedsCustomer(one, order, facts, planned),
    lockout: facts.lockedOrders.has(one.job.order_id),
    missing_skill:
      order.require_agent_skills.some((skill) => !facts.skills.includes(skill)) ||
      order.require_agent_tags.some((tag) => !facts.tags.includes(tag)),
    excluded_tag:
      order.exclude_agent_tags.some((tag) => facts.tags.includes(tag)) ||
      order.exclude_agent_skills.some((skill) => facts.skills.includes(skill)),
    identity_check: order.identity_check_required && !facts.identityPassed,
    outside_area: isOutside(one.job, facts.areas),
  };
  return warningCodes.filter((code) => found[code]);
}

const warningCodes = [
  'overlap',
  'job_limit',
  'lockout',
  'missing_skill',
  'excluded_tag',
  'identity_check',
  'outside_area',
] as const satisfies WarningCode[];

const visitOf = ({ jobDate, startTime, endTime }: PlannedJob): Visit => ({
  day: jobDate,
  startTime,
  endTime,
});

function exceedsOrder(one: PlannedJob, order: Order, facts: Facts, planned: readonly PlannedJob[]): boolean {
  const { order_id: id } = one.job;
  const had = facts.given.filter((other) => other.order_id === id).length;
  const now = planned.filter((other) => other.job.order_id === id).length;
  return order.per_user_job_limit !== null && had + now > order.per_user_job_limit;
}

/** The customer's limit applies to any period of that many days around the job's day. */
function exceedsCustomer(
  one: PlannedJob,
  order: Order,
  facts: Facts,
  planned: readonly PlannedJob[],
): boolean {
  const { jobs_per_agent_limit: limit, limit_period: days } = order;
  if (limit === null || days === null) return false;
  const near = (day: string): boolean =>
    Math.abs(Date.parse(day) - Date.parse(one.jobDate)) < Math.max(1, days) * oneDay;
  const { customer_id: id } = one.job;
  const had = facts.given.filter((other) => other.customer_id === id && near(other.day)).length;
  const now = planned.filter((other) => other.job.customer_id === id && near(other.jobDate)).length;
  return had + now > limit;
}

function isOutside(
  job: { readonly latitude: number | null; readonly longitude: number | null },
  areas: Facts['areas'],
): boolean {
  const { latitude, longitude } = job;
  if (latitude === null || longitude === null) return false;
  return !areas.some((area) => metresBetween(area, { latitude, longitude }) <= area.radius);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance by the haversine formula on a sphere with the mean radius of the earth. */
export function metresBetween(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width;
  return 2 * 6_371_009 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

async function readOrders(
  database: Kysely<Database>,
  planned: readonly PlannedJob[],
): Promise<ReadonlyMap<string, Order>> {
  const orders = await database
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .where('orders.id', 'in', [...new Set(planned.map(({ job }) => job.order_id))])
    .select([
      'orders.id',
      'orders.per_user_job_limit',
      'orders.identity_check_required',
      'orders.require_agent_skills',
      'orders.exclude_agent_skills',
      'orders.require_agent_tags',
      'orders.exclude_agent_tags',
      'customers.jobs_per_agent_limit',
      'customers.limit_period',
    ])
    .execute();
  return new Map(orders.map((order) => [order.id, order]));
}

async function readFacts(
  database: Kysely<Database>,
  agentId: string,
  planned: readonly PlannedJob[],
  now: Date,
): Promise<Facts> {
  const agent = await database
    .selectFrom('agents')
    .where('id', '=', agentId)
    .select(['tags', 'identity_check_result'])
    .executeTakeFirstOrThrow();
  const skills = await readSkillIds(database, agentId);
  const areas = await database
    .selectFrom('agent_areas')
    .where('agent_id', '=', agentId)
    .select(['latitude', 'longitude', 'radius'])
    .execute();
  const locked = await database
    .selectFrom('lockout_agents')
    .innerJoin('lockouts', 'lockouts.id', 'lockout_agents.lockout_id')
    .where('lockout_agents.agent_id', '=', agentId)
    .where('lockouts.order_id', 'is not', null)
    .where(entryEnd, '>', now.toISOString())
    .select('lockouts.order_id')
    .execute();
  const given = await database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .where('assignments.agent_id', '=', agentId)
    .where('assignments.status', 'not in', ['cancelled', 'abandoned', 'failed'])
    .where(
      'assignments.job_id',
      'not in',
      planned.map(({ job }) => job.id),
    )
    .select([
      'jobs.order_id',
      'jobs.customer_id',
      'assignments.job_date as day',
      'assignments.start_time as startTime',
      'assignments.end_time as endTime',
      sql<boolean>`assignments.status in (${sql.join(openAssignmentStatuses)})`.as('open'),
    ])
    .execute();
  return {
    skills,
    tags: agent.tags,
    identityPassed: agent.identity_check_result === 'pass',
    areas,
    lockedOrders: new Set(locked.flatMap((row) => row.order_id ?? [])),
    given,
  };
}
