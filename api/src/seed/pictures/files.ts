import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storedFile } from '../../files/signed-urls.ts';
import type { StoredUrl } from '../../files/signed-urls.ts';
import { screenSize } from '../../media/sizes.ts';
import { formatInstant, later, oneDay } from '../../time/instants.ts';
import { insertNumbered } from '../rows.ts';
import { photoShapes } from './photo-shapes.ts';
import { logo, shelf } from './pictures.ts';
import type { DemoFile, KeepFile, SeedContext } from '../context.ts';

export const logoCount = 24;
export const shelfCount = 20;

/** First id of documentation files: they share the number range of files and must never match one. */
export const firstDocumentationId = 100_000;

const logoKey = (number: number): string => key(`demo-logo-${number}`, '.png');
const shelfKey = (number: number): string => key(`demo-shelf-${number}`, '.png');
/** Deterministic, so that a second demo has the same addresses; signatures protect the files. */
const key = (name: string, ending: string): string =>
  `${createHash('sha256').update(name).digest('hex').slice(0, 36)}${ending}`;

/** The stored address of one of the demo's pictures; numbers wrap around. */
export const storedLogo = (number: number): StoredUrl => storedFile(logoKey(number % logoCount));
export const storedShelf = (number: number): StoredUrl => storedFile(shelfKey(number % shelfCount));

type PhotoPart = 'original' | 'screen' | 'thumb';
const photoKey = (number: number, part: PhotoPart): string => {
  const name = photoShapes[number]?.name ?? '';
  return key(`demo-photo-${number}-${part}`, part === 'original' ? path.extname(name) : '.jpg');
};

/** The stored addresses of one of the demo's photos: the upload, and the processed photo. */
export function storedPhoto(number: number) {
  const { width = 1, height = 1 } = photoShapes[number] ?? {};
  const scale = Math.min(1, screenSize.longestSide / Math.max(width, height));
  return {
    original_url: storedFile(photoKey(number, 'original')),
    media_url: storedFile(photoKey(number, 'screen')),
    thumb_url: storedFile(photoKey(number, 'thumb')),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

const videoNames = ['demo-aisle', 'demo-aisle-in-one-size'] as const;
/** One of the demo's two videos: only the first has a 720-line variant. */
export const storedVideo = (number: number): StoredUrl =>
  storedFile(key(videoNames[number % 2] ?? videoNames[0], '.mp4'));

/** Four seconds that pan along a drawn shelf, in H.264, which every browser plays. */
const videoBytes = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, '../videos', name));

const videos = () => {
  const original = videoBytes('aisle.mp4');
  return [
    { key: key(videoNames[0], '.mp4'), name: 'aisle.mp4', bytes: original },
    { key: key(videoNames[0], '_720p.mp4'), name: 'aisle_720p.mp4', bytes: videoBytes('aisle_720p.mp4') },
    { key: key(videoNames[1], '.mp4'), name: 'aisle.mp4', bytes: original },
  ].map((video) => ({ ...video, contentType: 'video/mp4' }));
};

/** Draws and stores the demo's pictures and videos. Returns their stored records. */
export async function drawFiles(now: Date, keepFile: KeepFile): Promise<DemoFile[]> {
  const pictures = [
    ...Array.from({ length: logoCount }, (_, number) => ({
      key: logoKey(number),
      name: `logo-${number + 1}.png`,
      bytes: logo(number),
    })),
    ...Array.from({ length: shelfCount }, (_, number) => ({
      key: shelfKey(number),
      name: `shelf-${number + 1}.png`,
      bytes: shelf(number),
    })),
  ].map((picture) => ({ ...picture, contentType: 'image/png' }));
  // Loaded lazily: a server that only serves does not need the drawing library.
  const { demoPhotos } = await import('./photos.ts');
  const photos = (await demoPhotos()).flatMap((photo, number) => [
    {
      key: photoKey(number, 'original'),
      name: photo.name,
      bytes: photo.original,
      contentType: photo.name.endsWith('.png') ? 'image/png' : 'image/jpeg',
      original: true,
    },
    ...(['screen', 'thumb'] as const).map((part) => ({
      key: photoKey(number, part),
      name: `photo-${number + 1}.jpg`,
      bytes: photo[part],
      contentType: 'image/jpeg',
      original: false,
    })),
  ]);
  const shown = [...pictures, ...videos()].map((file) => ({ ...file, original: false }));
  const files = [...shown, ...photos];
  for (const { key, bytes, contentType } of files) await keepFile(key, bytes, contentType);
  return files.map(({ key, name, bytes, contentType, original }, index) => ({
    id: String(index + 1),
    key,
    name,
    content_type: contentType,
    download_only: original,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    created_by: '1',
    created_at: formatInstant(later(now, -400 * oneDay)),
  }));
}

export const seedFiles = ({ database, files }: SeedContext): Promise<void> =>
  insertNumbered(database, 'files', files);
