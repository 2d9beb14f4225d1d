import exifReader from 'exif-reader';
import sharp from 'sharp';
import { instantInZone } from '@shepherd/domain/zone.ts';
import type { Metadata, Sharp } from 'sharp';
import { formatInstant, toInstant } from '../time/instants.ts';
import { MediaFailureError } from './failures.ts';
import type { MediaFailure } from './failures.ts';
import type { Rotation } from './rotation.ts';
import type { PictureSize } from './sizes.ts';

/** The pictures to make from a local file. */
export type PictureRequest = {
  readonly source: string;
  /** Degrees clockwise, in addition to the camera's orientation. */
  readonly rotation: Rotation;
  /** The time zone of a capture time without an offset; without a zone the time stays unknown. */
  readonly zone?: string | null;
  /** The targets, as JPEG; the largest first. */
  readonly targets: readonly (PictureSize & { readonly path: string })[];
};

/** Of the largest picture. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  /** The camera's capture time, as ISO 8601 in UTC; null if unknown. */
  readonly takenAt: string | null;
};
export type PictureAnswer = Picture | { readonly failure: MediaFailure };

/**
 * A file has at most 10 MB, in which phones send up to 50 million pixels. A picture that must be held in memory
 * (interlaced, or a rotated PNG) takes up to 8 bytes per pixel.
 */
const mostPixels = 64_000_000;
const deadlineSeconds = 20;

// Pictures are processed one after the other: caching is useless, and one thread leaves the others to requests.
sharp.cache(false);
sharp.concurrency(1);
// Blocks all other decoders, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });

/** Makes upright JPEG pictures without metadata: never larger than the source, in sRGB, white behind transparency. */
export async function makePictures({
  source,
  rotation,
  zone = null,
  targets,
}: PictureRequest): Promise<PictureAnswer> {
  try {
    const metadata = await open(source).metadata();
    if (metadata.format !== 'jpeg' && metadata.format !== 'png') return { failure: 'unsupported' };
    const [largest, ...others] = targets;
    if (largest === undefined) throw new Error('No picture was asked for');
    const { width, height } = await write(open(source).autoOrient().rotate(rotation), largest);
    for (const target of others) await write(open(largest.path), target);
    return { width, height, takenAt: takenAt(metadata, zone) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** A truncated file is damaged; other errors of cameras do not prevent showing a picture. */
const open = (source: string): Sharp =>
  sharp(source, { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true, pages: 1 });

const write = (
  picture: Sharp,
  { path, longestSide, quality, dense = false }: PictureRequest['targets'][number],
) =>
  picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .timeout({ seconds: deadlineSeconds })
    .jpeg({ quality, progressive: true, mozjpeg: dense })
    .toFile(path);

/** The library reports its reasons as text only. */
function failureOf(error: unknown): MediaFailure {
  if (error instanceof MediaFailureError) return error.failure;
  const message = error instanceof Error ? error.message : '';
  if (message.includes('exceeds pixel limit')) return 'too_many_pixels';
  if (message.includes('timeout')) return 'too_slow';
  if (message.includes('unsupported image format')) return 'unsupported';
  return 'damaged';
}

/** Cameras write the local time, and newer ones its offset from UTC; without an offset the zone applies. */
function takenAt({ exif }: Metadata, zone: string | null): string | null {
  const { DateTimeOriginal: wall, OffsetTimeOriginal: offset } = (exif && readExif(exif)?.Photo) ?? {};
  if (!(wall instanceof Date) || Number.isNaN(wall.getTime())) return null;
  const local = wall.toISOString().slice(0, 19);
  if (typeof offset === 'string' && /^(?:[+-]\d{2}:\d{2}|Z)$/.test(offset))
    return toInstant(`${local}${offset}`);
  return zone === null ? null : formatInstant(instantInZone(zone, local));
}

/** Null when it cannot be read: a photo can be shown without it. */
function readExif(exif: Buffer) {
  try {
    return exifReader(exif);
  } catch {
    return null;
  }
}
