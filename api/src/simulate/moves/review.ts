import type { Acting } from '../../http/action.ts';
import { assignReviewer, complete, fail, stop } from '../../jobs/actions/review.ts';
import { lookAt } from '../reports/looked-at.ts';
import { isThereTimeToRetry } from '../people/work-time.ts';
import { actingAs, staffWho } from '../people/staff.ts';
import { hasRested, minutesFor } from '../stage.ts';
import { oneOf } from '../../seed/random.ts';
import { faultsOf } from '../../seed/reports/verdicts.ts';
import type { Mover, Played, Stage } from '../stage.ts';

/** Jobs in review that are left to the users. */
const leftForPeople = 10;
/** Reviewers at work. */
const reviewersAtWork = 3;

async function reviewers({ database }: Stage) {
  return (await staffWho(database, 'jobs.review'))
    .filter(({ role }) => role === 'reviewer')
    .slice(0, reviewersAtWork);
}

/** Jobs in review, of open orders; `null` stands for no reviewer. */
const readQueue = ({ database }: Stage, job: string | null) =>
  database
    .selectFrom('jobs')
    .innerJoin('orders', 'orders.id', 'jobs.order_id')
    .innerJoin('assignments', 'assignments.id', 'jobs.assignment_id')
    .where('jobs.status', '=', 'qa')
    .where('assignments.status', '=', 'qa')
    .where('orders.status', 'in', ['active', 'started'])
    .where('orders.archived_at', 'is', null)
    .$if(job !== null, (query) => query.where('jobs.id', '=', job))
    .orderBy('jobs.qa_entered_at')
    .orderBy('jobs.id')
    .select((from) => [
      'jobs.id',
      'jobs.reviewer_id',
      'jobs.qa_entered_at',
      'jobs.end_date',
      'jobs.end_time',
      'jobs.partial',
      'jobs.task_list_id',
      'assignments.id as assignment',
      'jobs.latitude',
      'jobs.longitude',
      'orders.type as order_type',
      from
        .exists(
          from
            .selectFrom('report_media')
            .whereRef('report_media.assignment_id', '=', 'assignments.id')
            .where('report_media.status', '=', 'processing')
            .select('report_media.id'),
        )
        .as('processing'),
    ])
    .execute();

/** A free reviewer takes the job that has waited longest. */
export const playTakeReview: Mover = async (stage, named) => {
  const queue = await readQueue(stage, named);
  const free = (await reviewers(stage)).filter(({ id }) => queue.every((job) => job.reviewer_id !== id));
  const waiting = queue.filter((job) => job.reviewer_id === null);
  const reviewer = oneOf(stage.draw, free);
  const next = waiting.find(
    (job) =>
      named !== null ||
      (!job.processing && hasRested(stage, job.qa_entered_at, minutesFor(`waits ${job.id}`, 2, 15))),
  );
  if (!reviewer || !next || (named === null && waiting.length <= leftForPeople)) return null;
  const by = actingAs(stage, reviewer);
  await stage.database
    .transaction()
    .execute((transaction) =>
      assignReviewer(transaction, next.id, { adminUserId: reviewer.id, reassign: false }, by),
    );
  return told('take for review', next.id, by);
};

const told = (action: string, job: string, { actor }: Acting): Played => ({
  action,
  about: job,
  who: actor.name,
});

type Reviewed = Awaited<ReturnType<typeof readQueue>>[number];

/** A reviewer decides after some minutes. */
export const playReview: Mover = async (stage, named) => {
  const atWork = await reviewers(stage);
  const queue = await readQueue(stage, named);
  const taken = queue.filter((job) => atWork.some(({ id }) => id === job.reviewer_id));
  const looked: Reviewed[] = [];
  for (const job of taken)
    if (named !== null || hasRested(stage, await takenAt(stage, job.id), minutesFor(`looks ${job.id}`, 2, 8)))
      looked.push(job);
  const job = oneOf(stage.draw, looked);
  const reviewer = atWork.find(({ id }) => id === job?.reviewer_id);
  if (!job || !reviewer) return null;
  return decide(stage, job, actingAs(stage, reviewer));
};

async function takenAt({ database }: Stage, job: string): Promise<string | null> {
  const last = await database
    .selectFrom('job_history')
    .where('job_id', '=', job)
    .where('event', 'like', 'Review assigned%')
    .orderBy('id', 'desc')
    .select('created_at')
    .limit(1)
    .executeTakeFirst();
  return last?.created_at ?? null;
}

const praise = [
  null,
  null,
  null,
  'Thank you for the careful work',
  'All tasks answered',
  'Checked against the order',
] as const;
/** Reasons for a retry that the report's photos can show. */
const retries = [
  'is blurred',
  'is too dark',
  'is cut off at one side',
  'was taken against the light',
] as const;
async function decide(stage: Stage, job: Reviewed, by: Acting): Promise<Played> {
  const { database, draw, clock } = stage;
  const { photographed, isClosed } = await lookAt(database, job);
  const chance = draw.integer(1, 100);
  const act = (work: Parameters<ReturnType<typeof database.transaction>['execute']>[0]) =>
    database.transaction().execute(work);
  if (isClosed) {
    await act((transaction) =>
      stop(transaction, job.id, { reason: 'location_closed', comment: 'As the photo of the door shows' }, by),
    );
    return told('end as attempted', job.id, by);
  }
  const [photo] = photographed.slice(draw.integer(0, Math.max(0, photographed.length - 1)));
  if (photo !== undefined && chance <= 9 && !job.partial && isThereTimeToRetry(job, clock())) {
    const comment = `The photo of "${photo}" ${draw.pick(retries)}. Please take it again`;
    await act((transaction) => fail(transaction, job.id, { mode: 'job_partially_failed', comment }, by));
    return told('send back', job.id, by);
  }
  if (photo !== undefined && chance >= 95) {
    const hunt = job.order_type === 'treasure_hunt';
    const comment = draw.pick(faultsOf(job.latitude === null ? 'home' : hunt ? 'hunt' : 'audit'));
    const reason = hunt ? { reason: 'treasure_hunt_criteria' as const } : { mode: 'job_invalid' as const };
    await act((transaction) => fail(transaction, job.id, { ...reason, comment }, by));
    return told('fail', job.id, by);
  }
  await act((transaction) => complete(transaction, job.id, draw.pick(praise), by));
  return told('complete', job.id, by);
}
