import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { anyOf } from '../authentication/permissions.ts';
import type { Session } from '../authentication/session.ts';
import type { Database } from '../database/database.ts';
import { fileUrls } from '../files/signed-urls.ts';
import type { Services } from '../http/call.ts';
import { ApiError } from '../http/errors.ts';
import { ExactText, optional } from '../http/schemas/schemas.ts';
import { mustMayEdit } from '../jobs/actions/editing.ts';
import { JobParams } from '../jobs/ids.ts';
import { lockJob } from '../jobs/locking.ts';
import type { LockedJob } from '../jobs/locking.ts';
import { answeredIn } from '../jobs/statuses.ts';
import { findTask, readReportTask, reportSource } from './report.ts';
import type { FoundTask, ReportSource } from './report.ts';
import { ReportTask } from './schemas.ts';

export const TaskParams = Type.Object({ ...JobParams.properties, taskId: ExactText() });
export const ItemQuery = Type.Object({
  item: optional(ExactText({ description: 'Reference of the matrix item, for a task inside a matrix' })),
});
export const editors = anyOf('jobs.administrate', 'jobs.review');
export const rights = 'Takes jobs.administrate, or jobs.review as the reviewer of a job in review.';

/** Only assigned work has answers. */
export function mustHaveWork(assignmentId: string | null): string {
  if (assignmentId === null) throw new ApiError('job.invalid_transition');
  return assignmentId;
}

/** A report task in a path, with `item` inside a matrix. */
export type TaskPath = { readonly id: string; readonly taskId: string };
type Item = { readonly item?: string | undefined };

/** The task of a request, and its task list. */
export async function findReportTask(database: Kysely<Database>, { id, taskId }: TaskPath, query: Item) {
  const source = await reportSource(database, id);
  return { source, found: findTask(source.tasks, taskId, query.item ?? '') };
}

/** Locks the job of an edited report; refuses users who may not edit it. */
export async function lockEdited(
  transaction: Kysely<Database>,
  id: string,
  session: Session,
): Promise<LockedJob> {
  const job = await lockJob(transaction, id);
  mustMayEdit(job, session);
  return job;
}

/** The same, with the edited task. */
export async function lockEditedTask(
  transaction: Kysely<Database>,
  path: TaskPath,
  query: Item,
  session: Session,
) {
  const job = await lockEdited(transaction, path.id, session);
  const task = await findReportTask(transaction, path, query);
  return { job, ...task, assignmentId: mustHaveWork(answeredIn(job)) };
}

/** The common part of all edits of an answer, with their task. */
export const taskActed = {
  method: 'PUT',
  tag: 'jobs',
  permission: editors,
  params: TaskParams,
  query: ItemQuery,
  answer: ReportTask,
  subject: (path: TaskPath) => path,
  shows: async (
    { database, settings, clock }: Services,
    _path: TaskPath,
    { source, found }: { readonly source: ReportSource; readonly found: FoundTask },
  ) => readReportTask(database, source, found, await fileUrls(database, settings.apiUrl, clock())),
} as const;
