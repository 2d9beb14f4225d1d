import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/statements.ts';
import * as field from '../../jobs/actions/field.ts';
import type { AssignmentStatus, JobStatus } from '../../jobs/statuses.ts';
import { readTaskList } from '../../tasks/task-lists.ts';
import { answerTasks } from '../reports/answers.ts';
import type { GivenReport } from '../reports/answers.ts';
import { handInMedia, takeMedia } from '../reports/photos.ts';
import { pointOf, readMode, seenAt, secondsSince, secondsTo } from './positions.ts';
import type { Point, Traveller } from './positions.ts';
import { ago } from '../stage.ts';
import { oneOf } from '../../seed/random.ts';
import type { Mover, Played, Stage } from '../stage.ts';
import { isStop, neverComes, stopReason } from '../people/tempers.ts';
import { later, minute } from '../../time/instants.ts';
import {
  beganOutOfHours,
  isInWindow,
  isThrough,
  isTimeToStart,
  minutesLeft,
  minutesOfWork,
} from '../people/work-time.ts';
import type { Timed } from '../people/work-time.ts';

/** A job with an agent, and the agent's position. */
export type Work = Timed &
  Omit<Traveller, 'mode'> & {
    readonly job: string;
    readonly agent: string;
    readonly name: string;
    readonly job_status: JobStatus;
    readonly status: AssignmentStatus;
    readonly task_list_id: string | null;
    readonly order_id: string;
    readonly reference: string | null;
    readonly currency: string;
    readonly industry: string | null;
    /** The job's place; null for anywhere. */
    readonly at: Point | null;
    readonly ended_at: string | null;
    readonly stopped_at: string | null;
  };

/** The current jobs of agents, of open orders. */
export async function readWork(
  database: Kysely<Database>,
  { statuses, job = null }: { readonly statuses: readonly AssignmentStatus[]; readonly job?: string | null },
): Promise<Work[]> {
  const rows = await database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.assignment_id', 'assignments.id')
    .innerJoin('orders', 'orders.id', 'jobs.order_id')
    .innerJoin('templates', 'templates.id', 'jobs.template_id')
    .innerJoin('agents', 'agents.id', 'assignments.agent_id')
    .innerJoin('customers', 'customers.id', 'jobs.customer_id')
    .leftJoin('industries', 'industries.id', 'customers.industry_id')
    .leftJoin('location_groups', 'location_groups.id', 'jobs.location_group_id')
    .where('jobs.status', 'in', ['assigned', 'in_progress'])
    .where('assignments.status', 'in', statuses)
    .where('orders.status', 'in', ['active', 'started'])
    .where('orders.archived_at', 'is', null)
    .where('agents.status', 'in', ['active', 'inactive'])
    .where('agents.deleted_at', 'is', null)
    .where('agents.rejected_at', 'is', null)
    .$if(job !== null, (query) => query.where('jobs.id', '=', job))
    .orderBy('assignments.id')
    .select([
      'jobs.id as job',
      'jobs.status as job_status',
      'jobs.end_date',
      'jobs.task_list_id',
      'jobs.order_id',
      'jobs.reference',
      'jobs.currency',
      'industries.name as industry',
      'jobs.latitude as job_latitude',
      'jobs.longitude as job_longitude',
      'assignments.id as assignment',
      'assignments.agent_id as agent',
      'assignments.status',
      'assignments.job_date',
      'assignments.start_time',
      'assignments.end_time',
      'assignments.started_at',
      'assignments.ended_at',
      'assignments.stopped_at',
      'templates.duration',
      'location_groups.job_time_limit as time_limit',
      'agents.latitude',
      'agents.longitude',
      'agents.position_updated_at',
      'agents.first_name',
      'agents.last_name',
    ])
    .limit(5_000)
    .execute();
  return rows.map(({ job_latitude, job_longitude, first_name, last_name, ...row }) => {
    const at = pointOf(job_latitude, job_longitude);
    const place = at ?? pointOf(row.latitude, row.longitude);
    // A retry is allowed until the last day of the job.
    const end_date = row.status === 'partially_failed' ? row.end_date : row.job_date;
    return { ...row, end_date, name: `${first_name} ${last_name}`, at, place };
  });
}

const told = (action: string, { job, name }: Work): Played => ({ action, about: job, who: name });

/** An agent who has arrived starts: on the day, at the hour and at the place. */
export const playStart: Mover = async (stage, named) => {
  const { database, clock, draw } = stage;
  const now = clock();
  const work = await readWork(database, { statuses: ['accepted'], job: named });
  const busy = new Set(
    named === null ? (await readWork(database, { statuses: ['in_progress'] })).map(({ agent }) => agent) : [],
  );
  const ready = work.filter(
    (job) =>
      job.job_status === 'assigned' &&
      (named !== null || (!busy.has(job.agent) && !neverComes(job.assignment) && isTimeToStart(job, now))),
  );
  const chosen = oneOf(draw, ready);
  if (!chosen) return null;
  const arrived = await hasArrived(database, chosen, now);
  if (named === null && !arrived) return null;
  await database.transaction().execute(async (transaction) => {
    const worker = await field.fieldWorker(transaction, chosen.agent);
    await field.start(transaction, chosen.job, worker, now);
    if (chosen.at && arrived) await seenAt(transaction, chosen.agent, chosen.at, now);
  });
  return told('start', chosen);
};

/** Whether the agent can have arrived, by the last known position. */
const hasArrived = async (database: Kysely<Database>, job: Work, now: Date): Promise<boolean> =>
  job.at === null ||
  secondsTo(job.at, { ...job, mode: await readMode(database, job.agent) }) <=
    secondsSince(job.position_updated_at, now);

/** Minutes before the end of a job's hours when finished work is submitted before any other move. */
const urgentMinutes = 20;
/** Minimum seconds between submissions otherwise. */
const secondsBetween = 30;

const isReady = (job: Work, now: Date, haste: number): boolean =>
  job.job_status === 'in_progress' &&
  (isInWindow(job, now) || (job.status === 'in_progress' && beganOutOfHours(job))) &&
  (job.status === 'partially_failed' || isThrough(job, now, haste));

/** An agent submits finished work, or a retry. */
export const playSubmit: Mover = async (stage, named) => {
  const { database, clock, haste, draw } = stage;
  const now = clock();
  const work = await readWork(database, { statuses: ['in_progress', 'partially_failed'], job: named });
  const ready =
    named === null ? work.filter((job) => isReady(job, now, haste) && !isStop(job.assignment)) : work;
  const urgent = ready.filter((job) => isInWindow(job, now) && minutesLeft(job, now) < urgentMinutes);
  const chosen = urgent[0] ?? oneOf(draw, ready);
  if (!chosen) return null;
  if (named === null && urgent.length === 0 && (await wasHandedInJustNow(stage))) return null;
  const list = await readTaskList(database, chosen.task_list_id);
  const report = answerTasks(list, { draw, now }, visitOf(chosen, now));
  const media = await takeMedia(stage, report.media);
  const arrived = await hasArrived(database, chosen, now);
  await database.transaction().execute(async (transaction) => {
    const worker = await field.fieldWorker(transaction, chosen.agent);
    await keepAnswers(transaction, chosen.assignment, report);
    await handInMedia(transaction, chosen.assignment, media, now);
    await field.submit(transaction, chosen.job, worker, now);
    if (chosen.at && arrived) await seenAt(transaction, chosen.agent, chosen.at, now);
  });
  return told('submit', chosen);
};

/** The key of the visit's findings: a retry is a separate visit, whenever the first one was. */
function visitOf(job: Work, now: Date) {
  const longest = minutesOfWork(job);
  const began = new Date(job.started_at ?? now);
  const minutes = Math.min(longest, Math.max(1, (now.getTime() - began.getTime()) / minute));
  return {
    store: job.reference ?? job.job,
    about: job.order_id,
    industry: job.industry ?? '',
    currency: job.currency,
    started: job.status === 'partially_failed' ? later(now, -minutes * minute) : began,
    minutes,
  };
}

/** Whether an urgent submission should precede the drawn move. */
export async function isHandInUrgent({ database, clock, haste }: Stage): Promise<boolean> {
  const now = clock();
  const work = await readWork(database, { statuses: ['in_progress', 'partially_failed'] });
  return work.some(
    (job) =>
      isReady(job, now, haste) &&
      !isStop(job.assignment) &&
      isInWindow(job, now) &&
      minutesLeft(job, now) < urgentMinutes,
  );
}

async function wasHandedInJustNow(stage: Stage): Promise<boolean> {
  const recent = await stage.database
    .selectFrom('assignments')
    .where('ended_at', '>', ago(stage, secondsBetween / 60).toISOString())
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return recent !== undefined;
}

/** A retry replaces earlier answers. */
async function keepAnswers(
  transaction: Kysely<Database>,
  assignment: string,
  { answers }: GivenReport,
): Promise<void> {
  await transaction.deleteFrom('report_tasks').where('assignment_id', '=', assignment).execute();
  await insertRows(
    transaction,
    'report_tasks',
    answers.map((answer) => ({ assignment_id: assignment, ...answer })),
  );
}

/** An agent cannot go on, gives the reason, and waits for staff. */
export const playStop: Mover = async ({ database, clock, draw, haste }, named) => {
  const now = clock();
  const work = await readWork(database, { statuses: ['in_progress'], job: named });
  const ready =
    named === null
      ? work.filter((job) => isStop(job.assignment) && isInWindow(job, now) && isThrough(job, now, haste * 2))
      : work;
  const chosen = oneOf(draw, ready);
  if (!chosen) return null;
  await database.transaction().execute(async (transaction) => {
    const worker = await field.fieldWorker(transaction, chosen.agent);
    await field.stopInField(
      transaction,
      chosen.job,
      stopReason(chosen.assignment, chosen.at === null).said,
      worker,
      now,
    );
  });
  return told('stop', chosen);
};
