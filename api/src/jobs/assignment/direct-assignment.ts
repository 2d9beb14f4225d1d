import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/statements.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import { money } from '../../money/money.ts';
import { formatInstant } from '../../time/instants.ts';
import { bundle } from './bundles.ts';
import { findConflicts } from './conflicts.ts';
import type { Actor } from '../../authentication/actor.ts';
import { lockWithBundles } from '../locking.ts';
import type { LockedJob } from '../locking.ts';
import { messages } from '../messages.ts';
import { dissolve, move, mustFollow } from '../actions/moving.ts';
import { requestedDays, todayAt } from './requested-days.ts';
import { checkBundleName, checkCurrencies, checkTimes, problems, readFees } from './terms.ts';
import type { TermsInput } from './terms.ts';
import type { JobTransition } from '../transitions.ts';

export type DirectAssignment = TermsInput & {
  readonly agent_id: string;
  /** yyyy-MM-dd, for all jobs. */
  readonly job_date?: string | null | undefined;
  /** A day for each job, at the job's own times; otherwise `requestedDays` chooses. Ignored beside `job_date`. */
  readonly job_dates?: readonly { readonly job_id: string; readonly job_date: string }[] | null | undefined;
  readonly ignore_warnings: boolean;
};

type Context = { readonly actor: Actor; readonly timezone: string; readonly now: Date };

/**
 * Assigns jobs to one agent, all or none. Throws `validation.failed`, `job.invalid_transition`, or
 * `job.direct_assignment_conflict` with the warnings of each job unless they are to be ignored.
 */
export async function assignToAgent(
  transaction: Kysely<Database>,
  ids: readonly string[],
  input: DirectAssignment,
  { actor, timezone, now }: Context,
): Promise<void> {
  const { jobs, others } = await lockWithBundles(transaction, ids);
  const found = problems();
  const fees = readFees(jobs, input, found);
  checkTimes(input, found);
  checkBundleName(input, false, found);
  checkCurrencies(jobs, input, Boolean(input.bundle_name), found);
  const chosen = chosenDays(jobs, input, found);
  if (chosen && jobs.some((job) => hasPassed(chosen.get(job.id), todayAt(job, { timezone, now }))))
    found.add(input.job_date ? 'job_date' : 'job_dates', messages.datePassed);
  found.refuse();
  const agent = await assignableAgent(transaction, input.agent_id);
  const rows = new Map(jobs.map((job) => [job.id, mustFollow(job, 'assign_agent')]));
  const ownTimes = !input.job_date;
  const timed = jobs.map((job) => ({
    job,
    startTime: input.start_time ?? (ownTimes ? job.start_time : null),
    endTime: input.end_time ?? (ownTimes ? job.end_time : null),
    fee: fees.get(job.id) ?? job.agent_fee,
  }));
  const days = chosen ?? (await daysAsRequested(transaction, agent.id, timed, { timezone, now }));
  const planned = timed.map((one) => ({ ...one, jobDate: days.get(one.job.id) ?? one.job.end_date }));
  if (!input.ignore_warnings) {
    const warnings = await findConflicts(transaction, agent.id, planned, now);
    if (warnings.length > 0) throw new ApiError('job.direct_assignment_conflict', { warnings });
  }
  await dissolve(transaction, others, actor, now);
  await bundle(transaction, ids, input.bundle_name?.trim() ?? null);
  for (const [row, group] of groupByRow(jobs, rows))
    await move(
      transaction,
      group,
      row,
      (job) => `Assigned to ${agent.name} for ${money(fees.get(job.id) ?? 0, job.currency).formatted}`,
      actor,
      now,
    );
  await insertRows(
    transaction,
    'assignments',
    planned.map(({ job, jobDate: day, startTime, endTime, fee }) => ({
      job_id: job.id,
      agent_id: agent.id,
      status: 'accepted',
      agent_fee: fee,
      currency: job.currency,
      job_date: day,
      start_time: startTime,
      end_time: endTime,
      created_at: formatInstant(now),
    })),
  );
  await pointToRunning(transaction, ids);
}

type Timed = {
  readonly job: LockedJob;
  readonly startTime: string | null;
  readonly endTime: string | null;
};

/** The days that the request names; undefined if it leaves them to the customer's request. */
function chosenDays(
  jobs: readonly LockedJob[],
  { job_date: day, job_dates: each }: DirectAssignment,
  found: ReturnType<typeof problems>,
): ReadonlyMap<string, string> | undefined {
  if (day) return new Map(jobs.map(({ id }) => [id, day]));
  if (!each) return undefined;
  const days = new Map(each.map((one) => [one.job_id, one.job_date]));
  if (jobs.some(({ id }) => !days.has(id))) found.add('job_dates', messages.dateOfEach);
  return days;
}

const hasPassed = (day: string | undefined, today: string): boolean => day !== undefined && day < today;

/** The first day from today on which the agent is free. Throws `validation.failed` when all days have passed. */
async function daysAsRequested(
  transaction: Kysely<Database>,
  agentId: string,
  timed: readonly Timed[],
  clock: Pick<Context, 'timezone' | 'now'>,
): Promise<ReadonlyMap<string, string>> {
  const days = await requestedDays(
    transaction,
    agentId,
    timed.map(({ job, startTime, endTime }) => ({
      ...job,
      first: job.start_date,
      last: job.end_date,
      startTime,
      endTime,
    })),
    clock,
  );
  const passed = [...days].flatMap(([id, { state }]) => (state === 'over' ? id : []));
  if (passed.length > 0) throw fieldError('job_date', messages.requestedDaysPassed(passed));
  return new Map([...days].flatMap(([id, { day }]) => (day === null ? [] : [[id, day] as const])));
}

/** Stores the current assignment on the jobs, so that lists need not look for it. */
export async function pointToRunning(transaction: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    update jobs set assignment_id = assignments.id, agreed_fee = assignments.agent_fee
    from assignments
    where assignments.job_id = jobs.id and assignments.status = 'accepted' and jobs.id in (${sql.join(ids)})`.execute(
    transaction,
  );
}

/** Groups jobs by their row of the transition table; each group moves together. */
export function groupByRow(
  jobs: readonly LockedJob[],
  rows: ReadonlyMap<string, JobTransition>,
): Map<JobTransition, LockedJob[]> {
  const groups = new Map<JobTransition, LockedJob[]>();
  for (const job of jobs) {
    const row = rows.get(job.id);
    if (!row) continue;
    const group = groups.get(row);
    if (group) group.push(job);
    else groups.set(row, [job]);
  }
  return groups;
}

/** Applicants, rejected and retired agents never get jobs, whatever warnings are ignored. */
async function assignableAgent(
  database: Kysely<Database>,
  id: string,
): Promise<{ id: string; name: string }> {
  const agent = await database
    .selectFrom('agents')
    .select(['id', 'first_name', 'last_name', 'status', 'deleted_at', 'rejected_at'])
    .where('id', '=', id)
    // Prevents retirement between this check and the assignment.
    .forShare()
    .executeTakeFirst();
  const usable =
    agent !== undefined &&
    agent.deleted_at === null &&
    agent.rejected_at === null &&
    (agent.status === 'active' || agent.status === 'inactive');
  if (!usable) throw fieldError('agent_id', messages.agentUnavailable);
  return { id: agent.id, name: `${agent.first_name} ${agent.last_name}` };
}
