import exifReader from 'exif-reader';
import { keptParts } from './kept-parts.ts';

/** What begins the parts of a JPEG that decoders need: JFIF, the colour profile, and Adobe's word on colours. */
const neededApplications: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};
/** Chunks of a PNG that say how it is shown (PNG specification, third edition, 11.2 and 11.3). */
const shownChunks: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND acTL fcTL fdAT tRNS bKGD pHYs cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI'.split(' '),
);

/**
 * The same JPEG (ITU T.81, annex B) without Exif, XMP, IPTC, comments, previews, makers' own parts and whatever follows
 * its end. The picture itself stays as it is, byte by byte; one that is cut off stays as far as it goes.
 * Null when there is no picture in it.
 */
export function withoutJpegMetadata(bytes: Buffer): Buffer | null {
  const { keep, all } = keptParts(bytes);
  let isPicture = false;
  keep(0, 2);
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Any number of these may stand before a marker.
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) break;
    if (isNeeded(bytes, at, marker)) keep(at, end);
    at = end;
    if (marker !== 0xda) continue;
    isPicture = true;
    const after = endOfScan(bytes, end);
    keep(end, after);
    at = after;
    if (bytes[at + 1] === 0xd9) {
      keep(at, at + 2);
      break;
    }
  }
  return isPicture ? all() : null;
}

/** Frames, tables and scans; of what applications add, what `neededApplications` says. */
function isNeeded(bytes: Buffer, at: number, marker: number): boolean {
  if (marker >= 0xc0 && marker <= 0xdf) return true;
  const name = neededApplications[marker];
  return name !== undefined && bytes.toString('latin1', at + 4, at + 4 + name.length) === name;
}

/** How the camera was held, as Exif numbers it from 1 (upright) to 8; 1 where the file does not say. */
export function jpegOrientation(bytes: Buffer): number {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda;) {
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at + 4, end);
    if (bytes[at + 1] === 0xe1 && segment.toString('latin1', 0, 6) === 'Exif\0\0')
      return orientationIn(segment);
    at = end;
  }
  return 1;
}

function orientationIn(exif: Buffer): number {
  try {
    return exifReader(exif).Image?.Orientation ?? 1;
  } catch {
    // What nobody can read turns nothing.
    return 1;
  }
}

/** Where the next marker stands after the data of a scan: a byte of FF in the data is followed by 00, or by a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * The same PNG with what it is shown by, and nothing behind its end; one that is cut off stays as far as it goes. Null
 * when there is no picture in it.
 */
export function withoutPngMetadata(bytes: Buffer): Buffer | null {
  const { keep, all } = keptParts(bytes);
  let isPicture = false;
  keep(0, 8);
  for (let at = 8; at + 8 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (shownChunks.has(type)) keep(at, Math.min(end, bytes.length));
    isPicture ||= type === 'IDAT';
    if (type === 'IEND') break;
    at = end;
  }
  return isPicture ? all() : null;
}
