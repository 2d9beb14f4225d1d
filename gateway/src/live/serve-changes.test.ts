import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeScript, change } from '../testing/change-script.ts';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer, restError } from '../testing/rest-server.ts';
import { Subscription } from '../testing/subscription.ts';

let rest: RestServer;
let script: ChangeScript;
let gateway: TestGateway;
let url: string;

async function start(environment: Record<string, string> = {}): Promise<void> {
  gateway = await TestGateway.start(rest.url, environment);
  url = await gateway.listen();
}

beforeEach(async () => {
  rest = await RestServer.start();
  script = new ChangeScript(rest);
  await start();
});
afterEach(async () => {
  // The clients of these tests may have opened connections that they do not use.
  gateway.gateway.server.server.closeAllConnections();
  await gateway.stop();
  await rest.stop();
});

test('tells each change with its author', async () => {
  const stream = await Subscription.open(url, {
    query: 'subscription { changes { __typename position type id kind by { id name } at } }',
  });
  script.tell({ type: 'news_item', id: '7', kind: 'created', by: { id: '3', name: 'Anna Field' } });

  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
  expect(await stream.next()).toEqual({
    data: {
      changes: {
        __typename: 'Change',
        position: '101',
        type: 'NEWS_ITEM',
        id: '7',
        kind: 'CREATED',
        by: { id: '3', name: 'Anna Field' },
        at: '2026-11-20T14:05:00Z',
      },
    },
  });
});

test('tells only the asked types and ids, and skips types that it does not know', async () => {
  const stream = await Subscription.open(url, {
    query: 'subscription ($ids: [ID!]) { changes(types: [JOB, ORDER], ids: $ids) { position } }',
    variables: { ids: ['5', '6'] },
  });
  script.tell({ type: 'user', id: '5' });
  script.tell({ type: 'job', id: '4' });
  script.tell({ type: 'spaceship', id: '5' });
  script.tell({ type: 'job', id: '5', kind: 'painted' });
  const told = script.tell({ type: 'order', id: '6' });

  expect(await stream.position()).toBe(told);
});

test('shares one stream of REST v1 among the subscriptions of a session, and ends it with the last one', async () => {
  const first = await Subscription.open(url);
  const second = await Subscription.open(url);
  const other = await Subscription.open(url, { token: 'another' });
  expect(rest.arrivals.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer staff',
    'Bearer another',
  ]);

  const told = script.tell();
  expect([await first.position(), await second.position(), await other.position()]).toEqual([
    told,
    told,
    told,
  ]);
  first.leave();
  await vi.waitFor(() => expect(gateway.gateway.changes().subscriptions).toBe(2));
  expect(script.open).toBe(2);
  second.leave();
  other.leave();
  await vi.waitFor(() => expect(script.open).toBe(0));
  expect(gateway.gateway.changes()).toEqual({ subscriptions: 0, upstreams: 0 });
});

test('tells what followed a position, and then shares the stream that is there', async () => {
  const present = await Subscription.open(url);
  script.missed.push(
    change('99', { type: 'job', id: '1', kind: 'updated', at: '2026-11-20T14:05:00Z' }),
    change('100', { type: 'job', id: '2', kind: 'updated', at: '2026-11-20T14:05:00Z' }),
  );
  const query = 'subscription ($after: ID) { changes(after: $after) { position } }';
  const late = await Subscription.open(url, { query, variables: { after: '98' } });
  expect(script.asked).toEqual([null, '98']);
  expect([await late.position(), await late.position()]).toEqual(['99', '100']);
  await vi.waitFor(() => expect(script.open).toBe(1));

  const told = script.tell();
  expect([await present.position(), await late.position()]).toEqual([told, told]);
  // The positions that the stream has told need no other one.
  const again = await Subscription.open(url, { query, variables: { after: '100' } });
  expect(await again.position()).toBe(told);
  expect(script.asked).toHaveLength(2);
});

test('continues a stream that broke after its last position', async () => {
  const stream = await Subscription.open(url);
  const told = script.tell();
  expect(await stream.position()).toBe(told);
  const next = script.nextStream();
  script.breakOff();
  await next;
  expect(script.asked).toEqual([null, told]);
  expect(rest.arrivals.at(-1)?.headers['last-event-id']).toBe(told);
  const later = script.tell();
  expect(await stream.position()).toBe(later);
});

test.each([
  [
    'the session ends',
    restError(401, 'auth.unauthenticated', 'You are not signed in'),
    'auth.unauthenticated',
  ],
  ['changes may have been missed', restError(410, 'events.gone', 'Gone'), 'events.gone'],
  ['the server lacks the stream', restError(404, 'not_found', 'Not found'), 'NOT_OFFERED'],
])('ends with an error when %s', async (_when, refusal, code) => {
  const stream = await Subscription.open(url);
  script.refusals.push(refusal);
  script.breakOff();
  expect(await stream.next()).toMatchObject({ errors: [{ extensions: { code } }] });
  expect(await stream.next()).toBe('complete');
});

test.each([
  [restError(401, 'auth.unauthenticated', 'You are not signed in'), 401, 'auth.unauthenticated'],
  [restError(410, 'events.gone', 'Gone'), 410, 'events.gone'],
  [restError(404, 'not_found', 'Not found'), 501, 'NOT_OFFERED'],
  [{ raw: '<!doctype html>', headers: { 'content-type': 'text/html' } }, 501, 'NOT_OFFERED'],
  [restError(429, 'rate_limited', 'Too many'), 429, 'rate_limited'],
  [{ status: 502, raw: 'Bad Gateway' }, 502, 'NETWORK_ERROR'],
])('refuses a subscription as REST v1 does: %o', async (refusal, status, code) => {
  script.refusals.push(refusal);
  const stream = await Subscription.open(url);
  expect(await stream.refusal()).toEqual({ status, code });
  expect(gateway.gateway.changes()).toEqual({ subscriptions: 0, upstreams: 0 });
});

test('ends with an error at a message that cannot be read', async () => {
  const stream = await Subscription.open(url);
  script.write('event: change\nid: 101\ndata: {"type":\n\n');
  expect(await stream.next()).toMatchObject({
    errors: [{ extensions: { code: 'INVALID_UPSTREAM_ANSWER' } }],
  });
});

test('removes the cookie of a session that has ended', async () => {
  script.refusals.push(restError(401, 'auth.unauthenticated', 'You are not signed in'));
  const { response } = await Subscription.open(url, {
    token: null,
    headers: { cookie: 'shepherd_session=old', 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(401);
  expect(response.headers.get('set-cookie')).toMatch(/^shepherd_session=; Max-Age=0/);
});

test.each([
  ['no session', { token: null }, 401, 'auth.unauthenticated'],
  ['a query', { query: '{ profile { id } }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
  ['no GraphQL', { query: 'subscription {' }, 400, 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', { query: 'subscription { changes { title } }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'two fields',
    { query: 'subscription { a: changes { id } b: changes { id } }' },
    400,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'a wrong variable',
    { query: 'subscription ($after: ID) { changes(after: $after) { id } }', variables: { after: {} } },
    400,
    'BAD_USER_INPUT',
  ],
  [
    'too many aliases',
    {
      query: `subscription { changes { ${Array.from({ length: 61 }, (_one, index) => `a${index}: id`).join(' ')} } }`,
    },
    400,
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    'too many ids',
    {
      query: 'subscription ($ids: [ID!]) { changes(ids: $ids) { id } }',
      variables: { ids: Array.from({ length: 1001 }, String) },
    },
    422,
    'validation.failed',
  ],
  ['another site', { token: null, headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'CROSS_SITE_REQUEST'],
  ['another type of answer', { headers: { accept: 'application/json' } }, 406, 'BAD_REQUEST'],
  ['a form', { headers: { 'content-type': 'text/plain' } }, 400, 'BAD_REQUEST'],
])('refuses %s', async (_what, options, status, code) => {
  const stream = await Subscription.open(url, options);
  expect(await stream.refusal()).toEqual({ status, code });
  expect(rest.calls).toEqual([]);
});

test('names the address of subscriptions where it refuses them', async () => {
  const { errors } = await gateway.ask('subscription { changes { id } }');
  expect(errors?.[0]?.message).toBe('Subscriptions are answered at /graphql/stream, as Server-Sent Events');
  const got = await fetch(`${url}/graphql/stream`);
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
});

test('refuses more subscriptions than a session may have', async () => {
  const streams = await Promise.all(Array.from({ length: 100 }, () => Subscription.open(url)));
  const refused = streams.filter(({ response }) => response.status === 429);
  expect(refused).toHaveLength(90);
  expect(refused[0]?.response.headers.get('retry-after')).toBe('5');
  expect(await refused[0]?.response.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('A session may have 10 subscriptions') }],
  });
  expect(gateway.gateway.changes()).toEqual({ subscriptions: 10, upstreams: 1 });
});

test('reads the version of a changed record, anew for each change', async () => {
  let version = 0;
  rest.on('GET /jobs/5', () => {
    version += 1;
    return { body: { id: '5' }, headers: { etag: `"${version}"` } };
  });
  const stream = await Subscription.open(url, { query: 'subscription { changes { version } }' });
  script.tell();
  expect(await stream.next()).toEqual({ data: { changes: { version: '"1"' } } });
  script.tell();
  expect(await stream.next()).toEqual({ data: { changes: { version: '"2"' } } });
  script.tell({ kind: 'deleted' });
  expect(await stream.next()).toEqual({ data: { changes: { version: null } } });
  script.tell({ type: 'withdrawal' });
  expect(await stream.next()).toEqual({ data: { changes: { version: null } } });
});

test('ends its subscriptions when it stops, and takes no new ones', async () => {
  const stream = await Subscription.open(url);
  const drained = gateway.gateway.drain();
  expect(await stream.next()).toBe('complete');
  await drained;
  const { response } = await Subscription.open(url).catch(() => ({ response: null }));
  expect(response?.status ?? 503).toBe(503);
});

test('ends a subscription whose client does not read, instead of keeping its changes', async () => {
  await gateway.stop();
  await start({ CHANGE_QUEUE: '50' });
  const { port } = new URL(url);
  const body = JSON.stringify({ query: 'subscription { changes { position by { name } } }' });
  const socket = connect(Number(port), '127.0.0.1');
  socket.pause();
  socket.write(
    [
      'POST /graphql/stream HTTP/1.1',
      'host: gateway.test',
      'accept: text/event-stream',
      'content-type: application/json',
      'authorization: Bearer staff',
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  );
  await vi.waitFor(() => expect(script.open).toBe(1));
  const reading = await Subscription.open(url);
  const name = 'a'.repeat(60_000);
  // The buffers of the system hold some megabytes.
  let told = 0;
  while (gateway.gateway.changes().subscriptions === 2 && told < 2_000) {
    const position = script.tell({ by: { id: '1', name } });
    told += 1;
    expect(await reading.position()).toBe(position);
  }
  expect(gateway.gateway.changes()).toEqual({ subscriptions: 1, upstreams: 1 });
  expect(told).toBeLessThan(1_000);
  const { payload } = await gateway.gateway.server.inject({ url: '/metrics' });
  expect(payload).toContain('change_subscriptions_cut_total 1');
  expect(payload).toContain('change_streams{side="subscription"} 1');
  socket.destroy();
}, 30_000);

test('names the address of subscriptions in pages, until REST v1 is known to have no stream', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'console-'));
  await writeFile(join(folder, 'index.html'), '<html><head></head></html>');
  await gateway.stop();
  await start({ WEB_DIST: folder });
  const page = async () => (await fetch(`${url}/jobs`, { headers: { accept: 'text/html' } })).text();
  expect(await page()).toContain('<meta name="changes" content="/graphql/stream">');
  script.refusals.push(restError(404, 'not_found', 'Not found'));
  await Subscription.open(url);
  expect(await page()).not.toContain('name="changes"');
  await Subscription.open(url);
  expect(await page()).toContain('name="changes"');
  await rm(folder, { recursive: true });
});

test('refuses subscriptions where they are switched off', async () => {
  await gateway.stop();
  await start({ CHANGE_STREAMS: '0' });
  const stream = await Subscription.open(url);
  expect(await stream.refusal()).toEqual({ status: 501, code: 'NOT_OFFERED' });
});

test('refuses more subscriptions than the process may have', async () => {
  await gateway.stop();
  await start({ CHANGE_STREAMS: '1' });
  await Subscription.open(url);
  const stream = await Subscription.open(url, { token: 'another' });
  expect(await stream.refusal()).toEqual({ status: 503, code: 'unavailable' });
});
