import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { messages } from './messages.ts';
import { isClosed } from '../orders/transitions.ts';
import type { JobState } from './transitions.ts';
import { runningAssignmentStatuses } from './transitions.ts';

/** A job while this transaction holds its row lock. */
export type LockedJob = Awaited<ReturnType<typeof selectLocked>>[number];

/**
 * Locks these jobs, always in the order of their numbers, so that concurrent actions wait instead of deadlocking.
 * Throws `not_found` unless all of them exist.
 */
export async function lockJobs(transaction: Kysely<Database>, ids: readonly string[]): Promise<LockedJob[]> {
  const locked = await selectLocked(transaction, ids);
  mustHoldAll(locked, ids);
  return locked;
}

/** One locked job. Throws `not_found`. */
export async function lockJob(transaction: Kysely<Database>, id: string): Promise<LockedJob> {
  const [job] = await lockJobs(transaction, [id]);
  if (!job) throw notFound();
  return job;
}

/** One locked job, and the others of its bundle. */
export async function lockWithBundle(
  transaction: Kysely<Database>,
  id: string,
): Promise<{ job: LockedJob; others: LockedJob[] }> {
  const { jobs, others } = await lockWithBundles(transaction, [id]);
  const [job] = jobs;
  if (!job) throw notFound();
  return { job, others };
}

/**
 * Locks these jobs and the others in their bundles. Bundles are read before locking, to keep the lock order; jobs
 * that joined meanwhile are locked afterwards.
 */
export async function lockWithBundles(
  transaction: Kysely<Database>,
  ids: readonly string[],
): Promise<{ jobs: LockedJob[]; others: LockedJob[] }> {
  const before = await inBundlesOf(transaction, ids);
  let locked = await selectLocked(transaction, [...new Set([...ids, ...before])]);
  const after = await inBundlesOf(transaction, ids);
  const held = new Set(locked.map((job) => job.id));
  const late = after.filter((id) => !held.has(id));
  if (late.length > 0) locked = [...locked, ...(await selectLocked(transaction, late))];
  const named = new Set(ids);
  const jobs = locked.filter((job) => named.has(job.id));
  mustHoldAll(jobs, ids);
  const bundled = new Set(after);
  const others = locked.filter((job) => !named.has(job.id) && bundled.has(job.id));
  return { jobs, others };
}

/** Bulk callers need to know which jobs do not exist. */
function mustHoldAll(held: readonly { readonly id: string }[], ids: readonly string[]): void {
  const found = new Set(held.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) throw new ApiError('not_found', { message: messages.noSuchJobs(missing) });
}

/** All jobs that share a bundle with one of these, including these. */
async function inBundlesOf(database: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('jobs as named')
    .innerJoin('jobs as other', 'other.bundle_id', 'named.bundle_id')
    .where('named.id', 'in', ids)
    .select('other.id')
    .distinct()
    .execute();
  return rows.map((row) => row.id);
}

async function selectLocked(database: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const orders = await holdOrders(database, ids);
  const jobs = await database
    .selectFrom('jobs')
    .where('id', 'in', ids)
    .orderBy('order_id')
    .orderBy('sequence')
    .selectAll()
    .forUpdate()
    .execute();
  if (jobs.length === 0) return [];
  // Read after locking, so that it cannot change any more.
  const hiddenGroups = await database
    .selectFrom('location_groups')
    .where('hide_from_market', '=', true)
    .where('id', 'in', [...new Set(jobs.flatMap((job) => job.location_group_id ?? [])), '0'])
    .select('id')
    .execute();
  const assignments = await database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.assignment_id', 'assignments.id')
    .where(
      'jobs.id',
      'in',
      jobs.map((job) => job.id),
    )
    .selectAll('assignments')
    .execute();
  const ordersById = new Map(orders.map((order) => [order.id, order]));
  const assignmentsById = new Map(assignments.map((assignment) => [assignment.id, assignment]));
  return jobs.map((job) => {
    const order = ordersById.get(job.order_id);
    return {
      ...job,
      order_type: order?.type ?? 'standard',
      order_paused: order?.paused ?? false,
      hidden_from_market: hiddenGroups.some(({ id }) => id === job.location_group_id),
      order_closed:
        order !== undefined && isClosed({ status: order.status, archived: order.archived_at !== null }),
      assignment: (job.assignment_id !== null && assignmentsById.get(job.assignment_id)) || null,
    };
  });
}

/**
 * Orders are always locked before their jobs: while a job changes, its order cannot be paused or closed. A shared
 * lock, so that actions on other jobs of the order need not wait.
 */
const holdOrders = (database: Kysely<Database>, jobIds: readonly string[]) =>
  database
    .selectFrom('orders')
    .where('id', 'in', ({ selectFrom }) => selectFrom('jobs').where('id', 'in', jobIds).select('order_id'))
    .orderBy('id')
    .select(['id', 'type', 'paused', 'status', 'archived_at'])
    .forShare()
    .execute();

/** The input of the transition table. */
export const stateOf = (job: LockedJob): JobState => ({
  status: job.status,
  assignment: job.assignment?.status ?? null,
  bundled: job.status === 'pending' && job.bundle_id !== null,
  treasureHunt: job.order_type === 'treasure_hunt',
  orderClosed: job.order_closed,
});

/** The running assignment; null if the last one has ended. */
export function runningAssignment(job: LockedJob): LockedJob['assignment'] {
  const { assignment } = job;
  return assignment && runningAssignmentStatuses.some((status) => status === assignment.status)
    ? assignment
    : null;
}
