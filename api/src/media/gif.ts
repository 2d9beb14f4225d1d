import { keptParts } from './kept-parts.ts';

/** How often an animation is repeated, which two programs were the first to write down. */
const loops: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
/** Such a part is its name, three bytes that say how often, and an end. */
const loopLength = 19;

/**
 * The same GIF (GIF89a specification, W3C copy of 1990) with its pictures, their times and how often they are repeated,
 * and without comments, texts, what programs add (XMP, say) and whatever follows its end. One that is cut off stays as
 * far as it goes. Null when there is no picture in it.
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

/** Bytes of the table of colours that a byte of flags announces. */
const colours = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Where a row of blocks, each led by its length, ends with an empty one. */
function blocksEnd(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at]) at += 1 + length;
  return Math.min(at + 1, bytes.length);
}
