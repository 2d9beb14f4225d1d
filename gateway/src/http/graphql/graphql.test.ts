import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../plugins/limits.ts';
import { TestGateway } from '../../testing/gateway.ts';
import type { AskOptions } from '../../testing/gateway.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

beforeAll(async () => {
  rest = await RestServer.start();
  rest.on('GET /orders', envelope([]));
  gateway = await TestGateway.start(rest.url, { RATE_LIMIT_PER_SECOND: '0' });
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_item, index) => text(index)).join(' ');

const send = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  gateway.gateway.server.inject({ method: 'POST', url: '/graphql', headers, payload });

describe('refused with 400, a code and a reason:', () => {
  test.each<[string, string, string, RegExp, AskOptions?]>([
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED', /Cannot query field "nothing"/],
    ['broken syntax', '{ me {', 'GRAPHQL_PARSE_FAILED', /Syntax Error/],
    [
      'an operation without a name',
      'query A { me { id } } query B { me { id } }',
      'OPERATION_RESOLUTION_FAILURE',
      /operation name/,
    ],
    [
      'an empty operation name beside one operation',
      '{ me { id } }',
      'OPERATION_RESOLUTION_FAILURE',
      /operation/,
      { operationName: '' },
    ],
    [
      'an empty operation name beside several',
      'query A { me { id } } query B { me { id } }',
      'OPERATION_RESOLUTION_FAILURE',
      /operation/,
      { operationName: '' },
    ],
    [
      'a variable of the wrong type',
      'query Q($from: Date!) { orders(filter: { startDateFrom: $from }) { pageInfo { total } } }',
      'BAD_USER_INPUT',
      /A Date is a calendar date written yyyy-MM-dd/,
      { variables: { from: '20.11.2026' } },
    ],
    [
      'a literal of the wrong type',
      '{ orders(filter: { startDateFrom: "x" }) { pageInfo { total } } }',
      'GRAPHQL_VALIDATION_FAILED',
      /A Date is/,
    ],
    [
      'too many tokens',
      `{ me { ${'id '.repeat(limits.tokens)} } }`,
      'QUERY_LIMIT_EXCEEDED',
      /too many tokens/,
    ],
    [
      'too many aliases',
      `{ me { ${repeat(limits.aliases + 1, (index) => `a${index}: id`)} } }`,
      'QUERY_LIMIT_EXCEEDED',
      /more than 60 aliases/,
    ],
    [
      'too many directives',
      `{ me { ${repeat(limits.directives + 1, () => 'id @skip(if: false)')} } }`,
      'QUERY_LIMIT_EXCEEDED',
      /more than 60 directives/,
    ],
    [
      'too many root fields',
      `{ ${repeat(limits.rootFields + 1, () => 'me { id }')} }`,
      'QUERY_LIMIT_EXCEEDED',
      /41 root fields/,
    ],
    [
      'too deep, also through fragments',
      `{ campaigns { items { ...C } } } fragment C on Campaign { ${'customer { campaigns { items { '.repeat(6)} id ${'} } }'.repeat(6)} }`,
      'QUERY_LIMIT_EXCEEDED',
      /21 levels deep/,
    ],
    [
      'a fragment that holds itself',
      '{ me { ...P } } fragment P on Profile { role { id } ...P }',
      'GRAPHQL_VALIDATION_FAILED',
      /Cannot spread fragment "P" within itself/,
    ],
    [
      'too many rows',
      `query Q($size: Int!) { ${repeat(6, (index) => `o${index}: orders(perPage: $size) { items { id title status type customer { id name } } }`)} }`,
      'QUERY_LIMIT_EXCEEDED',
      /counts as \d+ fields; at most 500000/,
      { variables: { size: 20_000 } },
    ],
    [
      'too many rows by a default',
      `query Q($size: Int! = 20000) { ${repeat(6, (index) => `o${index}: orders(perPage: $size) { items { id title status type customer { id name } } }`)} }`,
      'QUERY_LIMIT_EXCEEDED',
      /counts as \d+ fields; at most 500000/,
    ],
  ])('%s', async (_what, query, code, message, options) => {
    const answer = await gateway.post(query, options);
    expect(answer.statusCode).toBe(400);
    const { errors, data } = answer.json();
    expect(data).toBeUndefined();
    const { limit, actual, ...others } = errors[0].extensions;
    expect(others).toEqual({ code, status: 400 });
    // graphql-js stops counting at the limit.
    const isCounted = code === 'QUERY_LIMIT_EXCEEDED' && !errors[0].message.includes('tokens');
    expect([typeof limit, typeof actual]).toEqual(
      isCounted ? ['number', 'number'] : ['undefined', 'undefined'],
    );
    expect(isCounted ? errors[0].message : '').toContain(isCounted ? String(limit) : '');
    expect(actual ?? 1).toBeGreaterThan(limit ?? 0);
    expect(errors[0].message).toMatch(message);
    expect(rest.calls).toEqual([]);
  });

  test.each([
    ['several operations in one request', '[{"query":"{ me { id } }"}]', 400, 'BAD_REQUEST'],
    ['broken JSON', '{"query":', 400, 'BAD_REQUEST'],
    ['an empty object', '{}', 400, 'BAD_REQUEST'],
    ['more than 1 MB', `{"query":"${'#'.repeat(1_100_000)}"}`, 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s', async (_what, payload, status, code) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors[0].extensions).toEqual({ code, status });
  });

  test('a content type that a form can send is refused', async () => {
    const answer = await send('query={me{id}}', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.statusCode).toBe(415);
  });
});

describe('answered', () => {
  test('with 200 when only a part failed, which is null with its error', async () => {
    rest.on('GET /orders/summary', restError(403, 'auth.forbidden', 'You do not have permission to do this'));
    const answer = await gateway.post('{ orders { pageInfo { total } summary { total } } }');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      data: { orders: { pageInfo: { total: 0 }, summary: null } },
      errors: [{ path: ['orders', 'summary'], extensions: { code: 'auth.forbidden', status: 403 } }],
    });
  });

  test.each([
    [
      'an argument that may not be',
      'query Q($size: Int = 5) { orders(perPage: $size) { pageInfo { total } } }',
      { size: null },
      'Argument "perPage" of non-null type "Int!" must not be null.',
    ],
    [
      'a condition',
      'query Q($with: Boolean = true) { orders @include(if: $with) { pageInfo { total } } }',
      { with: null },
      'Argument "if" of non-null type "Boolean!" must not be null.',
    ],
  ])('with the error where a variable nulls %s, each time', async (_, query, variables, message) => {
    const answer = async () => (await gateway.post(query, { variables })).json();
    const first = await answer();
    expect(first.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', status: 400 } }]);
    // The query is compiled from the second run on.
    expect(await answer()).toEqual(first);
    expect(await answer()).toEqual(first);
    expect(rest.calls).toEqual([]);
  });

  test('in the requested media type, and never cached', async () => {
    const answer = await gateway.post('{ __typename }', {
      headers: { accept: 'application/graphql-response+json' },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/graphql-response+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  test('with the request id of the client, which REST v1 gets too', async () => {
    const answer = await gateway.post('{ orders { pageInfo { total } } }', {
      headers: { 'x-request-id': 'import-2026-11-20' },
    });
    expect(answer.headers['x-request-id']).toBe('import-2026-11-20');
    expect(rest.arrivals[0]?.headers['x-request-id']).toBe('import-2026-11-20');
  });
});

test('only the process that started the gateway stops it on signals', async () => {
  const listening = () => process.listenerCount('SIGTERM') + process.listenerCount('SIGINT');
  const before = listening();
  const another = await TestGateway.start(rest.url);
  expect(listening()).toBe(before);
  await another.stop();
});

test('a page of another site cannot make a browser send operations', async () => {
  const { statusCode, body } = await gateway.gateway.server.inject({
    url: `/graphql?query=${encodeURIComponent('{ __typename }')}`,
    headers: { cookie: 'shepherd_session=staff' },
  });
  expect(statusCode).toBe(400);
  expect(body).not.toContain('"data"');
});

describe('in production', () => {
  test('neither answers nor suggestions reveal the schema', async () => {
    const hidden = await TestGateway.start(rest.url, { NODE_ENV: 'production' });
    const introspection = await hidden.post('{ __schema { types { name } } }');
    expect(introspection.statusCode).toBe(400);
    const page = await hidden.gateway.server.inject({ url: '/graphql', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(400);
    const suggestion = await hidden.ask('{ mee { id } }');
    expect(suggestion.errors?.[0]?.message).not.toContain('Did you mean');
    const inVariables = await hidden.ask(
      'query Q($filter: OrderFilter) { orders(filter: $filter) { pageInfo { total } } }',
      { variables: { filter: { statuss: ['DRAF'] } } },
    );
    expect(inVariables.errors?.[0]?.message).toMatch(
      /Field "statuss" is not defined by type "OrderFilter"\.$/,
    );
    await hidden.stop();
    expect((await gateway.post('{ __schema { types { name } } }')).statusCode).toBe(200);
    expect((await gateway.ask('{ mee { id } }')).errors?.[0]?.message).toContain('Did you mean');
  });
});

describe('too many requests', () => {
  test('of one session are refused with the time to wait; another session goes on', async () => {
    const strict = await TestGateway.start(rest.url, { RATE_LIMIT_PER_SECOND: '1' });
    for (let index = 0; index < 10; index += 1)
      expect((await strict.post('{ __typename }', { token: 'busy' })).statusCode).toBe(200);
    const refused = await strict.post('{ __typename }', { token: 'busy' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json().errors[0].extensions).toEqual({ code: 'rate_limited', status: 429 });
    expect((await strict.post('{ __typename }', { token: 'quiet' })).statusCode).toBe(200);
    await strict.stop();
  });
});

test('a failure at the root keeps the answers beside it, and the changes before it', async () => {
  rest.on('GET /orders', envelope([]));
  rest.on('GET /campaigns', restError(503, 'unavailable', 'Later'));
  const read = await gateway.post('{ orders { pageInfo { total } } campaigns { pageInfo { total } } }');
  expect(read.json()).toMatchObject({
    data: { orders: { pageInfo: { total: 0 } }, campaigns: null },
    errors: [{ path: ['campaigns'], extensions: { status: 503 } }],
  });
  rest.on('POST /orders/7/approve', { body: { id: '7' } });
  rest.on('POST /orders/8/approve', restError(409, 'order.invalid_transition', 'Not now'));
  const changed = await gateway.post(
    'mutation { first: approveOrder(id: "7") { id } second: approveOrder(id: "8") { id } }',
  );
  expect(changed.json()).toMatchObject({
    data: { first: { id: '7' }, second: null },
    errors: [{ path: ['second'], extensions: { code: 'order.invalid_transition' } }],
  });
});

const staff = { authorization: 'Bearer staff', 'content-type': 'application/json' };

describe('an answer', () => {
  const ask = (rows: number, accepted?: string) => {
    const items = Array.from({ length: rows }, (_item, index) => ({
      id: String(index),
      name: `Spring ${index}`,
    }));
    rest.on('GET /campaigns', envelope(items));
    const headers = { ...staff, ...(accepted !== undefined && { 'accept-encoding': accepted }) };
    return send(JSON.stringify({ query: '{ campaigns { items { id name } } }' }), headers);
  };

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)(
    'of a whole page is compressed for clients that accept %s',
    async (accepted, encoding, read) => {
      const plain = await ask(100);
      const answer = await ask(100, accepted);
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringContaining('accept-encoding'),
      });
      expect(read(answer.rawPayload).toString()).toBe(plain.payload);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    },
  );

  test.each([
    ['is short', 5, 'br, gzip'],
    ['nobody asked to compress', 100, undefined],
    ['somebody wants as it is', 100, 'identity'],
  ])('that %s is sent as it is', async (_what, rows, accepted) => {
    const answer = await ask(rows, accepted);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.json().data.campaigns.items).toHaveLength(rows);
  });
});

test.each([
  ['in the body', (query: string) => send(JSON.stringify({ query, extensions: { cost: true } }), staff)],
  [
    'in the address',
    (query: string) =>
      gateway.gateway.server.inject({
        url: `/graphql?${new URLSearchParams({ query, extensions: '{"cost":true}' })}`,
        headers: { ...staff, 'apollo-require-preflight': '1' },
      }),
  ],
])('an answer states the cost of its query when the request wants it %s', async (_where, ask) => {
  rest.on('GET /campaigns', envelope([{ id: '7', name: 'Spring' }]));
  const query = '{ campaigns(perPage: 20) { items { id name } pageInfo { total } } }';
  expect((await ask(query)).json()).toEqual({
    data: { campaigns: { items: [{ id: '7', name: 'Spring' }], pageInfo: { total: 1 } } },
    extensions: { cost: { fields: 101, limit: 500_000, restCalls: 1 } },
  });
  expect((await gateway.post(query)).json()).not.toHaveProperty('extensions');
});

test.each([
  ['no body', undefined],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['no query', '{}'],
])('a request with %s is refused as one', async (_what, payload) => {
  const answer = await gateway.gateway.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: staff,
    ...(payload !== undefined && { payload }),
  });
  expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
});

test('a request that is refused for its length has no effect', async () => {
  const query = `mutation { logout } #${'x'.repeat(limits.text)}`;
  expect((await send(JSON.stringify({ query }), staff)).statusCode).toBe(400);
  expect(rest.calls).toEqual([]);
});

test('clients cannot register documents by digest', async () => {
  const persistedQuery = { version: 1, sha256Hash: 'mine' };
  const answer = await send(
    JSON.stringify({ query: '{ me { id } }', extensions: { persistedQuery } }),
    staff,
  );
  expect(answer.json()).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
  });
});

test('a refused query gets its cost with the refusal', async () => {
  const query = `{ orders(perPage: 10000) { items { ${repeat(51, (index) => `a${index}: id`)} } } }`;
  const answer = await send(JSON.stringify({ query, extensions: { cost: true } }), staff);
  const { errors, extensions } = answer.json();
  expect(errors[0].extensions).toMatchObject({ code: 'QUERY_LIMIT_EXCEEDED', limit: 500_000 });
  expect(extensions.cost).toEqual({ fields: errors[0].extensions.actual, limit: 500_000, restCalls: 0 });
});

test.each([
  'mutation ($value: EmailAddress = "a@b.cd") { login(input: { email: $value, password: "secret" }) { expiresAt } }',
  'mutation ($value: String = "a") { login(input: { email: "a@b.cd", password: $value }) { expiresAt } }',
  'mutation ($value: String = "a") { resetPassword(input: { token: "secret", password: $value }) { expiresAt } }',
])('a null variable inside a literal is an error of the request: %s', async (query) => {
  const { errors } = await gateway.ask(query, { variables: { value: null }, token: null });
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', status: 400 });
  expect(errors?.[0]?.message).toMatch(/^Argument "input" has an invalid value: a variable in it is null/);
});
