import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { arrivalFolder, keepMadeFile, newFileKey, storageOf } from '../files/files.ts';
import { fileKey } from '../files/signed-urls.ts';
import type { StoredUrl } from '../files/signed-urls.ts';
import { FileMissingError } from '../files/storage.ts';
import { variantKey } from '../files/video-variants.ts';
import type { Settings } from '../settings.ts';
import { encoderOf } from './encoder.ts';
import { MediaFailureError } from './failures.ts';
import { cleanVideo } from './mp4.ts';
import { renderPictures } from './picture-pool.ts';
import type { Rotation } from './rotation.ts';
import { screenSize, thumbSize } from './sizes.ts';

/** The displayed versions of an upload. */
export type Renditions = {
  readonly media_url: StoredUrl;
  readonly thumb_url: StoredUrl | null;
  readonly width: number | null;
  readonly height: number | null;
  /** The camera's capture time, as ISO 8601 in UTC; null if unknown. */
  readonly takenAt: string | null;
};

type Upload = {
  readonly type: 'photo' | 'video';
  readonly original: StoredUrl;
  /** Degrees clockwise; only photos can be turned. */
  readonly rotation: Rotation;
  /** The time zone of the place of capture; null if unknown. */
  readonly zone: string | null;
  /** The name of saved copies, without an extension. */
  readonly name: string;
};

type Services = {
  readonly database: Kysely<Database>;
  readonly settings: Settings;
  readonly clock: () => Date;
};

/**
 * Makes the renditions of an uploaded photo or video, without data about the phone and its owner, and stores them
 * under new keys. Throws a MediaFailureError when nothing can be shown; nothing is stored then.
 */
export async function makeRenditions(services: Services, upload: Upload): Promise<Renditions> {
  const folder = arrivalFolder(services.settings);
  const prefix = path.join(folder, randomBytes(16).toString('hex'));
  const local = (name: string): string => `${prefix}-${name}`;
  await mkdir(folder, { recursive: true });
  const names = upload.type === 'photo' ? ['original', 'screen', 'thumb'] : videoNames;
  try {
    await fetchOriginal(services, upload.original, local('original'));
    return upload.type === 'photo'
      ? await photoRenditions(services, upload, local)
      : await videoRenditions(services, upload, local);
  } finally {
    await Promise.all(names.map((name) => rm(local(name), { force: true })));
  }
}

type Local = (name: string) => string;
const videoNames = ['original', 'clean.mp4', 'poster.jpg', 'thumb', 'smaller.mp4'];

async function fetchOriginal({ settings }: Services, stored: StoredUrl, localPath: string): Promise<void> {
  const key = fileKey(stored);
  if (key === null) throw new MediaFailureError('missing');
  try {
    await pipeline(await storageOf(settings).read(key), createWriteStream(localPath, { flags: 'wx' }));
  } catch (error) {
    throw error instanceof FileMissingError ? new MediaFailureError('missing', error) : error;
  }
}

async function photoRenditions(
  services: Services,
  { name, rotation, zone }: Upload,
  local: Local,
): Promise<Renditions> {
  const { width, height, takenAt } = await renderPictures({
    source: local('original'),
    rotation,
    zone,
    targets: [
      { path: local('screen'), ...screenSize },
      { path: local('thumb'), ...thumbSize },
    ],
  });
  const keep = (made: string) => keepMadeFile(services, local(made), jpeg(name));
  return { media_url: await keep('screen'), thumb_url: await keep('thumb'), width, height, takenAt };
}

async function videoRenditions(services: Services, { name }: Upload, local: Local): Promise<Renditions> {
  const { bytes, width, height, filmedAt } = cleanVideo(await readFile(local('original')));
  await writeFile(local('clean.mp4'), bytes, { flag: 'wx' });
  const encoder = encoderOf(services.settings.ffmpegPath);
  const hasThumb =
    (await encoder.poster(local('clean.mp4'), local('poster.jpg'))) && (await isPosterMade(local));
  const isLarge = Math.min(width ?? 0, height ?? 0) > linesOfVariant;
  const hasVariant = isLarge && (await encoder.smaller(local('clean.mp4'), local('smaller.mp4')));

  const video = { key: newFileKey('mp4'), name: `${name}.mp4`, contentType: 'video/mp4' };
  const variant = { ...video, key: variantKey(video.key), name: `${name}_720p.mp4` };
  if (hasVariant) await keepMadeFile(services, local('smaller.mp4'), variant);
  const thumb = hasThumb ? await keepMadeFile(services, local('thumb'), jpeg(name)) : null;
  const shown = await keepMadeFile(services, local('clean.mp4'), video);
  return { media_url: shown, thumb_url: thumb, width, height, takenAt: filmedAt };
}

/** Smaller videos need no variant. */
const linesOfVariant = 720;

/** A video is shown without a poster when the encoder made none. */
async function isPosterMade(local: Local): Promise<boolean> {
  const targets = [{ path: local('thumb'), ...thumbSize }];
  try {
    await renderPictures({ source: local('poster.jpg'), rotation: 0, targets });
    return true;
  } catch (error) {
    if (error instanceof MediaFailureError) return false;
    throw error;
  }
}

const jpeg = (name: string) => ({
  key: newFileKey('jpg'),
  name: `${name}.jpg`,
  contentType: 'image/jpeg',
});
