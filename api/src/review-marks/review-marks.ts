import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { personColumns } from '../authentication/people.ts';
import type { Database } from '../database/database.ts';
import { inSteps } from '../http/action.ts';
import type { Action, Acting } from '../http/action.ts';
import { ApiError } from '../http/errors.ts';
import { mustExist } from '../http/existence.ts';
import { mustBeReviewer, mustFollow } from '../jobs/actions/moving.ts';
import { lockJob } from '../jobs/locking.ts';
import { readTaskList, tasksOf } from '../tasks/task-lists.ts';
import { formatInstant } from '../time/instants.ts';
import type { ReviewMark, ReviewMarksChange } from './schemas.ts';

/** The marks on the tasks of a job, the oldest first. Throws `not_found` without the job. */
export async function readReviewMarks(database: Kysely<Database>, jobId: string): Promise<ReviewMark[]> {
  await mustExist(database, 'jobs', jobId);
  const marks = await database
    .selectFrom('review_marks')
    .innerJoin('users', 'users.id', 'review_marks.user_id')
    .where('job_id', '=', jobId)
    .select(['task_id', 'kind', 'marked_at', ...personColumns])
    .orderBy('marked_at')
    .orderBy('task_id')
    .orderBy('kind')
    .execute();
  return marks.map(({ task_id, kind, marked_at, user_id: id, first_name, last_name }) => ({
    task_id,
    kind,
    user: { id, name: `${first_name} ${last_name}` },
    marked_at,
  }));
}

/**
 * Adds and removes marks. Only the job's reviewer may, while the job is in review: the same refusals as of completing
 * it. Marks are aids for reading, like presence, and not decisions: the history of the job does not tell of them.
 */
export const updateReviewMarks: Action<
  string,
  ReviewMarksChange,
  void,
  Pick<Acting, 'session' | 'now'>
> = inSteps({
  check: mustBeOnce,
  // The lock of a takeover: a reviewer whose job was taken over meanwhile is refused.
  lock: lockJob,
  follow: (job, _input, { session }) => mustBeReviewer(job, mustFollow(job, 'complete'), session),
  change: async (transaction, job, { input: { add = [], remove = [] } }, { session, now }) => {
    const tasks = tasksOf(await readTaskList(transaction, job.task_list_id));
    mustBeTasks({ add, remove }, new Set(tasks.map(({ id }) => id)));
    if (remove.length > 0)
      await sql`
        delete from review_marks
        where job_id = ${job.id} and (task_id, kind) in (${sql.join(
          remove.map(({ task_id: task, kind }) => sql`(${task}, ${kind})`),
        )})`.execute(transaction);
    if (add.length === 0) return;
    const marked = { job_id: job.id, user_id: session.userId, marked_at: formatInstant(now) };
    await transaction
      .insertInto('review_marks')
      .values(add.map(({ task_id, kind }) => ({ ...marked, task_id, kind })))
      .onConflict((conflict) => conflict.columns(['job_id', 'task_id', 'kind']).doNothing())
      .execute();
  },
});

const eachOf = ({ add = [], remove = [] }: ReviewMarksChange) => [
  ...add.map((row, at) => ({ ...row, path: `add.${at}` })),
  ...remove.map((row, at) => ({ ...row, path: `remove.${at}` })),
];

/** A mark that is both added and removed, or named twice, has no clear outcome. */
function mustBeOnce(change: ReviewMarksChange): void {
  const named = new Set<string>();
  const fields: Record<string, string[]> = {};
  for (const { task_id: task, kind, path } of eachOf(change)) {
    const key = JSON.stringify([task, kind]);
    if (named.has(key)) fields[path] = [`The mark ${kind} of the task ${task} is named more than once`];
    named.add(key);
  }
  refuse(fields);
}

function mustBeTasks(change: ReviewMarksChange, tasks: ReadonlySet<string>): void {
  const unknown = eachOf(change).filter(({ task_id: task }) => !tasks.has(task));
  refuse(
    Object.fromEntries(
      unknown.map(({ path, task_id: task }) => [`${path}.task_id`, [`The job has no task ${task}`]]),
    ),
  );
}

function refuse(fields: Record<string, string[]>): void {
  if (Object.keys(fields).length > 0) throw new ApiError('validation.failed', { fields });
}
