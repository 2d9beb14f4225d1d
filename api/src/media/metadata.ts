import exifReader from 'exif-reader';
import { keptParts } from './kept-parts.ts';

/** Prefixes of JPEG segments that decoders need: JFIF, the colour profile, and Adobe's colour transform. */
const neededApplications: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};
/** PNG chunks that affect display (PNG specification, third edition, 11.2 and 11.3). */
const shownChunks: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND acTL fcTL fdAT tRNS bKGD pHYs cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI'.split(' '),
);

/**
 * The same JPEG (ITU T.81, annex B) without Exif, XMP, IPTC, comments, previews, maker segments and trailing data.
 * The picture itself stays unchanged, byte by byte; a truncated one stays as far as it goes. Null when it has no
 * picture.
 */
export function withoutJpegMetadata(bytes: Buffer): Buffer | null {
  const { keep, all } = keptParts(bytes);
  let isPicture = false;
  keep(0, 2);
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Any number of fill bytes may precede a marker.
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

/** Frames, tables and scans; of application segments, only `neededApplications`. */
function isNeeded(bytes: Buffer, at: number, marker: number): boolean {
  if (marker >= 0xc0 && marker <= 0xdf) return true;
  const name = neededApplications[marker];
  return name !== undefined && bytes.toString('latin1', at + 4, at + 4 + name.length) === name;
}

/** The Exif orientation from 1 (upright) to 8; 1 if the file has none. */
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
    // An unreadable orientation is ignored.
    return 1;
  }
}

/** The next marker after the data of a scan: a byte of FF in the data is followed by 00, or by a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * The same PNG with only its display chunks, without trailing data; a truncated one stays as far as it goes. Null
 * when it has no picture.
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
