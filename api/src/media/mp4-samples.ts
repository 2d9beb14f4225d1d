import { MediaFailureError } from './failures.ts';
import { findBox } from './mp4-boxes.ts';
import type { Box } from './mp4-boxes.ts';

/** Bytes of a file from `start` up to `end`, exclusive. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * The byte ranges of a track's samples, chunk by chunk, from its tables of positions, counts and sizes (ISO/IEC
 * 14496-12, 8.7). Throws a MediaFailureError when the tables contradict each other or point outside the file.
 */
export function sampleRanges(bytes: Buffer, track: Box): ByteRange[] {
  const table = (type: string): Box | null => findBox(bytes, track, 'mdia', 'minf', 'stbl', type);
  const sizes = table('stsz');
  const runs = table('stsc');
  const wide = table('co64');
  const offsets = wide ?? table('stco');
  if (sizes === null || runs === null || offsets === null) throw new MediaFailureError('unsupported');

  const sizeOfAll = word(bytes, sizes, 4);
  const sampleCount = word(bytes, sizes, 8);
  const chunkCount = word(bytes, offsets, 4);
  const runCount = word(bytes, runs, 4);
  const ranges: ByteRange[] = [];
  let run = 0;
  let sample = 0;
  for (let chunk = 1; chunk <= chunkCount; chunk += 1) {
    while (run + 1 < runCount && word(bytes, runs, 8 + (run + 1) * 12) <= chunk) run += 1;
    const inChunk = Math.min(word(bytes, runs, 8 + run * 12 + 4), sampleCount - sample);
    const place = 8 + (chunk - 1) * (wide ? 8 : 4);
    const start = wide
      ? word(bytes, offsets, place) * 2 ** 32 + word(bytes, offsets, place + 4)
      : word(bytes, offsets, place);
    let length = sizeOfAll * inChunk;
    if (sizeOfAll === 0)
      for (let index = sample; index < sample + inChunk; index += 1)
        length += word(bytes, sizes, 12 + index * 4);
    sample += inChunk;
    if (start + length > bytes.length) throw new MediaFailureError('damaged');
    ranges.push({ start, end: start + length });
  }
  return ranges;
}

/** 32 bits of a table, `at` bytes after its beginning. */
function word(bytes: Buffer, { body, end }: Box, at: number): number {
  if (body + at + 4 > end) throw new MediaFailureError('damaged');
  return bytes.readUInt32BE(body + at);
}
