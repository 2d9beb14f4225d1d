import type { Kysely, Selectable } from 'kysely';
import { Type } from 'typebox';
import type { Actor } from '../authentication/actor.ts';
import type { Database } from '../database/database.ts';
import { changeAs } from '../events/recording.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { call } from '../http/call.ts';
import type { Services } from '../http/call.ts';
import { ApiError, fieldError, notFound } from '../http/errors.ts';
import { nullable, optional } from '../http/schemas/schemas.ts';
import { mustMayEdit } from '../jobs/actions/editing.ts';
import { record } from '../jobs/history.ts';
import { JobParams } from '../jobs/ids.ts';
import type { LockedJob } from '../jobs/locking.ts';
import { staffOf } from '../jobs/list/staff.ts';
import { answeredIn } from '../jobs/statuses.ts';
import { MediaFailureError } from '../media/failures.ts';
import { makeRenditions } from '../media/renditions.ts';
import type { Renditions } from '../media/renditions.ts';
import { rotations } from '../media/rotation.ts';
import type { Rotation } from '../media/rotation.ts';
import { Media } from '../tasks/schemas.ts';
import { editors, lockEdited, rights } from './editing.ts';
import { neutralName, removeMediaFiles, replacedFiles } from './media-files.ts';
import { shownMedia } from './report.ts';
import { getJobReport } from './routes.ts';

export const MediaParams = Type.Object({
  ...JobParams.properties,
  mediaId: Type.String({ format: 'numeric-id' }),
});

const MediaEdit = Type.Object({
  caption: optional(nullable(Type.String({ maxLength: 1_000, description: 'Null removes it' }))),
  rotation: optional(
    Type.Integer({
      minimum: 0,
      maximum: 270,
      multipleOf: 90,
      description: "Degrees clockwise from the camera's orientation: 0, 90, 180 or 270. Ready photos only",
    }),
  ),
});

type MediaRow = Selectable<Database['report_media']>;

/** Renders before the transaction: until the commit, everything stays as it was. */
export const updateReportMedia = call({
  method: 'PUT',
  path: 'jobs/{id}/report/media/{mediaId}',
  operationId: 'updateReportMedia',
  edits: getJobReport,
  tag: 'jobs',
  summary: 'Change the caption of a photo or video, or turn a photo',
  description: `Missing properties stay unchanged. Turning makes new pictures of the upload, with new addresses. ${rights}`,
  permission: editors,
  params: MediaParams,
  body: MediaEdit,
  answer: Media,
  transaction: false,
  handler: async (context) => {
    const { database, settings, params, body, session, clock } = context;
    const job = await database
      .selectFrom('jobs')
      .where('id', '=', params.id)
      .select(['status', 'reviewer_id', 'assignment_id'])
      .executeTakeFirst();
    if (!job) throw notFound();
    mustMayEdit(job, session);
    const before = await findMedia(database, params.mediaId, answeredIn(job));
    const rotation = rotations.find((one) => one === body.rotation) ?? before.rotation;
    const turned = rotation === before.rotation ? null : await turn(context, before, rotation);
    const now = clock();
    const { actor } = await staffOf(context);
    const edit = { caption: body.caption, turned: turned && { ...turned, rotation } };
    try {
      const changed = await database.transaction().execute(async (transaction) => {
        await changeAs(transaction, session.userId);
        // Checked again: while the pictures were rendered, the job may have moved on.
        const locked = await lockEdited(transaction, params.id, session);
        const present = await findMedia(transaction, params.mediaId, answeredIn(locked));
        if (turned && present.media_url !== before.media_url) throw new ApiError('conflict');
        return change(transaction, { job: locked, media: present }, edit, { actor, now });
      });
      return shownMedia(changed, await fileUrls(database, settings.apiUrl, now));
    } catch (error) {
      // Failures are ignored: unreferenced files are deleted after a day.
      if (turned)
        await removeMediaFiles(database, [turned.media_url, turned.thumb_url], { shared: false, now }).catch(
          () => {},
        );
      throw error;
    }
  },
});

type Turned = Omit<Renditions, 'takenAt'>;

async function change(
  transaction: Kysely<Database>,
  { job, media }: { readonly job: LockedJob; readonly media: MediaRow },
  {
    caption,
    turned,
  }: {
    readonly caption: string | null | undefined;
    readonly turned: (Turned & { readonly rotation: Rotation }) | null;
  },
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<MediaRow> {
  const events = [...(caption === undefined ? [] : ['Caption changed']), ...(turned ? ['Photo turned'] : [])];
  if (events.length === 0) return media;
  const changed = await transaction
    .updateTable('report_media')
    .set({ ...(caption !== undefined && { caption: caption?.trim() || null }), ...turned })
    .where('id', '=', media.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (turned) await removeMediaFiles(transaction, replacedFiles(media), { shared: media.shares_file, now });
  const entries = events.map((event) => ({ jobId: job.id, assignmentId: job.assignment_id, event }));
  await record(transaction, actor, entries, now);
  return changed;
}

async function findMedia(
  database: Kysely<Database>,
  id: string,
  assignmentId: string | null,
): Promise<MediaRow> {
  const media = await database
    .selectFrom('report_media')
    .where('id', '=', id)
    .where('assignment_id', '=', assignmentId ?? '0')
    .selectAll()
    .executeTakeFirst();
  if (!media) throw notFound();
  return media;
}

/** New renditions of a ready photo; a field error otherwise. */
async function turn(
  services: Services,
  { id, type, status, original_url: original }: MediaRow,
  rotation: Rotation,
): Promise<Turned> {
  if (type === 'video') throw fieldError('rotation', 'A video cannot be turned');
  if (status !== 'ready') throw fieldError('rotation', 'Only photos that can be shown can be turned');
  if (original === null) throw fieldError('rotation', 'There is no upload left to turn this photo from');
  // The capture time is known already.
  const upload = { type, original, rotation, zone: null, name: neutralName(type, id) };
  try {
    const { takenAt: _known, ...turned } = await makeRenditions(services, upload);
    return turned;
  } catch (error) {
    throw error instanceof MediaFailureError ? fieldError('rotation', error.message) : error;
  }
}
