import type { Kysely } from 'kysely';
import type { BookedDay } from '@shepherd/domain/visit-day.ts';
import type { Database } from '../../database/database.ts';
import { ApiError, fieldError, notFound } from '../../http/errors.ts';
import { dayOf, formatInstant } from '../../time/instants.ts';
import { insertRows } from '../../database/statements.ts';
import { pointToRunning } from '../assignment/direct-assignment.ts';
import type { AgentStatus } from '../../agents/statuses.ts';
import type { Actor } from '../../authentication/actor.ts';
import { lockJobs, lockWithBundles } from '../locking.ts';
import type { LockedJob } from '../locking.ts';
import { messages } from '../messages.ts';
import { move, mustBeOnMarket, mustFollow } from './moving.ts';
import { readOffers } from '../assignment/offers.ts';
import { requestedDays, todayAt } from '../assignment/requested-days.ts';
import type { JobAction } from '../transitions.ts';

/**
 * The actions of agents in their app. No call of this API uses them, because the app is another program. The
 * simulator and the tests call these functions, which follow the same transition table as the calls of staff.
 */
export type FieldWorker = { readonly agentId: string; readonly actor: Actor };

/** An agent by id; throws `not_found`. */
export async function fieldWorker(database: Kysely<Database>, agentId: string): Promise<FieldWorker> {
  const agent = await database
    .selectFrom('agents')
    .where('id', '=', agentId)
    .select(['first_name', 'last_name'])
    .executeTakeFirst();
  if (!agent) throw notFound();
  return { agentId, actor: { name: `${agent.first_name} ${agent.last_name}`, userId: null } };
}

/**
 * Locks the agent for the transaction, so that they cannot be retired or lose market access meanwhile. Lock order:
 * agent, orders, jobs, as in retirement.
 */
async function mustWork(
  transaction: Kysely<Database>,
  { agentId }: FieldWorker,
  statuses: readonly AgentStatus[],
): Promise<void> {
  const agent = await transaction
    .selectFrom('agents')
    .where('id', '=', agentId)
    .select(['status', 'deleted_at', 'rejected_at'])
    .forShare()
    .executeTakeFirst();
  const works =
    agent !== undefined &&
    agent.deleted_at === null &&
    agent.rejected_at === null &&
    statuses.includes(agent.status);
  if (!works) throw new ApiError('agent.invalid_transition');
}

/**
 * Takes a job from the market, with all jobs of its bundle. Returns their ids. `days` are the agent's choices from
 * the days of the offer, by job; a job without one is done on the first day from today on which the agent has no
 * other visit. Throws `agent.invalid_transition` for an agent without access to the market, `job.invalid_transition`,
 * `order.closed`, `order.paused`, `job.hidden_from_market`, `job.offer_ended` after the last day of the offer or of
 * the work, or `validation.failed` for a day outside the offer or in the past.
 */
export async function accept(
  transaction: Kysely<Database>,
  jobId: string,
  worker: FieldWorker,
  now: Date,
  days: ReadonlyMap<string, string> = new Map(),
): Promise<string[]> {
  const { agentId, actor } = worker;
  await mustWork(transaction, worker, ['active']);
  const { jobs, others } = await lockWithBundles(transaction, [jobId]);
  const taken = [...jobs, ...others.filter((job) => job.status === 'pending')];
  const rows = taken.map((job) => mustFollow(job, 'accept'));
  const [row] = rows;
  if (!row) throw new ApiError('job.invalid_transition');
  taken.forEach(mustBeOnMarket);
  const offers = await readOffers(
    transaction,
    taken.flatMap((job) => job.market_offer_id ?? []),
  );
  for (const job of taken) mustStillBeOffered(job, offers, now);
  const timed = taken.map((job) => {
    const offer = job.market_offer_id === null ? undefined : offers.get(job.market_offer_id);
    return {
      ...job,
      ...offeredDays(job, offer),
      startTime: offer?.start_time ?? job.start_time,
      endTime: offer?.end_time ?? job.end_time,
    };
  });
  const earliest = await requestedDays(transaction, agentId, timed, { now, timezone: 'UTC' });
  const dayOfJob = new Map(
    timed.map((job) => [job.id, dayOfWork(job, earliest.get(job.id), days.get(job.id), now)]),
  );
  await move(transaction, taken, row, 'Accepted', actor, now);
  await insertRows(
    transaction,
    'assignments',
    timed.map((job) => ({
      job_id: job.id,
      agent_id: agentId,
      status: 'accepted',
      agent_fee: job.agreed_fee ?? job.agent_fee,
      currency: job.currency,
      job_date: dayOfJob.get(job.id) ?? job.last,
      start_time: job.startTime,
      end_time: job.endTime,
      created_at: formatInstant(now),
    })),
  );
  const ids = taken.map((job) => job.id);
  await pointToRunning(transaction, ids);
  return ids;
}

/** The days of an offer, by default those of the job. */
export const offeredDays = (
  job: Pick<LockedJob, 'start_date' | 'end_date'>,
  offer: { readonly start_date: string | null; readonly end_date: string | null } | undefined,
): { readonly first: string; readonly last: string } => ({
  first: offer?.start_date ?? job.start_date,
  last: offer?.end_date ?? job.end_date,
});

function dayOfWork(
  job: LockedJob & ReturnType<typeof offeredDays>,
  earliest: BookedDay | undefined,
  chosen: string | undefined,
  now: Date,
): string {
  const { id, first, last } = job;
  if (chosen === undefined) {
    if (earliest?.day) return earliest.day;
    throw new ApiError('job.offer_ended', {
      message: `The last day of the work of the job ${id} was ${last}`,
    });
  }
  if (chosen < first || chosen > last)
    throw fieldError('job_date', `The job ${id} is offered from ${first} to ${last}`);
  if (chosen < todayAt(job, { now, timezone: 'UTC' })) throw fieldError('job_date', messages.datePassed);
  return chosen;
}

function mustStillBeOffered(
  { id, market_offer_id: offerId }: LockedJob,
  offers: Awaited<ReturnType<typeof readOffers>>,
  now: Date,
): void {
  const until = offerId === null ? undefined : offers.get(offerId)?.accept_until;
  if (until !== undefined && dayOf(now) > until)
    throw new ApiError('job.offer_ended', {
      message: `The offer of the job ${id} could be accepted until ${until}`,
    });
}

/** Begins the work on site. */
export const start = (transaction: Kysely<Database>, jobId: string, worker: FieldWorker, now: Date) =>
  step(transaction, jobId, 'start', 'Started', worker, now);

/** Submits the work for review; after a partial failure as a retry. */
export async function submit(
  transaction: Kysely<Database>,
  jobId: string,
  worker: FieldWorker,
  now: Date,
): Promise<void> {
  const job = await ownJob(transaction, jobId, worker);
  const again = job.assignment?.status === 'partially_failed';
  await moveOwn(
    transaction,
    job,
    again ? 'retry' : 'submit',
    again ? 'Handed in again' : 'Handed in',
    worker,
    now,
  );
}

/** Stops on site; staff then decides whether the job was abandoned or attempted. */
export async function stopInField(
  transaction: Kysely<Database>,
  jobId: string,
  comment: string,
  worker: FieldWorker,
  now: Date,
): Promise<void> {
  const job = await ownJob(transaction, jobId, worker);
  await moveOwn(transaction, job, 'stop_in_field', `Stopped: ${comment}`, worker, now);
  await transaction
    .updateTable('assignments')
    .set({ stop_comment: comment })
    .where('id', '=', job.assignment_id)
    .execute();
}

async function step(
  transaction: Kysely<Database>,
  jobId: string,
  action: JobAction,
  event: string,
  worker: FieldWorker,
  now: Date,
): Promise<void> {
  await moveOwn(transaction, await ownJob(transaction, jobId, worker), action, event, worker, now);
}

async function moveOwn(
  transaction: Kysely<Database>,
  job: LockedJob,
  action: JobAction,
  event: string,
  { actor }: FieldWorker,
  now: Date,
): Promise<void> {
  await move(transaction, [job], mustFollow(job, action), event, actor, now);
}

/**
 * Only the assigned agent may work on a job, and not after leaving. Accepted work continues without market access.
 */
async function ownJob(transaction: Kysely<Database>, jobId: string, worker: FieldWorker): Promise<LockedJob> {
  await mustWork(transaction, worker, ['active', 'inactive']);
  const [job] = await lockJobs(transaction, [jobId]);
  if (!job || job.assignment?.agent_id !== worker.agentId) throw notFound();
  return job;
}
