import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { personColumns, personOf } from '../../authentication/people.ts';
import type { Database } from '../../database/database.ts';
import { inSteps } from '../../http/action.ts';
import type { Action } from '../../http/action.ts';
import { fieldError, notFound } from '../../http/errors.ts';
import { mustExist } from '../../http/existence.ts';
import { mustMayDelete } from '../../http/own-comment.ts';
import { formatInstant } from '../../time/instants.ts';
import { mustMayEdit } from './editing.ts';
import { lockJob } from '../locking.ts';
import { messages } from '../messages.ts';
import type { JobComment, JobHistoryEntry } from '../schemas.ts';

/** The history of a job, newest first. Throws `not_found` without the job. */
export async function readHistory(
  database: Kysely<Database>,
  jobId: string,
): Promise<Static<typeof JobHistoryEntry>[]> {
  await mustExist(database, 'jobs', jobId);
  return database
    .selectFrom('job_history')
    .where('job_id', '=', jobId)
    .select(['id', 'created_at as date', 'actor', 'event'])
    .orderBy('id', 'desc')
    .execute();
}

/** Staff comments, oldest first. Throws `not_found` without the job. */
export async function readComments(
  database: Kysely<Database>,
  jobId: string,
): Promise<Static<typeof JobComment>[]> {
  await mustExist(database, 'jobs', jobId);
  const comments = await database
    .selectFrom('job_comments')
    .innerJoin('users', 'users.id', 'job_comments.created_by')
    .where('job_id', '=', jobId)
    .select(['job_comments.id', 'job_comments.created_at', 'job_comments.text', ...personColumns])
    .orderBy('job_comments.id')
    .execute();
  return comments.map((comment) => ({
    id: comment.id,
    date: comment.created_at,
    created_by: personOf(comment),
    text: comment.text,
  }));
}

type Writing = { readonly text?: string | null | undefined; readonly comment?: string | null | undefined };
const written = ({ text, comment }: Writing): string => (text ?? comment ?? '').trim();

/** Adds a comment and returns it. */
export const addComment: Action<string, Writing, Static<typeof JobComment>> = inSteps({
  check: (input) => {
    if (written(input) === '') throw fieldError('text', messages.commentRequired);
  },
  lock: lockJob,
  follow: (job, _input, { session }) => mustMayEdit(job, session),
  change: async (transaction, job, { input }, { session, now }) => {
    const { id } = await transaction
      .insertInto('job_comments')
      .values({
        job_id: job.id,
        created_by: session.userId,
        text: written(input),
        created_at: formatInstant(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const comment = (await readComments(transaction, job.id)).find((one) => one.id === id);
    if (!comment) throw notFound();
    return comment;
  },
});

type CommentOfJob = { readonly id: string; readonly comment: string };

/** Deletes a recent comment of the user's own. The history has no comments, so it does not tell of this either. */
export const deleteComment: Action<CommentOfJob> = inSteps({
  lock: async (transaction, { id, comment }: CommentOfJob) => ({
    job: await lockJob(transaction, id),
    comment,
  }),
  follow: ({ job }, _input, { session }) => mustMayEdit(job, session),
  change: async (transaction, { job, comment }, _given, by) => {
    const found = await transaction
      .selectFrom('job_comments')
      .where('id', '=', comment)
      .where('job_id', '=', job.id)
      .select(['created_by', 'created_at'])
      .executeTakeFirst();
    mustMayDelete(found, by);
    await transaction.deleteFrom('job_comments').where('id', '=', comment).execute();
  },
});
