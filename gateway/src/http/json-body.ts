import { STATUS_CODES } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body that is not read to its end. The rest of it is not waited for: the connection is closed. */
export class BodyError extends Error {
  override name = 'BodyError';
  readonly statusCode: 400 | 408 | 413 | 415;

  constructor(statusCode: BodyError['statusCode']) {
    super(STATUS_CODES[statusCode]);
    this.statusCode = statusCode;
  }
}

/**
 * Reads JSON bodies: UTF-8 as its standard demands it (RFC 8259), no property that would reach a prototype, and all of
 * it within a time of its own, so that nobody keeps a request by sending it byte by byte.
 */
export function readJsonBodies(server: FastifyInstance, milliseconds: number, mostBytes: number): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const text = await readText(request, payload, milliseconds, mostBytes);
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      void parse(request, text, (error, body) => (error === null ? resolve(body) : reject(error)));
      return promise;
    },
  );
}

async function readText(
  request: FastifyRequest,
  payload: IncomingMessage,
  milliseconds: number,
  mostBytes: number,
): Promise<string> {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw new BodyError(415);
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new BodyError(413);
  return decode(await readBytes(payload, milliseconds, mostBytes));
}

function readBytes(payload: IncomingMessage, milliseconds: number, mostBytes: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let length = 0;
  const take = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length > mostBytes) end(() => reject(new BodyError(413)));
  };
  const finish = () => end(() => resolve(joined(chunks)));
  const fail = () => end(() => reject(new BodyError(400)));
  const late = setTimeout(() => end(() => reject(new BodyError(408))), milliseconds);
  const end = (settle: () => void) => {
    clearTimeout(late);
    payload.off('data', take).off('end', finish).off('close', fail);
    settle();
  };
  // A client that leaves is only heard of by `close`; its error is of no interest.
  payload.on('data', take).on('end', finish).on('close', fail).on('error', fail);
  return promise;
}

/** Most bodies come in one piece. */
function joined(chunks: readonly Buffer[]): Buffer {
  const [first] = chunks;
  return first && chunks.length === 1 ? first : Buffer.concat(chunks);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new BodyError(400);
  }
}
