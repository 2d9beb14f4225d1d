import { Readable } from 'node:stream';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHandler } from 'graphql-sse';
import type { RequestParams, Response } from 'graphql-sse';
import type { GraphQLSchema } from 'graphql';
import { formatError, formatErrorBriefly } from '../errors/graphql-errors.ts';
import { unauthenticated } from '../errors/rest-error.ts';
import { contextOfEvent } from '../http/graphql/request-context.ts';
import type { Source } from '../http/graphql/request-reader.ts';
import { refuseExcess } from '../http/graphql/request-limits.ts';
import { fillInDocument } from '../http/graphql/trusted-documents.ts';
import type { TrustedDocuments } from '../http/graphql/trusted-documents.ts';
import { Identity } from '../http/identity.ts';
import type { Guard } from '../http/limits/guard.ts';
import { streamPath } from '../http/paths.ts';
import { refuse } from '../http/refusal.ts';
import { Session } from '../http/session.ts';
import { isRecord } from '../rest/error-body.ts';
import type { Transport } from '../rest/exchange/transport.ts';
import type { Settings } from '../settings.ts';
import type { ChangeHub } from './change-hub.ts';
import { Flow } from './flow.ts';
import { eventsOf } from './open-events.ts';
import { subscribeTo } from './operation.ts';
import type { FormatError, Refused } from './operation.ts';

type Parts = Readonly<{
  schema: GraphQLSchema;
  settings: Settings;
  source: Source;
  transport: Transport;
  hub: ChangeHub;
  guard: Guard;
  documents: TrustedDocuments;
  observe: Readonly<{ sent: () => void; cut: () => void }>;
}>;

type Exchange = Readonly<{ reply: FastifyReply; flow: Flow }>;

/** Serves subscriptions, each as one answer of Server-Sent Events. */
export function serveChanges(server: FastifyInstance, parts: Parts): void {
  const { settings, hub, guard, documents, observe } = parts;
  const format = settings.introspection ? formatError : formatErrorBriefly;
  const handle = createHandler<FastifyRequest, Exchange>({
    // Only one connection for each subscription: others would be kept between requests.
    authenticate: () => null,
    onSubscribe: async ({ raw, context }, params) => {
      const started = await subscribe(raw, context, params, parts, format);
      return 'errors' in started ? refusalOf(started) : started;
    },
    onNext: async (_none, { context: { flow } }) => {
      observe.sent();
      await flow.produced();
    },
  });
  server.addHook('preClose', async () => hub.stop());
  server.route({
    method: ['GET', 'PUT', 'DELETE'],
    url: streamPath,
    handler: (_request, reply) =>
      refuse(reply.header('allow', 'POST'), 405, 'BAD_REQUEST', 'Subscribe with POST'),
  });
  server.route({
    method: 'POST',
    url: streamPath,
    preHandler: [
      (_request, reply, done) => {
        void reply.header('cache-control', 'no-store, no-transform');
        done();
      },
      guard.ownSite,
      guard.rate,
      (request, reply, done) => {
        if (fillInDocument(documents, request, reply) || refuseExcess(request, reply)) return;
        if (!acceptsStream(request)) refuse(reply, 406, 'BAD_REQUEST', 'Accept text/event-stream');
        else if (!isOperation(request.body)) refuse(reply, 400, 'BAD_REQUEST', 'The request has no query');
        else done();
      },
    ],
    handler: async (request, reply) => {
      const flow = new Flow();
      reply.raw
        .once('close', () => flow.end())
        // Its headers promised to keep the connection.
        .once('finish', () => hub.isStopping && request.raw.socket.end());
      const [body, { status, headers }] = await handle({
        method: request.method,
        url: request.url,
        headers: { get: (name) => (name === 'accept' ? eventStream : String(request.headers[name] ?? '')) },
        body: Object(request.body),
        raw: request,
        context: { reply, flow },
      });
      if (body === null || typeof body === 'string')
        return reply
          .code(status)
          .headers(headers ?? {})
          .send(body);
      return reply
        .type(`${eventStream}; charset=utf-8`)
        .header('x-accel-buffering', 'no')
        .send(Readable.from(written(body, flow), { objectMode: false }));
    },
  });
}

const eventStream = 'text/event-stream';

/** Starts the subscription in the name of the request's session. */
async function subscribe(
  request: FastifyRequest,
  { reply }: Exchange,
  params: RequestParams,
  { schema, settings, source, transport, hub, observe }: Parts,
  format: FormatError,
) {
  const session = new Session(request, reply, settings);
  const { token } = session;
  if (token === null) {
    const error = unauthenticated();
    return { errors: [format({ message: error.message }, error)] };
  }
  const identity = new Identity(request, reply);
  const { signal } = identity;
  const open = eventsOf(transport, identity.caller(token), settings.restTimeoutMs);
  const cut = () => {
    observe.cut();
    reply.raw.destroy();
  };
  const changes = (asked: Parameters<ChangeHub['follow']>[1]) =>
    hub.follow({ token, open, signal, cut }, asked);
  const started = await subscribeTo(params, {
    schema,
    format,
    newContext: () => contextOfEvent(request, source, session, identity, changes),
  });
  if (
    'errors' in started &&
    started.errors.some(({ extensions }) => extensions?.['code'] === unauthenticated().code)
  )
    session.expire();
  return started;
}

function refusalOf({ errors }: Refused): Response {
  const { status, retryAfterSeconds } = errors[0]?.extensions ?? {};
  return [
    JSON.stringify({ errors }),
    {
      status: typeof status === 'number' ? status : 400,
      statusText: '',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(typeof retryAfterSeconds === 'number' && { 'retry-after': String(retryAfterSeconds) }),
      },
    },
  ];
}

/** The text of a stream, as far as its reader takes it. */
async function* written(texts: AsyncGenerator<string, void>, flow: Flow): AsyncGenerator<string, void> {
  for await (const text of texts) {
    if (text.startsWith('event: next')) flow.written();
    yield text;
  }
}

const acceptsStream = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  negotiate(accept, [eventStream]) !== null;

/** What the handler takes; it would refuse the rest without a code. */
const isOperation = (body: unknown): boolean =>
  isRecord(body) &&
  typeof body['query'] === 'string' &&
  ['undefined', 'string'].includes(typeof (body['operationName'] ?? undefined)) &&
  isRecord(body['variables'] ?? {}) &&
  isRecord(body['extensions'] ?? {});
