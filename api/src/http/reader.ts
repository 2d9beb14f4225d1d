import type { FastifyReply } from 'fastify';

/** The connection closed before the answer was sent; this error is never answered. */
export class ReaderGoneError extends Error {
  override name = 'ReaderGoneError';
}

/** Aborted when the client disconnects before the answer. */
export function readerOf({ raw }: FastifyReply): AbortController {
  const reader = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) reader.abort(new ReaderGoneError('The reader has left'));
  });
  return reader;
}
