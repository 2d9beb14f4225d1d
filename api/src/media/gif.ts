import { keptParts } from './kept-parts.ts';

/** Names of the loop extension, by the two programs that introduced it. */
const loops: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
/** The extension is its name, three bytes with the count, and an end. */
const loopLength = 19;

/**
 * The same GIF (GIF89a specification, W3C copy of 1990) with its pictures, their times and loops, and without
 * comments, texts, other extensions (such as XMP) and trailing data. A truncated one stays as far as it goes. Null
 * when it has no picture.
 */
export function withoutGifMetadata(bytes: Buffer): Buffer | null {
  const { keep, all } = keptParts(bytes);
  let isPicture = false;
  let at = Math.min(13 + colours(bytes[10] ?? 0), bytes.length);
  keep(0, at);
  while (at < bytes.length) {
    const start = at;
    if (bytes[at] === 0x2c) {
      isPicture = true;
      at = blocksEnd(bytes, at + 11 + colours(bytes[at + 9] ?? 0));
      keep(start, at);
      continue;
    }
    if (bytes[at] !== 0x21) {
      if (bytes[at] === 0x3b) keep(at, at + 1);
      break;
    }
    const label = bytes[at + 1];
    at = blocksEnd(bytes, at + 2);
    const isLoop =
      label === 0xff &&
      at - start === loopLength &&
      loops.has(bytes.toString('latin1', start + 3, start + 14));
    if (label === 0xf9 || isLoop) keep(start, at);
  }
  return isPicture ? all() : null;
}

/** Bytes of the colour table that a flag byte announces. */
const colours = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** The end of a row of blocks: each has its length first, the last is empty. */
function blocksEnd(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at]) at += 1 + length;
  return Math.min(at + 1, bytes.length);
}
