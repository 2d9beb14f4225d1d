import { changeAs } from '../events/recording.ts';
import { takeFile } from '../files/files.ts';
import { contentTypes } from '@shepherd/domain/fileKind.ts';
import { extensionOf } from '../files/kinds.ts';
import { fileUrls, storedFile } from '../files/signed-urls.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { notFound } from '../http/errors.ts';
import { Nothing } from '../http/schemas/schemas.ts';
import { mustMayEdit } from '../jobs/actions/editing.ts';
import { record } from '../jobs/history.ts';
import { lockJob } from '../jobs/locking.ts';
import { staffOf } from '../jobs/list/staff.ts';
import { answeredIn } from '../jobs/statuses.ts';
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
import { MediaParams, updateReportMedia } from './media-editing.ts';
import { removeMediaFiles } from './media-files.ts';
import { mediaWork } from './media-processing.ts';
import { shownMedia } from './report.ts';
import { getJobReport } from './routes.ts';

export const reportMediaRoutes = [
  updateReportMedia,
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
        await changeAs(transaction, session.userId);
        // Checked again: while the file was on its way, the job may have moved on.
        const job = await lockJob(transaction, params.id);
        mustMayEdit(job, session);
        const assignmentId = mustHaveWork(answeredIn(job));
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
            original_url: storedFile(file.key),
            // Known after the camera's time was read.
            taken_at: null,
            created_at: formatInstant(now),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('files')
          .set({ download_only: true })
          .where('id', '=', file.id)
          .execute();
        const event = `${added.type === 'video' ? 'Video' : 'Photo'} added to "${found.task.title}"`;
        await record(transaction, actor, [{ jobId: job.id, assignmentId, event }], now);
        await enqueue(transaction, mediaWork, { mediaId: added.id }, now);
        return added;
      });
      return shownMedia(media, await fileUrls(database, settings.apiUrl, now));
    },
  }),
  action({
    method: 'DELETE',
    path: 'jobs/{id}/report/media/{mediaId}',
    operationId: 'deleteReportMedia',
    edits: getJobReport,
    tag: 'jobs',
    summary: 'Delete a photo or video from a report',
    description: rights,
    permission: editors,
    params: MediaParams,
    subject: (path) => path,
    answer: Nothing,
    does: async (transaction, { id, mediaId }, _input, { session, actor, now }) => {
      const job = await lockEdited(transaction, id, session);
      const removed = await transaction
        .deleteFrom('report_media')
        .where('id', '=', mediaId)
        .where('assignment_id', '=', answeredIn(job) ?? '0')
        .returning(['type', 'media_url', 'thumb_url', 'original_url', 'shares_file'])
        .executeTakeFirst();
      if (!removed) throw notFound();
      await removeMediaFiles(transaction, [removed.media_url, removed.thumb_url, removed.original_url], {
        shared: removed.shares_file,
        now,
      });
      const event = removed.type === 'video' ? 'Video deleted' : 'Photo deleted';
      await record(transaction, actor, [{ jobId: job.id, assignmentId: job.assignment_id, event }], now);
    },
    shows: async () => {},
  }),
];
