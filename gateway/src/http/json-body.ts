import { isUtf8 } from 'node:buffer';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A body that is not read to its end. Fastify closes the connection instead of waiting for the rest. */
class BodyError extends Error {
  override name = 'BodyError';
  readonly statusCode: 400 | 408 | 415;

  constructor(statusCode: BodyError['statusCode']) {
    super(STATUS_CODES[statusCode]);
    this.statusCode = statusCode;
  }
}

const json = 'application/json';

/**
 * Reads JSON bodies with Fastify's own parser, which refuses properties that would reach a prototype. In addition they
 * are strict UTF-8 (RFC 8259) and uncompressed, and the whole body has a deadline, so that a slow sender cannot hold a
 * request.
 */
export function readJsonBodies(server: FastifyInstance, milliseconds: number, bodyLimit: number): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<Buffer>(json, { parseAs: 'buffer', bodyLimit }, (request, bytes, done) => {
    if (isUtf8(bytes)) void parse(request, bytes.toString(), done);
    else done(new BodyError(400));
  });
  server.addHook('preParsing', ({ headers, mediaType }, reply, payload, done) => {
    if (mediaType !== json) return done(null, payload);
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
      void reply.header('connection', 'close');
      return done(new BodyError(415));
    }
    // Emitted, because destroying the body would close the connection without an answer.
    const late = setTimeout(() => payload.emit('error', new BodyError(408)), milliseconds);
    const stop = () => clearTimeout(late);
    payload.on('end', stop).on('error', stop);
    done(null, payload);
  });
}
