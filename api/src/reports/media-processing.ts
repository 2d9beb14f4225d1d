import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { arrivalFolder, newFileKey, storageOf } from '../files/files.ts';
import { fileKey, storedFile } from '../files/signed-urls.ts';
import type { StoredUrl } from '../files/signed-urls.ts';
import { FileMissingError } from '../files/storage.ts';
import { defineWork } from '../outbox/work.ts';
import type { WorkServices } from '../outbox/work.ts';
import { formatInstant } from '../time/instants.ts';
import { inspectMedia } from './media-inspection.ts';

/**
 * Decides whether an uploaded photo or video can be shown, and finds a small picture for it: the one that the
 * camera put into the file, or else the photo itself, which browsers scale. Repeating it changes nothing.
 */
export const mediaWork = defineWork<{ mediaId: string }>(
  'report media',
  async ({ mediaId }, services) => {
    const { database } = services;
    const media = await database
      .selectFrom('report_media')
      .where('id', '=', mediaId)
      .where('status', '=', 'processing')
      .select(['type', 'mime', 'media_url'])
      .executeTakeFirst();
    if (!media) return;
    const bytes = await readStored(services, media.media_url);
    const inspected = bytes && inspectMedia(media.mime, bytes);
    const thumbnail = inspected?.thumbnail ? await keepThumbnail(services, inspected.thumbnail) : null;
    await database
      .updateTable('report_media')
      .set(
        inspected
          ? { status: 'ready', thumb_url: thumbnail ?? (media.type === 'photo' ? media.media_url : null) }
          : { status: 'failed' },
      )
      .where('id', '=', mediaId)
      .where('status', '=', 'processing')
      .execute();
  },
  { outside: true },
);

async function readStored({ settings }: WorkServices, stored: StoredUrl): Promise<Buffer | null> {
  const key = fileKey(stored);
  if (key === null) return null;
  try {
    return await buffer(await storageOf(settings).read(key));
  } catch (error) {
    if (error instanceof FileMissingError) return null;
    throw error;
  }
}

async function keepThumbnail({ database, settings, clock }: WorkServices, bytes: Buffer): Promise<StoredUrl> {
  const folder = arrivalFolder(settings);
  await mkdir(folder, { recursive: true });
  const localPath = path.join(folder, randomBytes(16).toString('hex'));
  await writeFile(localPath, bytes, { flag: 'wx' });
  const key = newFileKey('jpg');
  await storageOf(settings).keep(key, localPath, 'image/jpeg');
  await database
    .insertInto('files')
    .values({
      key,
      name: 'thumbnail.jpg',
      content_type: 'image/jpeg',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      created_by: null,
      created_at: formatInstant(clock()),
    })
    .execute();
  return storedFile(key);
}
