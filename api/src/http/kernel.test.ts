import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOf } from '../authentication/permissions.ts';
import type { Database } from '../database/database.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { onPostgres } from '../testing/store/on-postgres.ts';
import { untilAnotherWaits } from '../testing/store/overlap.ts';
import { oneDay, toInstant } from '../time/instants.ts';
import { call, edit } from './call.ts';
import { notFound } from './errors.ts';
import { component, Count, Email, IdParams, InstantInput, nullable, optional } from './schemas/schemas.ts';
import { createServer } from './server.ts';

const Wave = component('TestWave', Type.Object({ id: Type.String(), name: Type.String() }));

const getWave = call({
  method: 'GET',
  path: 'test/waves/{id}',
  operationId: 'getTestWave',
  tag: 'test',
  summary: 'One wave',
  permission: allOf('orders.view'),
  params: IdParams,
  answer: Wave,
  cache: 'revalidate',
  handler: async ({ database, params }) => {
    const wave = await database
      .selectFrom('waves')
      .where('id', '=', params.id)
      .select(['id', 'name'])
      .executeTakeFirst();
    if (!wave) throw notFound();
    return wave;
  },
});

const nothing = async (): Promise<void> => {};
/** Runs in the transaction of an edit, before it writes. */
let beforeRenaming: (transaction: Kysely<Database>) => Promise<void> = nothing;

const testCalls = [
  getWave,
  ...edit({
    path: 'test/waves/{id}',
    operationId: 'updateTestWave',
    tag: 'test',
    summary: 'Rename a wave',
    permission: allOf('orders.manage'),
    params: IdParams,
    body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 10 }) }),
    answer: Wave,
    edits: getWave,
    handler: async ({ database, params, body }) => {
      await beforeRenaming(database);
      return database
        .updateTable('waves')
        .set(body)
        .where('id', '=', params.id)
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow();
    },
  }),
  call({
    method: 'POST',
    path: 'test/waves',
    operationId: 'createTestWave',
    tag: 'test',
    summary: 'Add a wave',
    permission: allOf('orders.manage'),
    body: Type.Object({ name: Type.String(), campaign_id: Type.String() }),
    status: 201,
    answer: Wave,
    handler: async ({ database, body }) =>
      database.insertInto('waves').values(body).returning(['id', 'name']).executeTakeFirstOrThrow(),
  }),
  call({
    method: 'POST',
    path: 'test/waves/without-transaction',
    operationId: 'createTestWaveStepByStep',
    tag: 'test',
    summary: 'Add a wave, and fail after that when it is called so',
    permission: allOf('orders.manage'),
    body: Type.Object({ name: Type.String() }),
    status: 201,
    answer: Wave,
    transaction: false,
    handler: async ({ database, body }) => {
      const wave = await database
        .insertInto('waves')
        .values({ ...body, campaign_id: '1' })
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow();
      if (body.name === 'fails') throw new Error('after the work');
      return wave;
    },
  }),
  call({
    method: 'POST',
    path: 'test/echo',
    operationId: 'testEcho',
    tag: 'test',
    summary: 'Answers its input',
    permission: 'public',
    body: Type.Object({
      email: optional(Email),
      amount: Type.Number({ minimum: 0 }),
      comment: optional(nullable(Type.String({ maxLength: 3 }))),
      at: optional(InstantInput),
      address: optional(Type.Object({ city: Type.String() })),
    }),
    answer: Type.Object({ names: Type.Array(Type.String()), at: nullable(Type.String()) }),
    handler: async ({ body }) => ({
      names: Object.keys(body),
      at: body.at === undefined ? null : toInstant(body.at),
    }),
  }),
  call({
    method: 'GET',
    path: 'test/fault',
    operationId: 'testFault',
    tag: 'test',
    summary: 'Fails',
    permission: 'public',
    query: Type.Object({ metadata: optional(Type.Record(Type.String(), Type.String())) }),
    answer: Type.Object({ count: Count, metadata: Type.Record(Type.String(), Type.String()) }),
    handler: async ({ query }) => {
      if (!query.metadata) throw new Error('secret detail');
      return { count: Object.keys(query.metadata).length, metadata: query.metadata };
    },
  }),
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ calls: testCalls });
});
afterAll(() => api.close());

const echo = (body: unknown, headers?: Record<string, string>) =>
  api.send(null, 'POST', 'test/echo', { body, ...(headers && { headers }) });

describe('input', () => {
  it('is refused with a sentence for each field', async () => {
    const answer = await echo({ email: 'x', amount: 'many', comment: 'long', at: '2026-13-01', address: {} });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toEqual({
      code: 'validation.failed',
      message: 'Please check the fields',
      fields: {
        email: ['Email has incorrect format'],
        amount: ['You must pass a number'],
        comment: ['Max 3 characters'],
        at: ['Invalid date format'],
        'address.city': ['That field is required'],
      },
    });
  });

  it('is not converted in bodies, and loses undeclared properties', async () => {
    expect((await echo({ amount: '5' })).statusCode).toBe(422);
    expect((await echo({ amount: 5, role: 'owner', comment: null })).json().names).toEqual([
      'amount',
      'comment',
    ]);
  });

  it('accepts instants in both notations', async () => {
    expect((await echo({ amount: 1, at: '2026-11-20 14:00:00' })).json().at).toBe('2026-11-20T14:00:00Z');
    expect((await echo({ amount: 1, at: '2026-11-20T16:00:00+02:00' })).json().at).toBe(
      '2026-11-20T14:00:00Z',
    );
  });

  it('parses nested query parameters as an object', async () => {
    const answer = await api.get(null, 'test/fault?metadata[region]=north&metadata[__proto__]=x');
    expect(answer.json().metadata.region).toBe('north');
    expect(Object.getPrototypeOf(answer.json().metadata)).toBe(Object.prototype);
  });

  it('without a body names every required field', async () => {
    const answer = await api.send(null, 'POST', 'test/echo');
    expect(answer.json().error.fields).toEqual({ amount: ['That field is required'] });
  });
});

describe('failures', () => {
  it('of JSON, type and path have their own answers', async () => {
    const malformed = await echo('{"amount":');
    expect([malformed.statusCode, malformed.json().error.code]).toEqual([400, 'request.malformed']);
    const csv = await echo('a,b', { 'content-type': 'text/csv' });
    expect([csv.statusCode, csv.json().error.code]).toEqual([415, 'request.unsupported_media_type']);
    const xml = await echo('<a/>', { 'content-type': 'application/xml' });
    expect(xml.statusCode).toBe(415);
    const nowhere = await api.get(null, 'nowhere');
    expect([nowhere.statusCode, nowhere.json().error.code]).toEqual([404, 'not_found']);
  });

  it('on the server reveal only an id', async () => {
    const answer = await api.get(null, 'test/fault', { headers: { 'x-request-id': 'abc-1' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side',
      request_id: 'abc-1',
    });
  });

  it('of references become field errors', async () => {
    const answer = await api.send('owner', 'POST', 'test/waves', {
      body: { name: 'x', campaign_id: '99999' },
    });
    expect(answer.json().error.fields).toEqual({ campaign_id: ['There is nothing with this id'] });
  });

  it('of declaration are found at startup: a call must declare its permission', () => {
    const { permission: _left, ...open } = getWave;
    const services = { database: api.database, clock: api.now };
    expect(() =>
      Reflect.apply(createServer, null, [
        { calls: [open], services: { ...services, settings: { logLevel: 'silent', trustedProxies: [] } } },
      ]),
    ).toThrow(/declares no permission/);
  });
});

const create = (name: string, key: string) =>
  api.send('owner', 'POST', 'test/waves', {
    body: { name, campaign_id: '1' },
    headers: { 'idempotency-key': key },
  });
const named = async (name: string) =>
  (await api.database.selectFrom('waves').where('name', '=', name).select('id').execute()).length;

describe('the Idempotency-Key', () => {
  it('repeats the answer without repeating the work', async () => {
    const first = await create('once', 'k1');
    const second = await create('once', 'k1');
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await named('once')).toBe(1);
  });

  it('holds for concurrent requests', async () => {
    const answers = await Promise.all([create('both', 'k2'), create('both', 'k2')]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201]);
    expect(await named('both')).toBe(1);
  });

  it('is refused for another request, and free again after a day', async () => {
    await create('first', 'k3');
    expect((await create('second', 'k3')).json().error.code).toBe('idempotency.mismatch');
    api.advance(oneDay);
    expect((await create('second', 'k3')).statusCode).toBe(201);
  });

  it('is not used up by a failure', async () => {
    const failed = await api.send('owner', 'POST', 'test/waves', {
      body: { name: 'later', campaign_id: '99999' },
      headers: { 'idempotency-key': 'k4' },
    });
    expect(failed.statusCode).toBe(422);
    expect((await create('later', 'k4')).statusCode).toBe(201);
  });
});

describe('the Idempotency-Key of a call without a transaction', () => {
  const send = (name: string, key: string) =>
    api.send('owner', 'POST', 'test/waves/without-transaction', {
      body: { name },
      headers: { 'idempotency-key': key },
    });

  it('repeats the answer without repeating the work', async () => {
    const first = await send('step by step', 'k5');
    const second = await send('step by step', 'k5');
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await named('step by step')).toBe(1);
  });

  it('is not used up by a failure', async () => {
    expect((await send('fails', 'k6')).statusCode).toBe(500);
    expect((await send('fails', 'k6')).statusCode).toBe(500);
    expect(await named('fails')).toBe(2);
  });
});

it.each(['x', 'x'.repeat(200)])('the Idempotency-Key %s is accepted', async (key) => {
  expect((await create('a name', key)).statusCode).toBe(201);
});

it.each(['', 'x'.repeat(201)])('the Idempotency-Key "%s" is refused', async (key) => {
  const answer = await create('a name', key);
  expect([answer.statusCode, answer.json().error.fields]).toEqual([
    422,
    { 'Idempotency-Key': ['Max 200 characters'] },
  ]);
});

const rename = (method: 'PUT' | 'PATCH', name: string, tag?: string) =>
  api.send('owner', method, 'test/waves/1', {
    body: { name },
    ...(tag !== undefined && { headers: { 'if-match': tag } }),
  });

describe('the If-Match header', () => {
  it('accepts only one of two edits of the same state', async () => {
    const tag = String((await api.get('owner', 'test/waves/1')).headers['etag']);
    const answers = await Promise.all([rename('PUT', 'a', tag), rename('PATCH', 'b', tag)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 412]);
    const current = String((await api.get('owner', 'test/waves/1')).headers['etag']);
    expect(answers.find((answer) => answer.statusCode === 200)?.headers['etag']).toBe(current);
  });

  it('is compared after a concurrent edit has ended', async () => {
    const tag = String((await api.get('owner', 'test/waves/1')).headers['etag']);
    const second = Promise.withResolvers<number>();
    beforeRenaming = async (transaction) => {
      beforeRenaming = nothing;
      rename('PATCH', 'd', tag).then(({ statusCode }) => second.resolve(statusCode), second.reject);
      if (onPostgres) await untilAnotherWaits(transaction);
    };
    expect([(await rename('PUT', 'c', tag)).statusCode, await second.promise]).toEqual([200, 412]);
  });

  it('is optional, and accepts a star', async () => {
    expect((await rename('PATCH', 'c')).statusCode).toBe(200);
    expect((await rename('PUT', 'd', '*')).statusCode).toBe(200);
  });
});
