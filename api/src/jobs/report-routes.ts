import { Type } from 'typebox';
import { anyOf } from '../authentication/permissions.ts';
import { removeFileWork, takeFile } from '../files/files.ts';
import { contentTypes, extensionOf } from '../files/kinds.ts';
import { fileKey, fileUrls, storedFile } from '../files/signed-urls.ts';
import { call } from '../http/call.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { Nothing, nullable, optional } from '../http/schemas.ts';
import { minorUnits } from '../money/money.ts';
import { enqueue } from '../outbox/work.ts';
import { checkReimbursement } from '../payments/reimbursement-limit.ts';
import { Media, mediaMimes } from '../tasks/schemas.ts';
import { formatInstant } from '../time/instants.ts';
import { checkAnswer, mustTakeMedia } from './answers.ts';
import { mustMayEdit } from './editing.ts';
import { record } from './history.ts';
import { JobParams } from './ids.ts';
import { mediaWork } from './media-processing.ts';
import { findTask, readReportTask, reportSource, shownMedia, writeAnswer } from './report.ts';
import { lockJob } from './review.ts';
import { ReportTask } from './schemas.ts';
import { staffOf } from './staff.ts';
import type { StaffContext } from './staff.ts';

const TaskParams = Type.Object({ ...JobParams.properties, taskId: Type.String() });
const MediaParams = Type.Object({ ...JobParams.properties, mediaId: Type.String({ format: 'numeric-id' }) });
const ItemQuery = Type.Object({
  item: optional(Type.String({ description: 'Reference of the matrix item, for a task inside a matrix' })),
});
const editors = anyOf('jobs.administrate', 'jobs.review');
const rights = 'Takes jobs.administrate, or jobs.review as the reviewer of a job in review.';

/** Only work that somebody was given has answers. */
function mustHaveWork(assignmentId: string | null): string {
  if (assignmentId === null) throw new ApiError('job.invalid_transition');
  return assignmentId;
}

type TaskContext = StaffContext & {
  readonly params: { readonly id: string; readonly taskId: string };
  readonly query: { readonly item?: string };
};

/** The task that a request means, and the tasks that it is one of. */
async function findReportTask({ database, params, query }: TaskContext) {
  const source = await reportSource(database, params.id);
  return { source, found: findTask(source.tasks, params.taskId, query.item ?? '') };
}

/** Holds the job whose report a request edits; refuses those who may not edit it. */
async function lockEdited(context: StaffContext & { readonly params: { readonly id: string } }) {
  const staff = await staffOf(context);
  const job = await lockJob(context.database, context.params.id);
  mustMayEdit(job, staff.session);
  return { job, ...staff };
}

/** The same with the task whose answer is edited, and how to show that answer afterwards. */
async function lockEditedTask(context: TaskContext) {
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

export const jobReportRoutes = [
  call({
    method: 'PUT',
    path: 'jobs/{id}/report/tasks/{taskId}',
    operationId: 'correctReportTask',
    tag: 'jobs',
    summary: 'Correct the answer to a task',
    description: `${rights} A reimbursement can be set in review only and is at most 50.`,
    permission: editors,
    params: TaskParams,
    query: ItemQuery,
    body: Type.Object({
      selection: optional(Type.Array(Type.String())),
      value: optional(nullable(Type.String({ maxLength: 20_000 }))),
      reason: optional(nullable(Type.String({ maxLength: 1_000 }))),
      reimbursement: optional(nullable(Type.Object({ amount: Type.Number({ minimum: 0 }) }))),
      qa_notes: optional(nullable(Type.String({ maxLength: 20_000 }))),
    }),
    answer: ReportTask,
    handler: async (context) => {
      const { database, body } = context;
      const { job, actor, now, found, assignmentId, show } = await lockEditedTask(context);
      const { selection, value, reason, reimbursement, qa_notes: notes } = body;
      checkAnswer(found.task, { selection, value });
      if (reimbursement !== undefined && job.status !== 'qa') throw new ApiError('job.invalid_transition');
      const amount = reimbursement ? minorUnits(reimbursement.amount, job.currency) : null;
      if (amount !== null) checkReimbursement(amount, job.currency);
      await writeAnswer(database, assignmentId, found, {
        ...(selection !== undefined && { selection: JSON.stringify(selection) }),
        ...(value !== undefined && { value }),
        ...(reason !== undefined && { reason }),
        ...(notes !== undefined && { qa_notes: notes }),
        ...(reimbursement !== undefined && { reimbursement: amount }),
      });
      const corrected = selection !== undefined || value !== undefined || Boolean(reason);
      const events = [
        ...(corrected
          ? [`Answer to "${found.task.title}" corrected${reason ? `: ${reason.trim()}` : ''}`]
          : []),
        ...(reimbursement === undefined ? [] : [`Reimbursement of "${found.task.title}" changed`]),
        ...(notes === undefined ? [] : [`QA notes of "${found.task.title}" changed`]),
      ];
      await record(
        database,
        actor,
        events.map((event) => ({ jobId: job.id, assignmentId, event })),
        now,
      );
      return show();
    },
  }),
  call({
    method: 'PUT',
    path: 'jobs/{id}/report/tasks/{taskId}/comment',
    operationId: 'changeReportTaskComment',
    tag: 'jobs',
    summary: 'Change the comment of an answer',
    description: rights,
    permission: editors,
    params: TaskParams,
    query: ItemQuery,
    body: Type.Object({ comment: nullable(Type.String({ maxLength: 20_000 })) }),
    answer: ReportTask,
    handler: async (context) => {
      const { database, body } = context;
      const { job, actor, now, found, assignmentId, show } = await lockEditedTask(context);
      await writeAnswer(database, assignmentId, found, { comment: body.comment?.trim() || null });
      const event = `Comment of "${found.task.title}" changed`;
      await record(database, actor, [{ jobId: job.id, assignmentId, event }], now);
      return show();
    },
  }),
  call({
    method: 'POST',
    path: 'jobs/{id}/report/tasks/{taskId}/upload',
    operationId: 'uploadReportMedia',
    tag: 'jobs',
    summary: 'Add a photo or video to an answer',
    description: `Takes ${mediaMimes.join(', ')} up to 10485760 bytes, for photo tasks and for every task of a legacy template. It is processing at first. ${rights}`,
    permission: editors,
    params: TaskParams,
    query: ItemQuery,
    streams: 'multipart/form-data',
    answer: Media,
    status: 201,
    transaction: false,
    handler: async (context) => {
      const { database, settings, params, session, clock } = context;
      const { source, found } = await findReportTask(context);
      const before = await database
        .selectFrom('jobs')
        .innerJoin('templates', 'templates.id', 'jobs.template_id')
        .where('jobs.id', '=', params.id)
        .select(['jobs.status', 'jobs.reviewer_id', 'templates.version'])
        .executeTakeFirstOrThrow();
      mustMayEdit(before, session);
      mustHaveWork(source.assignmentId);
      mustTakeMedia(found.task, before.version);
      const file = await takeFile(context, mediaMimes);
      const mime = mediaMimes.find((kind) => kind === extensionOf(file.key)) ?? 'jpeg';
      const now = clock();
      const { actor } = await staffOf(context);
      const media = await database.transaction().execute(async (transaction) => {
        // Asked again: while the file was on its way, the job may have moved on.
        const job = await lockJob(transaction, params.id);
        mustMayEdit(job, session);
        const assignmentId = mustHaveWork(job.assignment_id);
        const added = await transaction
          .insertInto('report_media')
          .values({
            assignment_id: assignmentId,
            item_reference: found.item,
            task_id: found.task.id,
            type: contentTypes[mime].startsWith('video/') ? 'video' : 'photo',
            status: 'processing',
            mime,
            media_url: storedFile(file.key),
            taken_at: formatInstant(now),
            created_at: formatInstant(now),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const event = `${added.type === 'video' ? 'Video' : 'Photo'} added to "${found.task.title}"`;
        await record(transaction, actor, [{ jobId: job.id, assignmentId, event }], now);
        await enqueue(transaction, mediaWork, { mediaId: added.id }, now);
        return added;
      });
      return shownMedia(media, await fileUrls(database, settings.apiUrl, now));
    },
  }),
  call({
    method: 'PUT',
    path: 'jobs/{id}/report/media/{mediaId}',
    operationId: 'updateReportMedia',
    tag: 'jobs',
    summary: 'Change the caption of a photo or video',
    description: rights,
    permission: editors,
    params: MediaParams,
    body: Type.Object({ caption: nullable(Type.String({ maxLength: 1_000 })) }),
    answer: Media,
    handler: async (context) => {
      const { database, settings, params, body } = context;
      const { job, actor, now } = await lockEdited(context);
      const changed = await database
        .updateTable('report_media')
        .set({ caption: body.caption?.trim() || null })
        .where('id', '=', params.mediaId)
        .where('assignment_id', '=', job.assignment_id ?? '0')
        .returningAll()
        .executeTakeFirst();
      if (!changed) throw notFound();
      const entry = { jobId: job.id, assignmentId: job.assignment_id, event: 'Caption changed' };
      await record(database, actor, [entry], now);
      return shownMedia(changed, await fileUrls(database, settings.apiUrl, now));
    },
  }),
  call({
    method: 'DELETE',
    path: 'jobs/{id}/report/media/{mediaId}',
    operationId: 'deleteReportMedia',
    tag: 'jobs',
    summary: 'Delete a photo or video from a report',
    description: rights,
    permission: editors,
    params: MediaParams,
    answer: Nothing,
    handler: async (context) => {
      const { database, params } = context;
      const { job, actor, now } = await lockEdited(context);
      const removed = await database
        .deleteFrom('report_media')
        .where('id', '=', params.mediaId)
        .where('assignment_id', '=', job.assignment_id ?? '0')
        .returning(['type', 'media_url', 'thumb_url', 'shares_file'])
        .executeTakeFirst();
      if (!removed) throw notFound();
      for (const stored of new Set([removed.media_url, removed.thumb_url])) {
        const key = stored === null || removed.shares_file ? null : fileKey(stored);
        if (key !== null) await enqueue(database, removeFileWork, { key }, now);
      }
      const event = removed.type === 'video' ? 'Video deleted' : 'Photo deleted';
      await record(database, actor, [{ jobId: job.id, assignmentId: job.assignment_id, event }], now);
    },
  }),
];
