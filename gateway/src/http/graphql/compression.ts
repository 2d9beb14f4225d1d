import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';

/** Bytes; a shorter answer fits into the first packets of a connection uncompressed. */
const worthCompressing = 1024;

/** The default quality of 11 is for files that are compressed once. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encodings = ['br', 'gzip'];

/**
 * Compresses an answer where the client accepts it (RFC 9110 section 12.5.3). Not as a stream: the answer is complete
 * already, and a client that leaves then fails no stream.
 */
export function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
): void {
  if (typeof payload !== 'string' || payload.length < worthCompressing) return done(null, payload);
  void reply.header('vary', 'accept-encoding');
  const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), encodings);
  if (encoding === null) return done(null, payload);
  void reply.header('content-encoding', encoding).removeHeader('content-length');
  if (encoding === 'br') brotliCompress(payload, brotliOptions, done);
  else gzip(payload, done);
}
