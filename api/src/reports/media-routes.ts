import { Type } from 'typebox';
import type { Static } from 'typebox';
import { removeFileWork, takeFile } from '../files/files.ts';
import { contentTypes, extensionOf } from '../files/kinds.ts';
import { fileKey, fileUrls, storedFile } from '../files/signed-urls.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { notFound } from '../http/errors.ts';
import { Nothing, nullable } from '../http/schemas.ts';
import { mustMayEdit } from '../jobs/editing.ts';
import { record } from '../jobs/history.ts';
import { JobParams } from '../jobs/ids.ts';
import { lockJob } from '../jobs/locking.ts';
import { staffOf } from '../jobs/staff.ts';
import { enqueue } from '../outbox/work.ts';
import { Media, mediaMimes } from '../tasks/schemas.ts';
import { formatInstant } from '../time/instants.ts';
import { mustTakeMedia } from './answers.ts';
import {
  editors,
  findReportTask,
  ItemQuery,
  lockEdited,
  mustHaveWork,
  rights,
  TaskParams,
} from './editing.ts';
import { mediaWork } from './media-processing.ts';
import { shownMedia } from './report.ts';

const MediaParams = Type.Object({ ...JobParams.properties, mediaId: Type.String({ format: 'numeric-id' }) });

/** What all edits of a photo or video have in common. */
const mediaActed = {
  tag: 'jobs',
  description: rights,
  permission: editors,
  params: MediaParams,
  subject: (path: Static<typeof MediaParams>) => path,
} as const;

export const reportMediaRoutes = [
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
      const { source, found } = await findReportTask(database, params, context.query);
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
  action({
    ...mediaActed,
    method: 'PUT',
    path: 'jobs/{id}/report/media/{mediaId}',
    operationId: 'updateReportMedia',
    summary: 'Change the caption of a photo or video',
    body: Type.Object({ caption: nullable(Type.String({ maxLength: 1_000 })) }),
    answer: Media,
    does: async (transaction, { id, mediaId }, { caption }, { session, actor, now }) => {
      const job = await lockEdited(transaction, id, session);
      const changed = await transaction
        .updateTable('report_media')
        .set({ caption: caption?.trim() || null })
        .where('id', '=', mediaId)
        .where('assignment_id', '=', job.assignment_id ?? '0')
        .returningAll()
        .executeTakeFirst();
      if (!changed) throw notFound();
      const entry = { jobId: job.id, assignmentId: job.assignment_id, event: 'Caption changed' };
      await record(transaction, actor, [entry], now);
      return changed;
    },
    shows: async ({ database, settings, clock }, _path, media) =>
      shownMedia(media, await fileUrls(database, settings.apiUrl, clock())),
  }),
  action({
    ...mediaActed,
    method: 'DELETE',
    path: 'jobs/{id}/report/media/{mediaId}',
    operationId: 'deleteReportMedia',
    summary: 'Delete a photo or video from a report',
    answer: Nothing,
    does: async (transaction, { id, mediaId }, _input, { session, actor, now }) => {
      const job = await lockEdited(transaction, id, session);
      const removed = await transaction
        .deleteFrom('report_media')
        .where('id', '=', mediaId)
        .where('assignment_id', '=', job.assignment_id ?? '0')
        .returning(['type', 'media_url', 'thumb_url', 'shares_file'])
        .executeTakeFirst();
      if (!removed) throw notFound();
      for (const stored of new Set([removed.media_url, removed.thumb_url])) {
        const key = stored === null || removed.shares_file ? null : fileKey(stored);
        if (key !== null) await enqueue(transaction, removeFileWork, { key }, now);
      }
      const event = removed.type === 'video' ? 'Video deleted' : 'Photo deleted';
      await record(transaction, actor, [{ jobId: job.id, assignmentId: job.assignment_id, event }], now);
    },
    shows: async () => {},
  }),
];
