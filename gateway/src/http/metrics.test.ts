import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listOrders } from '../rest/calls/orders.ts';
import { TestGateway } from '../testing/gateway.ts';
import { held } from '../testing/rest-client.ts';
import { RestServer, envelope } from '../testing/rest-server.ts';
import { createMetrics } from './metrics.ts';

const consoleDocument = 'query OrderList { orders { items { id } } }';
const consoleDocumentId = createHash('sha256').update(consoleDocument).digest('hex');

let folder: string;
let rest: RestServer;
let gateway: TestGateway;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metrics-'));
  const documents = join(folder, 'documents.json');
  await writeFile(documents, JSON.stringify({ [consoleDocumentId]: consoleDocument }));
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url, { TRUSTED_DOCUMENTS: documents });
});
afterEach(async () => {
  await gateway.stop();
  await rest.stop();
  await rm(folder, { recursive: true });
});

const metrics = async () => (await gateway.gateway.server.inject('/metrics')).body;

/** The value of one series; undefined when it does not exist. */
async function value(series: string): Promise<number | undefined> {
  const line = (await metrics()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('times are in seconds, from five milliseconds to ten seconds, and batches go up to a hundred', async () => {
  const { observeClient, observeOperation, observeBatch, registry } = createMetrics();
  const outcome = { status: 200, milliseconds: 250 };
  observeClient.call(listOrders, { ...outcome, attempts: 1 });
  observeClient.call(listOrders, { ...outcome, attempts: 2 });
  observeOperation({ name: null, type: 'query', outcome: 'ok', milliseconds: 500 });
  observeBatch('/orders', 3);
  const text = await registry.metrics();
  expect(text).toContain('rest_call_retries_total 1\n');
  expect(text).toContain('rest_call_duration_seconds_sum{method="GET",path="/orders",status="200"} 0.5\n');
  expect(text).toContain(
    'graphql_operation_duration_seconds_sum{operation="other",type="query",outcome="ok"} 0.5\n',
  );
  expect(text).toContain('graphql_requests{state="limit"} 0\ngraphql_requests{state="in_flight"} 0\n');
  const bounds = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}_bucket{le="([\\d.]+)"`, 'gm'))].map(([, bound]) => Number(bound));
  const times = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
  expect(bounds('rest_call_duration_seconds')).toEqual(times);
  expect(bounds('graphql_operation_duration_seconds')).toEqual(times);
  expect(bounds('loader_batch_size')).toEqual([1, 2, 5, 10, 25, 50, 100]);
});

test('they are for this machine only, unless settings say otherwise', async () => {
  const elsewhere = [
    { remoteAddress: '192.0.2.7' },
    { remoteAddress: '2001:db8::1' },
    { headers: { 'x-forwarded-for': '192.0.2.7' } },
    { headers: { forwarded: 'for=192.0.2.7' } },
  ];
  for (const from of elsewhere)
    expect((await gateway.gateway.server.inject({ url: '/metrics', ...from })).statusCode).toBe(404);
  expect(await metrics()).toContain('process_cpu_seconds_total');
  const open = await TestGateway.start(rest.url, {
    METRICS_TOKEN: 'a-token-of-some-length',
    METRICS_NETWORKS: '10.0.0.0/8',
  });
  try {
    for (const from of [
      { remoteAddress: '192.0.2.7', headers: { authorization: 'Bearer a-token-of-some-length' } },
      { remoteAddress: '10.1.2.3', headers: { host: 'gateway:4000' } },
    ])
      expect((await open.gateway.server.inject({ url: '/metrics', ...from })).statusCode).toBe(200);
    const refused = await open.gateway.server.inject({ url: '/metrics', remoteAddress: '192.0.2.7' });
    expect(refused.statusCode).toBe(404);
  } finally {
    await open.stop();
  }
});

describe('operations', () => {
  const counted = (operation: string, type: string, outcome: string) =>
    value(
      `graphql_operation_duration_seconds_count{operation="${operation}",type="${type}",outcome="${outcome}"}`,
    );

  test('of the console count by name, and all others together, because clients choose their names', async () => {
    rest.on('GET /orders', envelope([]));
    await gateway.gateway.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: 'Bearer staff' },
      payload: JSON.stringify({ documentId: consoleDocumentId }),
    });
    await gateway.ask('query Anything { orders { items { id } } }');
    // Known by now, and answered without Apollo Server.
    for (let time = 0; time < 3; time += 1) await gateway.ask('{ orders { items { id } } }');
    expect(await counted('OrderList', 'query', 'ok')).toBe(1);
    expect(await counted('other', 'query', 'ok')).toBe(4);
    expect(await metrics()).not.toContain('Anything');
  });

  test('count separately when they have errors or were refused', async () => {
    await gateway.ask('{ orders { items { id } } }');
    await gateway.ask('{ nothing }');
    expect(await counted('other', 'query', 'errors')).toBe(1);
    expect(await counted('other', 'none', 'errors')).toBe(1);
  });
});

test('calls count by path as the contract writes it, and by status', async () => {
  rest.on('GET /orders/{id}', { status: 500, body: {} });
  await gateway.ask('{ order(id: "7") { id } }');
  expect(await value('rest_call_duration_seconds_count{method="GET",path="/orders/{id}",status="500"}')).toBe(
    1,
  );
});

test('reads count by their source', async () => {
  const answeredBy = (what: string) => value(`rest_reads_total{answered_by="${what}"}`);
  const categories = '{ orderCategories { id } }';
  let cacheControl = 'private, no-cache';
  rest.on('GET /orders/categories', ({ headers }) =>
    headers['if-none-match'] === '"1"'
      ? { status: 304, headers: { etag: '"1"', 'cache-control': cacheControl } }
      : { body: { data: [] }, headers: { etag: '"1"', 'cache-control': cacheControl } },
  );
  await gateway.ask(categories);
  expect(await answeredBy('call')).toBe(1);
  cacheControl = 'private, max-age=300';
  await gateway.ask(categories);
  expect(await answeredBy('confirmed_cache')).toBe(1);
  rest.on('GET /auth/roles', { body: { data: [] }, headers: { 'cache-control': cacheControl } });
  await gateway.ask('{ roles { id } }');
  // The first one checks whether the session is still valid; the other comes from the cache.
  await gateway.ask('{ orderCategories { id } roles { id } }');
  expect(await answeredBy('cache')).toBe(1);
  expect(await answeredBy('shared_call')).toBeUndefined();
});

test('shared calls of different queries count, and shared queries', async () => {
  const orders = 'query Orders { orders { items { id } } }';
  rest.on('GET /orders', envelope([]));
  // From the second run on a document is compiled, and its whole answer is shared.
  for (let time = 0; time < 2; time += 1) await gateway.ask(orders);
  rest.forget();
  const { until, release } = held();
  rest.on('GET /orders', async () => {
    await until;
    return envelope([]);
  });
  const asked = [orders, orders, '{ orders { items { title } } }'].map((text) => gateway.ask(text));
  // Sent last and answered without REST v1: by then all three wait.
  await gateway.ask('{ __typename }', { token: 'another' });
  release();
  await Promise.all(asked);
  expect(rest.calls).toEqual(['GET /orders']);
  expect(await value('rest_reads_total{answered_by="shared_call"}')).toBe(1);
  expect(await value('graphql_queries_shared_total')).toBe(1);
});

test('batches of ids are measured by the call that takes them', async () => {
  rest.on('GET /orders', envelope([1, 2, 3].map((id) => ({ id: String(id), campaign_id: String(id) }))));
  rest.on('GET /campaigns', ({ query }) =>
    envelope(query.getAll('id[]').map((id) => ({ id, name: `Campaign ${id}` }))),
  );
  await gateway.ask('{ orders { items { campaign { name } } } }');
  expect(await value('loader_batch_size_count{path="/campaigns"}')).toBe(1);
  expect(await value('loader_batch_size_sum{path="/campaigns"}')).toBe(3);
});

test('connections are counted when the metrics are read', async () => {
  const { until, release } = held();
  rest.on('GET /orders', async () => {
    await until;
    return envelope([]);
  });
  const asked = gateway.ask('{ orders { items { id } } }');
  await expect.poll(() => value('rest_connections{pool="calls",state="running"}')).toBe(1);
  expect(await value('rest_connections{pool="calls",state="queued"}')).toBe(0);
  release();
  await asked;
  await expect.poll(() => value('rest_connections{pool="calls",state="free"}')).toBe(1);
  expect(await value('rest_connections{pool="files",state="connected"}')).toBe(0);
});

test('requests for unknown paths count together', async () => {
  expect((await gateway.gateway.server.inject({ method: 'PUT', url: '/graphql' })).statusCode).toBe(404);
  expect(await value('http_request_duration_seconds_count{method="PUT",route="none",status="404"}')).toBe(1);
});

test('areas with an open circuit are shown until it closes', async () => {
  const { observeClient, registry } = createMetrics();
  const shown = async () => /^rest_circuit_open\{area="orders"\} (.*)$/m.exec(await registry.metrics())?.[1];
  const seen: unknown[] = [];
  for (const state of ['open', 'half_open', 'closed'] as const) {
    observeClient.circuit('orders', state);
    seen.push(await shown());
  }
  expect(seen).toEqual(['1', '1', '0']);
});

test('requests count even when their client has left', async () => {
  const requests = (status: string) =>
    value(`http_request_duration_seconds_count{method="POST",route="/graphql",status="${status}"}`);
  rest.on('GET /orders', ({ abandoned }) => abandoned.then(() => envelope([])));
  const address = await gateway.listen();
  const begun = performance.now();
  const reader = new AbortController();
  const left = fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer staff' },
    body: JSON.stringify({ query: '{ orders { items { id } } }' }),
    signal: reader.signal,
  });
  await expect.poll(() => rest.calls.length).toBe(1);
  reader.abort();
  await expect(left).rejects.toThrow(/abort/);
  await expect.poll(() => requests('499')).toBe(1);
  const took = await value('http_request_duration_seconds_sum{method="POST",route="/graphql",status="499"}');
  expect(took).toBeLessThan((performance.now() - begun) / 1000);
  rest.on('GET /orders', envelope([]));
  await gateway.ask('{ orders { items { id } } }');
  await expect.poll(() => requests('200')).toBe(1);
});

test('the limit for GraphQL falls while REST v1 is overloaded, and refusals count', async () => {
  expect(await value('graphql_requests{state="limit"}')).toBe(64);
  const error = { code: 'unavailable', message: 'Busy' };
  rest.on('GET /orders', { status: 503, headers: { 'retry-after': '2' }, body: { error } });
  const { errors } = await gateway.ask('{ orders { items { id } } }');
  expect(errors?.map(({ message, extensions }) => ({ message, extensions }))).toEqual([
    {
      message: 'The server cannot answer at the moment. Please try again',
      extensions: { code: 'unavailable', status: 503, retryAfterSeconds: 2 },
    },
  ]);
  expect(await value('graphql_requests{state="limit"}')).toBe(4);
  const { until, release } = held();
  rest.on('GET /orders', async () => {
    await until;
    return envelope([]);
  });
  const asked = [1, 2, 3, 4].map((page) => gateway.post(`{ orders(page: ${page}) { items { id } } }`));
  await vi.waitUntil(() => rest.calls.length === 5);
  expect(await value('graphql_requests{state="in_flight"}')).toBe(4);
  const refused = await gateway.post('{ orders(page: 5) { items { id } } }');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(await value('http_requests_refused_total')).toBe(1);
  release();
  for (const answer of await Promise.all(asked)) expect(answer.statusCode).toBe(200);
  expect(rest.calls).toHaveLength(5);
});
