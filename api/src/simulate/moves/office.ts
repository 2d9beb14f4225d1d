import { sql } from 'kysely';
import type { Acting } from '../../http/action.ts';
import { unassign } from '../../jobs/actions/ending.ts';
import { stop } from '../../jobs/actions/review.ts';
import { dayOf } from '../../time/instants.ts';
import { staffMemberWith } from '../people/staff.ts';
import { ago, hasRested, minutesFor } from '../stage.ts';
import { oneOf } from '../../seed/random.ts';
import type { Mover, Played, Stage } from '../stage.ts';
import { stopFor, stopReason } from '../people/tempers.ts';
import { beganOutOfHours, isInWindow, isLastDayOver, isMissed } from '../people/work-time.ts';
import { readWork } from './work.ts';
import type { Work } from './work.ts';

/** A case for the office: work that stopped, was missed, or was never submitted. */
type Matter = { readonly job: string; readonly action: string; readonly see: See };
type See = (stage: Stage, by: Acting) => Promise<unknown>;

/** Staff handle the next case. */
export const playOffice: Mover = async (stage, named) => {
  if (named === null && !(await hasOfficeRested(stage))) return null;
  const matters = [...(await readMatters(stage, named)), ...(await endedOffers(stage, named))];
  const matter = oneOf(stage.draw, matters);
  const by = await staffMemberWith(stage, 'jobs.manage');
  if (!matter || !by) return null;
  await matter.see(stage, by);
  return told(matter, by);
};

const told = ({ action, job }: Matter, { actor }: Acting): Played => ({
  action,
  about: job,
  who: actor.name,
});

/** They handle cases one by one. */
async function hasOfficeRested(stage: Stage): Promise<boolean> {
  const newest = await stage.database
    .selectFrom('job_history')
    .where('created_at', '>', ago(stage, 5).toISOString())
    .where((where) =>
      where.or([where('event', 'like', 'Stopped as %'), where('event', 'like', 'Unassigned from %')]),
    )
    .orderBy('id', 'desc')
    .select(['id', 'created_at'])
    .limit(1)
    .executeTakeFirst();
  return newest === undefined || hasRested(stage, newest.created_at, minutesFor(`office ${newest.id}`, 1, 4));
}

async function readMatters(stage: Stage, named: string | null): Promise<Matter[]> {
  const now = stage.clock();
  const work = await readWork(stage.database, {
    statuses: ['accepted', 'in_progress', 'partially_failed', 'stopped'],
    job: named,
  });
  return work.flatMap((job): Matter[] => {
    if (job.job_status === 'assigned')
      return isMissed(job, now)
        ? [{ job: job.job, action: 'take from who did not come', see: takeAway(job.job) }]
        : [];
    if (job.status === 'stopped')
      return hasRested(stage, job.stopped_at, minutesFor(`stopped ${job.job}`, 3, 12))
        ? [{ job: job.job, action: 'decide what was stopped', see: decideStopped(job) }]
        : [];
    return isGivenUp(job, now)
      ? [{ job: job.job, action: 'end as abandoned', see: endAbandoned(job.job) }]
      : [];
  });
}

/** Begun work that can no longer be submitted. */
function isGivenUp(job: Work, now: Date): boolean {
  if (isInWindow(job, now)) return false;
  if (job.status === 'partially_failed') return isLastDayOver(job, now);
  // Work outside its hours was started by a user; after a day it is no longer submitted.
  return !beganOutOfHours(job) || dayOf(now) > job.job_date;
}

const takeAway =
  (job: string): See =>
  ({ database }, by) =>
    database.transaction().execute((transaction) => unassign(transaction, [job], by));

/** The reason given on site decides, whether a person or the simulator gave it. */
const decideStopped =
  ({ job, assignment, at }: Work): See =>
  ({ database }, by) =>
    database.transaction().execute(async (transaction) => {
      const stopped = await transaction
        .selectFrom('job_history')
        .where('assignment_id', '=', assignment)
        .where('event', 'like', 'Stopped: %')
        .orderBy('id', 'desc')
        .select('event')
        .limit(1)
        .executeTakeFirst();
      const { reason, said } =
        stopFor(stopped?.event.replace('Stopped: ', '') ?? '') ?? stopReason(assignment, at === null);
      await stop(transaction, job, { reason, comment: `Talked on the phone: ${said}` }, by);
    });

const endAbandoned =
  (job: string): See =>
  ({ database }, by) =>
    database
      .transaction()
      .execute((transaction) =>
        stop(
          transaction,
          job,
          { reason: 'abandoned', comment: 'Never handed in, does not answer the phone' },
          by,
        ),
      );

/** Expired offers come back, to be offered again. */
async function endedOffers({ database, clock }: Stage, named: string | null): Promise<Matter[]> {
  const today = dayOf(clock());
  const { rows } = await sql<{ job: string }>`
    select jobs.id as job from jobs
    join orders on orders.id = jobs.order_id
    join market_offers as offers on offers.id = jobs.market_offer_id
    where jobs.status = 'pending' and orders.status in ('active', 'started') and orders.archived_at is null
      and ((offers.created_at at time zone 'UTC')::date + orders.accept_window < ${today}::date
        or coalesce(offers.end_date, jobs.end_date) < ${today}::date)
      and (${named}::text is null or jobs.id::text = ${named})
    order by jobs.order_id, jobs.sequence limit 200`.execute(database);
  return rows.map(({ job }) => ({ job, action: 'take off the market', see: takeAway(job) }));
}
