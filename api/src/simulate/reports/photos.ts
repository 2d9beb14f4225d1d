import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { arrivalFolder, keepMadeFile, newFileKey, storageOf } from '../../files/files.ts';
import { fileKey, storedFile } from '../../files/signed-urls.ts';
import { FileMissingError } from '../../files/storage.ts';
import { enqueue } from '../../outbox/work.ts';
import { mediaWork } from '../../reports/media-processing.ts';
import { storedPhoto, storedVideo } from '../../seed/pictures/files.ts';
import { shelf } from '../../seed/pictures/pictures.ts';
import { formatInstant } from '../../time/instants.ts';
import type { GivenReport } from './answers.ts';
import type { Stage } from '../stage.ts';

/** A photo or video taken before the report is submitted. */
export type TakenMedium = GivenReport['media'][number] & {
  readonly original: string;
  readonly mime: 'jpeg' | 'png' | 'mp4';
  readonly shared: boolean;
};

/** Maximum per report: each one is processed and stored. */
const mostMedia = 4;

/**
 * Demo pictures for each photo or video task: they have realistic sizes and are shared, so that a report stores only
 * the processed versions.
 */
export async function takeMedia(stage: Stage, wanted: GivenReport['media']): Promise<TakenMedium[]> {
  const taken: TakenMedium[] = [];
  for (const medium of wanted.slice(0, mostMedia)) {
    const one = await (medium.type === 'photo'
      ? takePhoto(stage, medium.picture)
      : film(stage, medium.picture));
    if (one) taken.push({ ...medium, ...one });
  }
  return taken;
}

type Taken = Pick<TakenMedium, 'original' | 'mime' | 'shared'>;

async function takePhoto(stage: Stage, picture: number): Promise<Taken> {
  const { original_url: original } = storedPhoto(picture);
  const mime = original.endsWith('.png') ? 'png' : 'jpeg';
  const number = stage.draw.integer(0, 1_000);
  if (await isKept(stage, original)) return { original, mime, shared: true };
  return { original: await drawPhoto(stage, number), mime: 'png', shared: false };
}

async function film(stage: Stage, picture: number): Promise<Taken | null> {
  const original = storedVideo(picture);
  return (await isKept(stage, original)) ? { original, mime: 'mp4', shared: true } : null;
}

async function isKept({ settings }: Stage, stored: string): Promise<boolean> {
  try {
    const bytes = await storageOf(settings).read(fileKey(stored) ?? '');
    bytes.destroy();
    return true;
  } catch (error) {
    if (error instanceof FileMissingError) return false;
    throw error;
  }
}

/** A generated photo where the demo has no pictures, as in tests. */
async function drawPhoto({ database, settings, clock }: Stage, number: number): Promise<string> {
  const folder = arrivalFolder(settings);
  await mkdir(folder, { recursive: true });
  const localPath = path.join(folder, randomBytes(16).toString('hex'));
  await writeFile(localPath, shelf(number, 240, 180), { flag: 'wx' });
  const key = newFileKey('png');
  await keepMadeFile({ database, settings, clock }, localPath, {
    key,
    name: 'photo.png',
    contentType: 'image/png',
  });
  return storedFile(key);
}

/** Submits the media; they are shown when processed. */
export async function handInMedia(
  transaction: Kysely<Database>,
  assignmentId: string,
  media: readonly TakenMedium[],
  now: Date,
): Promise<void> {
  for (const { item_reference, task_id, type, caption, original, mime, shared } of media) {
    const { id } = await transaction
      .insertInto('report_media')
      .values({
        assignment_id: assignmentId,
        item_reference,
        task_id,
        type,
        status: 'processing',
        mime,
        media_url: original,
        original_url: original,
        caption,
        shares_file: shared,
        taken_at: formatInstant(now),
        created_at: formatInstant(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(transaction, mediaWork, { mediaId: id }, now);
  }
}
