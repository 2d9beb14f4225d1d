import type { Readable } from 'node:stream';
import { CallerGoneError } from '../errors/rest-error.ts';
import { largestFile, signatureLength } from './kinds.ts';
import { malformed, tooLarge } from './upload-failures.ts';

/** The chunks of a stream, which is left open for whoever has to answer on the same connection. */
export async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    const chunks: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
    yield* chunks;
  } catch (error) {
    // A connection that ends in the middle of a body leaves nobody to tell.
    throw stream.readableAborted || stream.destroyed
      ? new CallerGoneError('', { cause: error })
      : malformed();
  }
}

/** A file on its way: its first bytes, and all of them. */
export type Passing = Readonly<{ start: Buffer; all: AsyncGenerator<Buffer> }>;

/**
 * Waits for enough of a file to know its kind by. The rest is read as it is asked for.
 * @throws tooLarge from `all`, at the first byte too many
 */
export async function lookAhead(chunks: AsyncGenerator<Buffer>): Promise<Passing> {
  const seen: Buffer[] = [];
  let length = 0;
  while (length < signatureLength) {
    const { value, done } = await chunks.next();
    if (done === true) break;
    seen.push(value);
    length += value.length;
  }
  const start = Buffer.concat(seen);
  async function* all() {
    let size = start.length;
    if (size > largestFile) throw tooLarge();
    if (size > 0) yield start;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > largestFile) throw tooLarge();
      yield chunk;
    }
  }
  return { start, all: all() };
}
