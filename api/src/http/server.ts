import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAllowed } from '../authentication/permissions.ts';
import type { Session } from '../authentication/session.ts';
import { findSession } from '../authentication/sessions.ts';
import { knownTimezone } from '../csv/csv.ts';
import { decodeText, notUtf8 } from '../csv/decoding.ts';
import { abortable } from '../database/abortable.ts';
import type { Tracing } from '../tracing/trace.ts';
import { unlimitedAdmission } from './admit.ts';
import type { Admitting } from './admit.ts';
import { isEventStream } from './call.ts';
import type { BodyStream, Call, Services } from './call.ts';
import { fromDatabaseError } from './database-errors.ts';
import { ApiError, errorBody, fieldError, notFound } from './errors.ts';
import { parseJson } from './json-body.ts';
import { parseQueryString } from './query-string.ts';
import { ReaderGoneError, readerOf } from './reader.ts';
import { apiLog } from './request-log.ts';
import { runnerOf } from './run-call.ts';
import type { AnswerCheck } from './run-call.ts';
import { traceCalls } from './tracing.ts';
import { ignoreExpectations, refuseUnreadable, unreadable } from './unreadable-requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** Aborted when the client disconnects before the answer. */
    reader: AbortController;
    /** Releases this call's admission, while it has one. */
    leave: (() => void) | null;
  }
}

export type ServerOptions = {
  readonly calls: readonly Call[];
  readonly services: Services;
  /** Checks each answer before it is sent; tests validate answers against their schemas. */
  readonly check?: AnswerCheck;
  /** Admission control; without it all calls begin immediately. */
  readonly admitting?: Admitting;
  /** Records calls. */
  readonly tracing?: Tracing | null;
};

/** nginx's status for a client that left before the answer. */
const clientGone = 499;

/** Node's limit for the first line of a request. */
const longestPath = 16 * 1024;

/** Maximum of JSON bodies in bytes; files have their own limit. */
const bodyLimit = 12 * 1024 * 1024;

/** The HTTP server with all declared calls under /v1; it does not listen yet. */
export function createServer({
  calls,
  services,
  check,
  admitting = unlimitedAdmission,
  tracing = null,
}: ServerOptions): FastifyInstance {
  const server: FastifyInstance = Fastify({
    loggerInstance: apiLog(services.settings.logLevel),
    bodyLimit,
    // Rate limits count by client address, which the gateway forwards.
    trustProxy: [...services.settings.trustedProxies],
    genReqId: (request) => requestId(request.headers['x-request-id']),
    routerOptions: { querystringParser: parseQueryString, maxParamLength: longestPath },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // Node would answer a request without Host by itself, with an empty 400.
    http: { requireHostHeader: false },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, _request, reply) => void fail(reply, unreadable()),
  });
  ignoreExpectations(server.server);
  server.decorateRequest('session', null);
  server.decorateRequest('leave', null);
  acceptBodies(server);
  if (tracing !== null) traceCalls(server, tracing);
  server.addHook('onRequest', async (request) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') throw unreadable();
  });
  server.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  server.setNotFoundHandler(async (_request, reply) => fail(reply, notFound()));
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof ReaderGoneError) return reply.code(clientGone).send();
    const known = translate(error);
    if (!known) request.log.error({ err: error }, 'request failed');
    return fail(reply, known ?? new ApiError('internal'));
  });
  const parts = { services, check, admitting };
  for (const call of calls.filter(({ streams }) => streams === undefined)) addCall(server, call, parts);
  void server.register(async (child) => {
    child.removeAllContentTypeParsers();
    child.addContentTypeParser('*', async (_request: FastifyRequest, bytes: Readable) => bytes);
    for (const call of calls.filter(({ streams }) => streams !== undefined)) addCall(child, call, parts);
  });
  return server;
}

/** No body differs from a body that never ends. */
const bodyStream = (request: FastifyRequest): BodyStream => ({
  contentType: header(request, 'content-type') ?? '',
  bytes: request.body instanceof Readable ? request.body : Readable.from([]),
});

type Parts = {
  readonly services: Services;
  readonly check: AnswerCheck | undefined;
  readonly admitting: Admitting;
};

/** What this server has beyond the original contract, for clients that must not send what a server does not know. */
const offered = ['shepherd-offers', 'expected'] as const;

function addCall(server: FastifyInstance, call: Call, { services, check, admitting }: Parts): void {
  // The types forbid it; a call from untyped code must not become public by mistake either.
  if (call.permission === undefined) throw new Error(`${call.method} ${call.path} declares no permission`);
  const run = runnerOf(call, services, check);
  server.route({
    method: call.method,
    // It would never end, because no client reads it.
    exposeHeadRoute: !isEventStream(call.answerType),
    url: `/v1/${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Before the body is read, so that strangers cannot make the server receive large bodies.
    onRequest: async (request, reply) => {
      request.reader = readerOf(reply);
      void reply.header(...offered);
      // The session lookup needs the database, too.
      const { leave, waitedMs } = await admitting.enter(request);
      // Clients with many parallel calls see congestion before any call is refused (W3C Server Timing).
      if (waitedMs >= 1) void reply.header('server-timing', `queue;dur=${Math.floor(waitedMs)}`);
      try {
        request.session = await authenticate(request, call, services);
        if (call.method === 'GET') {
          request.leave = leave;
          // Also when the call never reaches its handler.
          reply.raw.once('close', leave);
        }
      } finally {
        // A body takes as long as its sender, so slow senders must not hold a place.
        if (request.leave === null) leave();
      }
    },
    handler: async (request, reply) => {
      refuseOtherText(request, call);
      const leave =
        request.leave ?? (call.streams === undefined ? (await admitting.enter(request, true)).leave : null);
      const answer = await run({
        url: request.url,
        params: request.params,
        query: request.query,
        body: call.streams === undefined ? request.body : undefined,
        stream: call.streams === undefined ? null : bodyStream(request),
        session: request.session,
        address: request.ip,
        timezone: knownTimezone(header(request, 'x-timezone')),
        ifMatch: header(request, 'if-match'),
        range: header(request, 'range'),
        ifRange: header(request, 'if-range'),
        ifNoneMatch: header(request, 'if-none-match'),
        accept: header(request, 'accept'),
        lastEventId: header(request, 'last-event-id'),
        gone: request.reader.signal,
        idempotencyKey: header(request, 'idempotency-key'),
        log: request.log,
        reader: request.reader,
      }).finally(() => leave?.());
      void reply.code(answer.status).headers(answer.headers);
      return reply.send(answer.body);
    },
  });
}

async function authenticate(
  request: FastifyRequest,
  call: Call,
  services: Services,
): Promise<Session | null> {
  if (call.permission === 'public') return null;
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const database = abortable(services.database, request.reader.signal);
  const session = token === undefined ? null : await findSession(database, token, services.clock());
  if (!session) throw new ApiError('auth.unauthenticated');
  if (!isAllowed(call.permission, session.permissions)) throw new ApiError('auth.forbidden');
  return session;
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** An action without input accepts an empty body of any type. Text bodies stay text. */
function acceptBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => (text.length === 0 ? undefined : parseJson(text)),
  );
  server.addContentTypeParser(
    ['text/csv', 'text/plain', 'application/octet-stream'],
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) => (bytes.length === 0 ? undefined : textOf(bytes)),
  );
}

function textOf(bytes: Buffer): string {
  const text = decodeText(bytes);
  if (text === null) throw fieldError('file', notUtf8);
  return text;
}

function refuseOtherText(request: FastifyRequest, call: Call): void {
  if (request.body === undefined || !call.body) return;
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const taken = call.textBodies ?? ['application/json'];
  if (!taken.includes(type)) throw new ApiError('request.unsupported_media_type');
}

function fail(reply: FastifyReply, error: ApiError): FastifyReply {
  void reply.header('cache-control', 'private, no-store');
  if (error.present) void reply.header('etag', error.present.tag);
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (error.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(error.retryAfterSeconds));
  return reply.code(error.status).send(errorBody(error, reply.request.id));
}

/** Maps failures of the framework and the database to API errors; null is a server fault. */
function translate(error: FastifyError): ApiError | null {
  if (error instanceof ApiError) return error;
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('request.unsupported_media_type');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('request.too_large');
    default:
      if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
        return unreadable();
      return fromDatabaseError(error);
  }
}

/** Keeps the caller's id if it is harmless, so that one id follows a request through all logs. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
