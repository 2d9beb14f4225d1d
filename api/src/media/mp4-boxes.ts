import { MediaFailureError } from './failures.ts';

/** A box of an MP4 (ISO/IEC 14496-12, 4.2) by its offsets in the file. */
export type Box = {
  /** Four letters. */
  readonly type: string;
  readonly typeAt: number;
  /** Start and end of its content. */
  readonly body: number;
  readonly end: number;
};

/** The boxes of a part of a file. Throws a MediaFailureError when they do not fit into it. */
export function* boxes(bytes: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at < end;) {
    const box = boxAt(bytes, at, end);
    yield box;
    at = box.end;
  }
}

export const children = (bytes: Buffer, { body, end }: Box): Generator<Box> => boxes(bytes, body, end);

/** The first box on a path of types below a box; null if there is none. */
export function findBox(bytes: Buffer, parent: Box, ...path: readonly string[]): Box | null {
  let found: Box | undefined = parent;
  for (const type of path) {
    found = found && children(bytes, found).find((box) => box.type === type);
  }
  return found ?? null;
}

function boxAt(bytes: Buffer, at: number, end: number): Box {
  if (at + 8 > end) throw new MediaFailureError('damaged');
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  // 0 means "until the end", 1 a 64-bit size after the type.
  const header = short === 1 ? 16 : 8;
  if (at + header > end) throw new MediaFailureError('damaged');
  const size = short === 0 ? end - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  if (size < header || at + size > end) throw new MediaFailureError('damaged');
  return { type, typeAt: at + 4, body: at + header, end: at + size };
}
