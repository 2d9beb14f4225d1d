import type { FastifyReply } from 'fastify';

/** The connection was closed before the answer was sent; nobody sees this error. */
export class ReaderGoneError extends Error {
  override name = 'ReaderGoneError';
}

/** Aborted as soon as nobody waits for this answer any more. */
export function readerOf({ raw }: FastifyReply): AbortController {
  const reader = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) reader.abort(new ReaderGoneError('The reader has left'));
  });
  return reader;
}
