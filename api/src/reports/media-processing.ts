import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { MediaFailureError } from '../media/failures.ts';
import type { MediaFailure } from '../media/failures.ts';
import { makeRenditions } from '../media/renditions.ts';
import type { Renditions } from '../media/renditions.ts';
import { defineWork } from '../outbox/work.ts';
import type { WorkServices } from '../outbox/work.ts';
import { hour, later } from '../time/instants.ts';
import { timeZoneOf } from '../time/zones.ts';
import { neutralName, removeMediaFiles, replacedFiles } from './media-files.ts';

/**
 * Makes the renditions of an uploaded photo or video, or stores the reason of failure. Idempotent: processed media
 * are skipped.
 */
export const mediaWork = defineWork<{ mediaId: string }>(
  'report media',
  async ({ mediaId }, services) => {
    const { database, clock } = services;
    const media = await database
      .selectFrom('report_media')
      .where('id', '=', mediaId)
      .where('status', 'in', ['processing', 'ready'])
      .whereRef('media_url', '=', 'original_url')
      .select([
        'type',
        'media_url',
        'thumb_url',
        'original_url',
        'rotation',
        'taken_at',
        'created_at',
        'shares_file',
        'assignment_id',
      ])
      .executeTakeFirst();
    if (!media) return;
    const made = await renditionsOrFailure(services, {
      type: media.type,
      original: media.media_url,
      rotation: media.rotation,
      zone: await zoneOfPlace(database, media.assignment_id),
      name: neutralName(media.type, mediaId),
    });
    const changes =
      'failure' in made ? { status: 'failed' as const, failure: made.failure } : shown(made, media);
    await database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('report_media')
        .set(changes)
        .where('id', '=', mediaId)
        .whereRef('media_url', '=', 'original_url')
        .executeTakeFirst();
      if ('failure' in made) return;
      const now = clock();
      if (numUpdatedRows === 1n)
        await removeMediaFiles(transaction, replacedFiles(media), { shared: media.shares_file, now });
      // Deleted meanwhile, or processed by another server whose lease had expired.
      else await removeMediaFiles(transaction, [made.media_url, made.thumb_url], { shared: false, now });
    });
  },
  { kind: 'report_media', title: 'Prepare a photo or video', about: 'mediaId', outside: true },
);

type Uploaded = {
  readonly type: 'photo' | 'video';
  readonly taken_at: string | null;
  readonly created_at: string;
};

const shown = ({ takenAt, ...renditions }: Renditions, { type, taken_at, created_at }: Uploaded) => ({
  ...renditions,
  status: 'ready' as const,
  ...(type === 'photo' && { mime: 'jpeg' as const }),
  taken_at: takenAt !== null && isPast(takenAt, created_at) ? takenAt : taken_at,
});

/** A capture time more than an hour after the upload is wrong, and counts as unknown. */
const isPast = (instant: string, uploaded: string): boolean =>
  new Date(instant) <= later(new Date(uploaded), hour);

/** The time zone of a job's place; null if unknown. */
async function zoneOfPlace(database: Kysely<Database>, assignmentId: string): Promise<string | null> {
  const place = await database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .where('assignments.id', '=', assignmentId)
    .select(['jobs.latitude', 'jobs.longitude'])
    .executeTakeFirst();
  return place ? timeZoneOf(place) : null;
}

async function renditionsOrFailure(
  services: WorkServices,
  upload: Parameters<typeof makeRenditions>[1],
): Promise<Renditions | { failure: MediaFailure }> {
  try {
    return await makeRenditions(services, upload);
  } catch (error) {
    if (error instanceof MediaFailureError) return { failure: error.failure };
    throw error;
  }
}
