/**
 * The same sound from its first frame (ISO/IEC 11172-3), without leading and trailing tags: ID3v2 (id3.org, 2.4.0),
 * APE, Lyrics3 and ID3v1. Null when there is no frame, or a tag claims to begin before it.
 */
export function withoutMp3Metadata(bytes: Buffer): Buffer | null {
  const start = firstFrame(bytes, afterTags(bytes));
  if (start === null) return null;
  const end = beforeTags(bytes, start);
  return end === null ? null : bytes.subarray(start, end);
}

/** The length of a tag, with seven bits per byte. */
const id3Length = (bytes: Buffer, at: number): number =>
  [6, 7, 8, 9].reduce((length, byte) => length * 128 + ((bytes[at + byte] ?? 0) & 0x7f), 0);
const hasFooter = (bytes: Buffer, at: number): boolean => ((bytes[at + 5] ?? 0) & 0x10) !== 0;

function afterTags(bytes: Buffer): number {
  let at = 0;
  while (at < bytes.length)
    if (says(bytes, at, 'ID3')) at += 10 + id3Length(bytes, at) + (hasFooter(bytes, at) ? 10 : 0);
    else if (says(bytes, at, 'APETAGEX') && at + 32 <= bytes.length) at += 32 + bytes.readUInt32LE(at + 12);
    else break;
  return at;
}

/** Data before it is not sound. */
function firstFrame(bytes: Buffer, from: number): number | null {
  for (
    let at = bytes.indexOf(0xff, from);
    at !== -1 && at + 4 <= bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  )
    if (isFrame(bytes.readUInt32BE(at))) return at;
  return null;
}

/** Eleven sync bits, a known version, layer III, and valid bit and sample rates. */
const isFrame = (header: number): boolean =>
  header >>> 21 === 0x7ff &&
  ((header >>> 19) & 3) !== 1 &&
  ((header >>> 17) & 3) === 1 &&
  ((header >>> 12) & 15) !== 15 &&
  ((header >>> 10) & 3) !== 3;

/** Several tags may follow each other. */
function beforeTags(bytes: Buffer, start: number): number | null {
  let end = bytes.length;
  for (;;) {
    const length = lengthOfLast(bytes, end);
    if (length === 0) return end;
    if (end - length < start) return null;
    end -= length;
  }
}

function lengthOfLast(bytes: Buffer, end: number): number {
  if (says(bytes, end - 128, 'TAG')) return says(bytes, end - 355, 'TAG+') ? 355 : 128;
  const ape = end - 32;
  if (says(bytes, ape, 'APETAGEX')) return apeLength(bytes, ape);
  if (says(bytes, end - 10, '3DI')) return 20 + id3Length(bytes, end - 10);
  if (says(bytes, end - 9, 'LYRICS200'))
    return 15 + Number(/^\d{6}$/.exec(textAt(bytes, end - 15, 6))?.[0] ?? 0);
  return 0;
}

/** The footer has the length without the header, and whether there is a header; a header alone is truncated. */
function apeLength(bytes: Buffer, at: number): number {
  const flags = bytes.readUInt32LE(at + 20);
  if ((flags & 0x20_00_00_00) !== 0) return 32;
  return Math.max(32, bytes.readUInt32LE(at + 12)) + (flags >= 0x80_00_00_00 ? 32 : 0);
}

const textAt = (bytes: Buffer, at: number, length: number): string =>
  at < 0 ? '' : bytes.toString('latin1', at, at + length);
const says = (bytes: Buffer, at: number, text: string): boolean => textAt(bytes, at, text.length) === text;
