import { Type } from 'typebox';
import { anyOf } from '../authentication/permissions.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { ApiError } from '../http/errors.ts';
import { optional } from '../http/schemas.ts';
import { mustMayEdit } from '../jobs/editing.ts';
import { JobParams } from '../jobs/ids.ts';
import { lockJob } from '../jobs/review.ts';
import { staffOf } from '../jobs/staff.ts';
import type { StaffContext } from '../jobs/staff.ts';
import { findTask, readReportTask, reportSource } from './report.ts';

export const TaskParams = Type.Object({ ...JobParams.properties, taskId: Type.String() });
export const ItemQuery = Type.Object({
  item: optional(Type.String({ description: 'Reference of the matrix item, for a task inside a matrix' })),
});
export const editors = anyOf('jobs.administrate', 'jobs.review');
export const rights = 'Takes jobs.administrate, or jobs.review as the reviewer of a job in review.';

/** Only work that somebody was given has answers. */
export function mustHaveWork(assignmentId: string | null): string {
  if (assignmentId === null) throw new ApiError('job.invalid_transition');
  return assignmentId;
}

type TaskContext = StaffContext & {
  readonly params: { readonly id: string; readonly taskId: string };
  readonly query: { readonly item?: string };
};

/** The task that a request means, and the tasks that it is one of. */
export async function findReportTask({ database, params, query }: TaskContext) {
  const source = await reportSource(database, params.id);
  return { source, found: findTask(source.tasks, params.taskId, query.item ?? '') };
}

/** Holds the job whose report a request edits; refuses those who may not edit it. */
export async function lockEdited(context: StaffContext & { readonly params: { readonly id: string } }) {
  const staff = await staffOf(context);
  const job = await lockJob(context.database, context.params.id);
  mustMayEdit(job, staff.session);
  return { job, ...staff };
}

/** The same with the task whose answer is edited, and how to show that answer afterwards. */
export async function lockEditedTask(context: TaskContext) {
  const { database, settings, clock } = context;
  const edited = await lockEdited(context);
  const { source, found } = await findReportTask(context);
  return {
    ...edited,
    found,
    assignmentId: mustHaveWork(edited.job.assignment_id),
    show: async () =>
      readReportTask(database, source, found, await fileUrls(database, settings.apiUrl, clock())),
  };
}
