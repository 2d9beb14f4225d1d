import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codes, texts } from '../errors/graphql-errors.ts';
import type { ErrorExtensions } from '../errors/graphql-errors.ts';

/** Answers outside GraphQL execution in the shape of GraphQL, so that clients read all errors the same way. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  details: Pick<ErrorExtensions, 'retryAfterSeconds' | 'limit' | 'actual'> = {},
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions: { code, status, ...details } }] });
}

/** Refusals of Fastify itself, in plain words. */
const reasons: Readonly<Record<number, [code: string, message: string]>> = {
  400: ['BAD_REQUEST', 'The request could not be read'],
  408: ['REQUEST_TIMEOUT', 'The request took too long to arrive'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is larger than 1 MB'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'This content type is not supported'],
  431: ['HEADERS_TOO_LARGE', 'The headers of the request are too long'],
};

const reasonOf = (status: number): [code: string, message: string] =>
  reasons[status] ?? ['BAD_REQUEST', STATUS_CODES[status] ?? 'Refused'];

export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 500;
    if (status < 400 || status >= 500) {
      request.log.error({ err: error }, 'A request failed');
      return refuse(reply, 500, codes.internal, texts.unknown);
    }
    return refuse(reply, status, ...reasonOf(status));
  });
}

/** An address that Fastify's router cannot read. */
export const refuseUnroutable = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void =>
  void refuse(reply, 400, ...reasonOf(400));

/** Codes of Node's HTTP parser; every other one means that the bytes are no HTTP. */
const parserStatus: ReadonlyMap<string, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/** Bytes that do not become a request: the connection gets the reason, and is closed. */
export function refuseUnreadable(error: Error & { code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = parserStatus.get(error.code) ?? 400;
  const [code, message] = reasonOf(status);
  const body = JSON.stringify({ errors: [{ message, extensions: { code, status } }] });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // Destroyed rather than ended: a client that sends slowly may read slowly as well.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
