import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import type { ChangedJob } from '../http/errors.ts';
import { component, Id, JobId, nullable, optional } from '../http/schemas/schemas.ts';
import { lockWithBundles } from './locking.ts';
import type { LockedJob } from './locking.ts';
import { messages } from './messages.ts';
import { JobStatus } from './schemas.ts';
import { isHeld } from './statuses.ts';

export const ExpectedJob = component(
  'ExpectedJob',
  Type.Object({
    id: JobId,
    status: JobStatus,
    agent_id: optional(
      nullable(
        Type.Intersect([Id], {
          description: 'The agent who does or did the job; ignored in a status without one',
        }),
      ),
    ),
    reviewer_id: optional(
      nullable(Type.Intersect([Id], { description: 'Compared if it is sent; null without a reviewer' })),
    ),
    market_offer_id: optional(
      nullable(Type.Intersect([Id], { description: 'Compared if it is sent; null without an offer' })),
    ),
  }),
);

/** For the body of each act on jobs. */
export const expected = {
  expected: optional(
    nullable(
      Type.Array(ExpectedJob, {
        description:
          'The jobs as the user saw them. When one of them has changed since, nothing is done, and the answer is 409 job.changed with the present state of each changed job',
      }),
    ),
  ),
};
export type ExpectedJob = Static<typeof ExpectedJob>;
type Acting = { readonly expected?: readonly ExpectedJob[] | null | undefined };

/**
 * Refuses with `job.changed` when a job is no longer as the user saw it: a reassigned job can have the same status. The
 * jobs stay locked until the transaction ends.
 */
export async function mustBeAsExpected(
  transaction: Kysely<Database>,
  ids: readonly string[],
  { expected: seen }: Acting = {},
): Promise<void> {
  if (!seen || seen.length === 0) return;
  const { jobs } = await lockWithBundles(transaction, ids);
  const byId = new Map(seen.map((one) => [one.id, one]));
  const changed = jobs.filter((job) => !isAsSeen(job, byId.get(job.id)));
  if (changed.length === 0) return;
  const details = await describe(transaction, changed);
  throw new ApiError('job.changed', { message: messages.jobsChanged(details), jobs: details });
}

function isAsSeen(job: LockedJob, seen: ExpectedJob | undefined): boolean {
  if (seen === undefined) return true;
  return (
    seen.status === job.status &&
    (!isHeld(job) || (seen.agent_id ?? null) === (job.assignment?.agent_id ?? null)) &&
    (seen.reviewer_id === undefined || seen.reviewer_id === job.reviewer_id) &&
    (seen.market_offer_id === undefined || seen.market_offer_id === job.market_offer_id)
  );
}

/** The present state of changed jobs, and the last act on each. */
async function describe(database: Kysely<Database>, jobs: readonly LockedJob[]): Promise<ChangedJob[]> {
  const ids = jobs.map(({ id }) => id);
  const agents = await peopleOf(database, 'agents', jobs.map(agentOf));
  const reviewers = await peopleOf(
    database,
    'users',
    jobs.map((job) => job.reviewer_id),
  );
  const titles = await database
    .selectFrom('orders')
    .where('id', 'in', [...new Set(jobs.map((job) => job.order_id))])
    .select(['id', 'title'])
    .execute();
  // Edits, and entries from before acts were marked, tell less: they count only where there is nothing else.
  const acts = await database
    .selectFrom('job_history')
    .where('job_id', 'in', ids)
    .distinctOn('job_id')
    .select(['job_id', 'actor', 'event', 'created_at'])
    .orderBy('job_id')
    .orderBy(sql`action is null`)
    .orderBy('id', 'desc')
    .execute();
  return jobs.map((job) => {
    const act = acts.find((one) => one.job_id === job.id);
    return {
      id: job.id,
      title: titles.find(({ id }) => id === job.order_id)?.title ?? '',
      status: job.status,
      agent: agents.get(agentOf(job) ?? '') ?? null,
      reviewer: reviewers.get(job.reviewer_id ?? '') ?? null,
      market_offer_id: job.market_offer_id,
      changed_by: act?.actor ?? null,
      changed_at: act?.created_at ?? null,
      event: act?.event ?? null,
    };
  });
}

const agentOf = (job: LockedJob): string | null => (isHeld(job) ? (job.assignment?.agent_id ?? null) : null);

async function peopleOf(
  database: Kysely<Database>,
  table: 'agents' | 'users',
  ids: readonly (string | null)[],
): Promise<Map<string, NonNullable<ChangedJob['agent']>>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const people = await database
    .selectFrom(table)
    .where('id', 'in', known)
    .select(['id', 'first_name', 'last_name'])
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}
