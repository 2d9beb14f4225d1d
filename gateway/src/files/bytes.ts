import type { Readable } from 'node:stream';
import { CallerGoneError } from '../errors/rest-error.ts';
import { largestFile, signatureLength } from './kinds.ts';
import { malformed, tooLarge } from './upload-failures.ts';

/** The chunks of a stream. The stream stays open, because the answer goes over the same connection. */
export async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    const chunks: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
    yield* chunks;
  } catch (error) {
    // The client broke off the body, so no answer can reach it.
    throw stream.readableAborted || stream.destroyed
      ? new CallerGoneError('', { cause: error })
      : malformed();
  }
}

/** A file in transit: its first bytes, and all of them. */
export type Passing = Readonly<{ start: Buffer; all: AsyncGenerator<Buffer> }>;

/**
 * Waits for enough bytes to detect the kind of a file. The rest is read on demand.
 * @throws tooLarge from `all`, at the first byte beyond the limit
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
