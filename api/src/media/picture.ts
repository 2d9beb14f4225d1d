import exifReader from 'exif-reader';
import sharp from 'sharp';
import { instantInZone } from '@shepherd/domain/zone.ts';
import type { Metadata, Sharp } from 'sharp';
import { formatInstant, toInstant } from '../time/instants.ts';
import { MediaFailureError } from './failures.ts';
import type { MediaFailure } from './failures.ts';
import type { Rotation } from './rotation.ts';
import type { PictureSize } from './sizes.ts';

/** What to make of the picture in a local file. */
export type PictureRequest = {
  readonly source: string;
  /** Degrees clockwise, on top of what the camera says about how it was held. */
  readonly rotation: Rotation;
  /** The time zone of a capture time without an offset; without a zone such a time stays unknown. */
  readonly zone?: string | null;
  /** Where the pictures go, as JPEG; the largest first. */
  readonly targets: readonly (PictureSize & { readonly path: string })[];
};

/** Of the largest picture that was made. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  /** The capture time of the camera, as ISO 8601 in UTC; null where it is unknown. */
  readonly takenAt: string | null;
};
export type PictureAnswer = Picture | { readonly failure: MediaFailure };

/**
 * A file has at most 10 MB, in which phones send up to 50 million pixels. A picture that has to be held as a whole
 * (interlaced, or a PNG that lies on its side) takes up to 8 bytes for each of them.
 */
const mostPixels = 64_000_000;
const deadlineSeconds = 20;

// One picture after the other is processed here: nothing is worth keeping, and one thread leaves the others to requests.
sharp.cache(false);
sharp.concurrency(1);
// Whatever a file says that it is, no other decoder gets to see it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });

/**
 * Makes upright JPEG pictures without metadata: never larger than the source, colours as every screen shows them, white
 * behind what is transparent.
 */
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

/** A damaged end is a damaged picture; what cameras get wrong elsewhere does not keep a picture from being shown. */
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

/** The library tells its reasons in words only. */
function failureOf(error: unknown): MediaFailure {
  if (error instanceof MediaFailureError) return error.failure;
  const message = error instanceof Error ? error.message : '';
  if (message.includes('exceeds pixel limit')) return 'too_many_pixels';
  if (message.includes('timeout')) return 'too_slow';
  if (message.includes('unsupported image format')) return 'unsupported';
  return 'damaged';
}

/** Cameras write the local time, and newer ones its offset from UTC; without an offset it is the time of the zone. */
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
