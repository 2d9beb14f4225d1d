import { STATUS_CODES } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body that is not read to its end. The rest of it is not waited for: Fastify closes the connection. */
export class BodyError extends Error {
  override name = 'BodyError';
  readonly statusCode: 400 | 408 | 413 | 415;

  constructor(statusCode: BodyError['statusCode']) {
    super(STATUS_CODES[statusCode]);
    this.statusCode = statusCode;
  }
}

type Fail = (error: BodyError) => void;

/**
 * Reads JSON bodies: UTF-8 as its standard demands it (RFC 8259), no property that would reach a prototype, and all of
 * it within a time of its own, so that nobody keeps a request by sending it byte by byte.
 */
export function readJsonBodies(server: FastifyInstance, milliseconds: number, mostBytes: number): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  // Without promises: every request comes through here, and most of them wait for nothing.
  server.addContentTypeParser(
    'application/json',
    (
      request: FastifyRequest,
      payload: IncomingMessage,
      done: (error: Error | null, body?: unknown) => void,
    ) => {
      const { headers } = request;
      if ((headers['content-encoding'] ?? 'identity') !== 'identity') return done(new BodyError(415));
      if (Number(headers['content-length'] ?? 0) > mostBytes) return done(new BodyError(413));
      const use = (bytes: Buffer): void => {
        const text = decoded(bytes);
        if (text === null) done(new BodyError(400));
        else void parse(request, text, done);
      };
      readBytes(payload, { milliseconds, mostBytes }, use, done);
    },
  );
}

type Bounds = Readonly<{ milliseconds: number; mostBytes: number }>;

/** The end of a body that nobody waits for any more. */
const nobodyHears = (): void => undefined;

/** Calls one of the two, once. */
function readBytes(
  payload: IncomingMessage,
  { milliseconds, mostBytes }: Bounds,
  use: (bytes: Buffer) => void,
  fail: Fail,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  let over = false;
  const take = (chunk: Buffer) => {
    if (over) return;
    chunks.push(chunk);
    length += chunk.length;
    if (length > mostBytes) refuse(413);
  };
  const finish = () => {
    if (end()) use(joined(chunks));
  };
  const refuse = (status: BodyError['statusCode']) => {
    if (end()) fail(new BodyError(status));
  };
  const leave = () => refuse(400);
  let late: NodeJS.Timeout | undefined;
  // Most bodies come together with their heads: they are complete by then, though nothing of them has been handed on.
  process.nextTick(() => {
    if (!payload.complete) late = setTimeout(() => refuse(408), milliseconds);
  });
  // False when it has ended before. The listeners stay and go with the request: to take three of them off costs as much
  // as to read a short body.
  const end = (): boolean => {
    if (over) return false;
    over = true;
    clearTimeout(late);
    return true;
  };
  // A client that leaves is only heard of by `close`; its error is of no interest.
  payload.on('data', take).on('end', finish).on('close', leave).on('error', nobodyHears);
}

/** Most bodies come in one piece. */
function joined(chunks: readonly Buffer[]): Buffer {
  const [first] = chunks;
  return first && chunks.length === 1 ? first : Buffer.concat(chunks);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Null for what is no UTF-8. */
function decoded(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
