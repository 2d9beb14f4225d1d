import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { MediaFailureError } from './failures.ts';
import { withoutGifMetadata } from './gif.ts';
import { jpegOrientation, withoutJpegMetadata, withoutPngMetadata } from './metadata.ts';
import { withoutMp3Metadata } from './mp3.ts';
import { cleanVideo } from './mp4.ts';
import { renderPictures } from './picture-pool.ts';
import type { PictureSize } from './sizes.ts';

/** Size of a picture that is shown as uploaded: more than any screen has. */
const cleanedSize: PictureSize = { longestSide: 4_096, quality: 80 };

/**
 * Removes data about the phone and its owner from a local file that will be shown unprocessed, and turns a photo
 * upright; returns whether anything was changed. An unreadable file stays, because it cannot be shown either. So does
 * a document: its author is part of its content.
 */
export async function cleanUpload(localPath: string, contentType: string): Promise<boolean> {
  const bytes = await readFile(localPath);
  const liesOnItsSide = contentType === 'image/jpeg' && jpegOrientation(bytes) !== 1;
  if (liesOnItsSide && (await isTurned(localPath))) return true;
  const cleaned = cleanedBytes(bytes, contentType);
  if (cleaned === null || cleaned.equals(bytes)) return false;
  await writeFile(localPath, cleaned);
  return true;
}

function cleanedBytes(bytes: Buffer, contentType: string): Buffer | null {
  switch (contentType) {
    case 'image/jpeg':
      return withoutJpegMetadata(bytes);
    case 'image/png':
      return withoutPngMetadata(bytes);
    case 'image/gif':
      return withoutGifMetadata(bytes);
    case 'audio/mpeg':
      return withoutMp3Metadata(bytes);
    case 'video/mp4':
      return unlessDamaged(() => cleanVideo(bytes).bytes);
    default:
      return null;
  }
}

function unlessDamaged<Made>(make: () => Made): Made | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof MediaFailureError) return null;
    throw error;
  }
}

/** Whether an upright picture without metadata replaced it. */
async function isTurned(localPath: string): Promise<boolean> {
  const path = `${localPath}-${randomBytes(8).toString('hex')}`;
  try {
    await renderPictures({ source: localPath, rotation: 0, targets: [{ path, ...cleanedSize }] });
    await rename(path, localPath);
    return true;
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof MediaFailureError) return false;
    throw error;
  }
}
