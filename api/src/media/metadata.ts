import exifReader from 'exif-reader';

/** Parts of a JPEG that decoders need: JFIF, the colour profile, and Adobe's word on colours. */
const neededSegments: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee]);
/** PNG's texts, Exif and time (PNG specification, third edition, 11.3.3, 11.3.4.1 and 11.3.5). */
const tellingChunks: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

/**
 * The same JPEG (ITU T.81, annex B) without Exif, XMP, IPTC, comments, makers' own parts and whatever follows its end.
 * The picture itself stays as it is, byte by byte. Null when it is none.
 */
export function withoutJpegMetadata(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Any number of these may stand before a marker.
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    if (marker !== 0xfe && (!isApplication || neededSegments.has(marker))) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker !== 0xda) continue;
    const after = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, after));
    at = after;
    if (bytes[at + 1] === 0xd9) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
  }
  return null;
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

/** The same PNG without texts, Exif, time and whatever follows its end. Null when it is none. */
export function withoutPngMetadata(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) return null;
    if (!tellingChunks.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}
