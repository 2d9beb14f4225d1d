// @module-tag any-store
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attemptLimiter } from '../authentication/attempts.ts';
import { notUtf8 } from '../csv/decoding.ts';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { testNow } from '../testing/test-now.ts';
import type { Admitting } from './admit.ts';
import { call, Reply } from './call.ts';
import type { Call } from './call.ts';
import { ApiError, unavailable } from './errors.ts';
import { ReaderGoneError } from './reader.ts';
import { nullable, Nothing, optional } from './schemas/schemas.ts';
import { createServer } from './server.ts';

/** A database that answers no rows. */
const database = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const described = { tag: 'test', summary: 'A call of this test', permission: 'public' } as const;
const Told = Type.Record(Type.String(), Type.Unknown());

/** Thrown by the failing call. */
let failure: Error;

const calls: readonly Call[] = [
  call({
    ...described,
    method: 'GET',
    path: 'things/{id}',
    operationId: 'tell',
    params: Type.Object({ id: Type.String() }),
    query: Type.Object({ words: optional(Type.Array(Type.String())) }),
    answer: Told,
    cache: 'revalidate',
    handler: async ({ params, query, address, timezone, range, accept, session }) => ({
      params,
      query,
      address,
      timezone,
      session,
      range: range ?? null,
      accept: accept ?? null,
    }),
  }),
  call({
    ...described,
    method: 'POST',
    path: 'things',
    operationId: 'take',
    transaction: false,
    body: Type.Object({ name: optional(nullable(Type.String())) }),
    answer: Told,
    handler: async ({ body }) => ({ body }),
  }),
  call({
    ...described,
    method: 'POST',
    path: 'things/text',
    operationId: 'takeText',
    transaction: false,
    body: Type.String(),
    textBodies: ['text/csv'],
    answer: Told,
    handler: async ({ body }) => ({ body }),
  }),
  call({
    ...described,
    method: 'POST',
    path: 'things/act',
    operationId: 'act',
    transaction: false,
    answer: Nothing,
    handler: async () => undefined,
  }),
  call({
    ...described,
    method: 'PUT',
    path: 'things/file',
    operationId: 'takeFile',
    transaction: false,
    streams: 'application/octet-stream',
    answer: Told,
    handler: async ({ stream, body }) => ({
      type: stream?.contentType,
      text: stream === null ? null : await text(stream.bytes),
      body: body ?? null,
    }),
  }),
  call({
    ...described,
    method: 'GET',
    path: 'failing',
    operationId: 'fail',
    answer: Nothing,
    handler: async () => {
      throw failure;
    },
  }),
  call({
    ...described,
    method: 'GET',
    path: 'endless',
    operationId: 'never',
    answer: Nothing,
    handler: async () => new Promise<undefined>(() => {}),
  }),
  call({
    ...described,
    method: 'GET',
    path: 'teapot',
    operationId: 'other',
    answer: Nothing,
    handler: async () => new Reply(203, 'other', { 'content-type': 'text/plain', 'x-own': '1' }),
  }),
  call({
    ...described,
    permission: 'signed-in',
    method: 'GET',
    path: 'own',
    operationId: 'own',
    answer: Nothing,
    handler: async () => undefined,
  }),
];

let server: FastifyInstance;
/** The events of each call's place. */
let places: string[];
const admitting: Admitting = {
  enter: async (_request, hasBegun = false) => {
    places.push(hasBegun ? 'in again' : 'in');
    return { leave: () => void places.push('out'), waitedMs: 0 };
  },
  state: () => ({ inFlight: 0, waiting: 0, limit: 0 }),
  observe: () => undefined,
};

const create = (settings: Partial<Settings> = {}): FastifyInstance =>
  createServer({
    calls,
    services: {
      database,
      clock: () => testNow,
      settings: { ...readSettings({ LOG_LEVEL: 'silent' }, ''), trustedProxies: ['127.0.0.1'], ...settings },
      limiter: attemptLimiter(database),
    },
    admitting,
  });

beforeEach(() => {
  places = [];
  server = create();
});
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  server.inject({ url: `/v1/${path}`, headers });
const post = (path: string, payload: string | Buffer | undefined, type?: string) =>
  server.inject({
    method: 'POST',
    url: `/v1/${path}`,
    headers: type === undefined ? {} : { 'content-type': type },
    ...(payload !== undefined && { payload }),
  });

describe('a request', () => {
  test('is passed on with its properties', async () => {
    const answer = await get('things/a%2Fb?words[]=x&words[]=y', {
      'x-forwarded-for': '192.0.2.7',
      'x-timezone': 'Europe/Paris',
      range: 'bytes=0-1',
      accept: 'text/csv',
    });
    expect(answer.json()).toEqual({
      params: { id: 'a/b' },
      query: { words: ['x', 'y'] },
      address: '192.0.2.7',
      timezone: 'Europe/Paris',
      range: 'bytes=0-1',
      accept: 'text/csv',
      session: null,
    });
    const plain = (await get('things/1', { 'x-timezone': 'Nowhere/Else' })).json();
    expect(plain).toMatchObject({ query: {}, address: '127.0.0.1', timezone: 'UTC', range: null });
  });

  test('keeps the id that it came with, if that is harmless', async () => {
    const idOf = async (id: string) =>
      (await get('things/1', { 'x-request-id': id })).headers['x-request-id'];
    expect(await idOf('a.b:C_1-2')).toBe('a.b:C_1-2');
    for (const id of ['a b', '<a>', 'x'.repeat(101), '']) expect(await idOf(id)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('with a current ETag is answered without a body', async () => {
    const { headers, body } = await get('things/1');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Authorization' });
    const again = await get('things/1', { 'if-none-match': `"other", ${String(headers['etag'])}` });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', headers['etag']]);
    expect(again.headers['content-type']).toBeUndefined();
    const other = await get('things/1', { 'if-none-match': '"other"' });
    expect([other.statusCode, other.body]).toEqual([200, body]);
  });

  test('may be answered with any status, headers and body', async () => {
    const answer = await get('teapot');
    expect([answer.statusCode, answer.body]).toEqual([203, 'other']);
    expect(answer.headers).toMatchObject({
      'x-own': '1',
      'content-type': 'text/plain',
      'cache-control': 'private, no-store',
    });
    expect((await post('things/act', undefined)).statusCode).toBe(204);
  });

  test('without Host is accepted only in HTTP 1.0', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const answerTo = async (version: string) => {
      const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET /v1/things/1 HTTP/${version}\r\nconnection: close\r\n\r\n`);
      return text(socket);
    };
    expect(await answerTo('1.1')).toMatch(/^HTTP\/1.1 400 .*request\.malformed/s);
    expect(await answerTo('1.0')).toMatch(/^HTTP\/1.[01] 200 /);
  });
});

describe('a body', () => {
  test.each<[string, string, string | Buffer | undefined, string | undefined, unknown]>([
    ['JSON', 'things', '{"name":"a"}', 'application/json', { name: 'a' }],
    ['JSON in capitals', 'things', '{"name":"a"}', 'Application/JSON ; charset=utf-8', { name: 'a' }],
    ['no JSON', 'things', '', 'application/json', {}],
    ['nothing', 'things', undefined, undefined, {}],
    ['text of no bytes', 'things', '', 'text/plain', {}],
    ['CSV', 'things/text', 'ä,b', 'text/csv', 'ä,b'],
    ['CSV in UTF-16', 'things/text', Buffer.from('\uFEFFä,b', 'utf16le'), 'text/csv; a=b', 'ä,b'],
  ])('of %s is accepted', async (_what, path, payload, type, body) => {
    const answer = await post(path, payload, type);
    expect([answer.statusCode, answer.json()]).toEqual([200, { body }]);
  });

  test.each<[string, string, string | Buffer, string, number, string]>([
    ['text in place of JSON', 'things', 'a', 'text/plain', 415, 'request.unsupported_media_type'],
    ['JSON in place of text', 'things/text', '{}', 'application/json', 415, 'request.unsupported_media_type'],
    ['a form', 'things', 'a=1', 'application/x-www-form-urlencoded', 415, 'request.unsupported_media_type'],
    ['broken JSON', 'things', '{', 'application/json', 400, 'request.malformed'],
    [
      'text in no known encoding',
      'things/text',
      Buffer.from([0x61, 0x00]),
      'text/csv',
      422,
      'validation.failed',
    ],
    ['too much', 'things', `"${'x'.repeat(12 * 1024 * 1024)}"`, 'application/json', 413, 'request.too_large'],
  ])('of %s is refused', async (_what, path, payload, type, status, code) => {
    const answer = await post(path, payload, type);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });

  test('of text in an unknown encoding is refused with the supported ones', async () => {
    const answer = await post('things/text', Buffer.from([0x61, 0x00]), 'text/csv');
    expect(answer.json().error.fields).toEqual({ file: [notUtf8] });
  });

  test('that an action does not need is ignored', async () => {
    expect((await post('things/act', 'a', 'text/plain')).statusCode).toBe(204);
  });

  test('is served with any Expect header', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    const head = ['GET /v1/things/1 HTTP/1.1', 'host: a', 'expect: miracles', 'connection: close', '', ''];
    socket.write(head.join('\r\n'));
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
  });

  test('of a file is streamed, whatever its type', async () => {
    const send = (payload: string | undefined, type: string) =>
      server.inject({
        method: 'PUT',
        url: '/v1/things/file',
        headers: { 'content-type': type },
        ...(payload !== undefined && { payload }),
      });
    expect((await send('{"a":', 'application/json')).json()).toEqual({
      type: 'application/json',
      text: '{"a":',
      body: null,
    });
    expect((await server.inject({ method: 'PUT', url: '/v1/things/file' })).json()).toMatchObject({
      type: '',
      text: '',
    });
  });
});

describe('a failure', () => {
  const failing = async (error: Error) => {
    failure = error;
    const { statusCode, headers, body } = await get('failing', { 'x-request-id': 'r-1' });
    return { statusCode, headers, error: JSON.parse(body).error };
  };

  test('that is expected has its code, and is never cached', async () => {
    const { statusCode, headers, error } = await failing(new ApiError('conflict'));
    expect([statusCode, error.code, headers['cache-control']]).toEqual([
      409,
      'conflict',
      'private, no-store',
    ]);
    expect(headers).not.toHaveProperty('retry-after');
    expect(headers).not.toHaveProperty('www-authenticate');
    expect((await failing(unavailable('slow'))).headers).toMatchObject({ 'retry-after': '2' });
  });

  test.each([
    [{ statusCode: 400 }, 400, 'request.malformed'],
    [{ statusCode: 499 }, 400, 'request.malformed'],
    [{ statusCode: 399 }, 500, 'internal'],
    [{ statusCode: 500 }, 500, 'internal'],
    [{}, 500, 'internal'],
    [{ code: '40001' }, 409, 'conflict'],
    [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE' }, 413, 'request.too_large'],
  ])('of %j is a %i', async (facts, status, code) => {
    const { statusCode, error } = await failing(Object.assign(new Error('secret'), facts));
    expect([statusCode, error.code]).toEqual([status, code]);
    expect(JSON.stringify(error)).not.toContain('secret');
    expect(error.request_id).toBe(code === 'internal' ? 'r-1' : undefined);
  });

  test('is logged only when it is unexpected', async () => {
    const written: unknown[] = [];
    server.addHook('preHandler', async ({ log }) => {
      vi.spyOn(log, 'error').mockImplementation((facts: unknown) => void written.push(facts));
    });
    await failing(new ApiError('conflict'));
    expect(written).toEqual([]);
    await failing(new Error('secret'));
    expect(written).toEqual([{ err: failure }]);
  });

  test('to answer in time aborts the work for the reader', async () => {
    await server.close();
    server = create({ databaseTimeoutMs: 50 });
    let signal: AbortSignal | null = null;
    server.addHook('preHandler', async ({ reader }) => {
      signal = reader.signal;
    });
    expect((await get('endless')).statusCode).toBe(503);
    expect(signal).toMatchObject({ aborted: true, reason: { code: 'unavailable' } });
  });

  test('of a reader who has left is not logged and not answered', async () => {
    failure = new ReaderGoneError();
    const { statusCode, body } = await get('failing');
    expect([statusCode, body]).toEqual([499, '']);
  });

  test.each([
    ['/v1/nowhere', 404, 'not_found'],
    ['/v1/things/%E0%A4%A', 400, 'request.malformed'],
  ])('at %s is one of the address, not of a handler', async (url, status, code) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });
});

test.each<Record<string, string>>([{}, { authorization: 'Basic a' }, { authorization: 'Bearer a' }])(
  '%j is not a session',
  async (headers) => {
    const answer = await get('own', headers);
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    await vi.waitUntil(() => places.includes('out'));
    expect(places).toEqual(['in', 'out']);
  },
);

test('a read keeps its place until it is answered; a change releases it while its body arrives, a file for good', async () => {
  await get('things/1');
  await vi.waitUntil(() => places.length === 3);
  // Released by the handler and again by the end of the answer, but counted once.
  expect(places).toEqual(['in', 'out', 'out']);
  places = [];
  await post('things', '{}', 'application/json');
  expect(places).toEqual(['in', 'out', 'in again', 'out']);
  places = [];
  await server.inject({ method: 'PUT', url: '/v1/things/file', payload: 'a' });
  expect(places).toEqual(['in', 'out']);
});
