import { STATUS_CODES } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body that is not read to its end. Fastify closes the connection instead of waiting for the rest. */
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
 * Reads JSON bodies: strict UTF-8 (RFC 8259), no property that would reach a prototype, and a deadline for the whole
 * body, so that a slow sender cannot hold a request.
 */
export function readJsonBodies(server: FastifyInstance, milliseconds: number, mostBytes: number): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  // Callbacks instead of promises: every request comes through here, and most complete synchronously.
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

/** Callback for the end of a body that no handler waits for. */
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
  // Most bodies come together with their heads: they are complete by then, though no byte has been emitted.
  process.nextTick(() => {
    if (!payload.complete) late = setTimeout(() => refuse(408), milliseconds);
  });
  // False when it has ended before. The listeners stay until the request is collected: removing three of them costs as
  // much as reading a short body.
  const end = (): boolean => {
    if (over) return false;
    over = true;
    clearTimeout(late);
    return true;
  };
  // Only `close` reports a client that leaves; its error is ignored.
  payload.on('data', take).on('end', finish).on('close', leave).on('error', nobodyHears);
}

/** Most bodies come in one piece. */
function joined(chunks: readonly Buffer[]): Buffer {
  const [first] = chunks;
  return first && chunks.length === 1 ? first : Buffer.concat(chunks);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Null for bytes that are not UTF-8. */
function decoded(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
