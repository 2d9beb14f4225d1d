import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { held } from '../testing/rest-client.ts';
import { RestServer, envelope, restError } from '../testing/rest-server.ts';
import { TraceCollector } from '@shepherd/service/testing/trace-collector.ts';

// Each test starts a gateway, and the first one loads OpenTelemetry: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let rest: RestServer;
let collector: TraceCollector;
let gateway: TestGateway;

const kinds = { internal: 1, server: 2, client: 3 };
const failed = 2;
const traceId = '0af7651916cd43dd8448eb211c80319c';
const clientSpan = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${clientSpan}-01`;
const document =
  'query Titles($words: String) { orders(filter: { keywords: $words }) { items { title campaign { status } } } }';
const order = (id: number) => ({
  id: String(id),
  title: `Order ${id}`,
  campaign_id: '3',
  campaign: { id: '3' },
});
const campaign = { id: '3', status: 'active' };

const start = async (environment: Record<string, string> = {}) => {
  gateway = await TestGateway.start(rest.url, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...environment,
  });
  return gateway.listen();
};

const post = (origin: string, body: object, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer secret-token', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

beforeEach(async () => {
  rest = await RestServer.start();
  collector = await TraceCollector.start();
  rest.on('GET /orders', envelope([order(1), order(2)])).on('GET /campaigns', envelope([campaign]));
});
afterEach(async () => {
  await gateway.stop();
  await rest.stop();
  await collector.stop();
});

describe('a query', () => {
  test('is a span in the trace of its client, its operation one below, and its calls below that', async () => {
    const origin = await start();
    const tracestate = 'congo=t61rcWkgMzE';
    const variables = { words: 'secret-words' };
    const answer = await post(origin, { query: document, variables }, { traceparent, tracestate });
    expect(await answer.json()).toMatchObject({ data: { orders: { items: [{}, {}] } } });
    await gateway.stop();

    const request = collector.span('POST /graphql');
    const operation = collector.span('query Titles');
    const orders = collector.span('GET /orders');
    const campaigns = collector.span('GET /campaigns');
    expect(collector.spans.map((span) => span.traceId)).toEqual([traceId, traceId, traceId, traceId]);
    expect(request).toMatchObject({
      kind: kinds.server,
      parentSpanId: clientSpan,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/graphql',
        'http.response.status_code': 200,
        'http.request.header.x-request-id': [answer.headers.get('x-request-id')],
      },
    });
    expect(operation).toMatchObject({
      kind: kinds.internal,
      parentSpanId: request.spanId,
      attributes: {
        'graphql.operation.type': 'query',
        'graphql.operation.name': 'Titles',
        'graphql.document.hash': createHash('sha256').update(document).digest('hex'),
      },
    });
    for (const call of [orders, campaigns])
      expect(call).toMatchObject({ kind: kinds.client, parentSpanId: operation.spanId });
    expect(orders.attributes).toEqual({
      'http.request.method': 'GET',
      'url.template': '/orders',
      'http.response.status_code': 200,
    });
    expect(rest.arrivals.map(({ headers }) => [headers['traceparent'], headers['tracestate']])).toEqual(
      [orders, campaigns].map(({ spanId }) => [`00-${traceId}-${spanId}-01`, tracestate]),
    );
    expect(collector.text).not.toMatch(/secret|keywords/);
  });

  test('that is repeated is recorded each time', async () => {
    const origin = await start();
    for (let time = 0; time < 4; time += 1)
      await post(origin, { query: 'query Again { orders { items { id } } }' });
    await gateway.stop();
    expect(collector.spans.filter(({ name }) => name === 'query Again')).toHaveLength(4);
  });

  test('without a trace begins one, and two at a time do not mix', async () => {
    const origin = await start();
    await Promise.all(
      ['One', 'Two'].map((name, index) =>
        post(origin, { query: `query ${name} { orders(page: ${index + 1}) { items { id } } }` }),
      ),
    );
    await gateway.stop();
    const [one, two] = ['query One', 'query Two'].map((name) => collector.span(name));
    expect(one?.traceId).not.toBe(two?.traceId);
    for (const operation of [one, two]) {
      const trace = collector.spans.filter((span) => span.traceId === operation?.traceId);
      const request = trace.find(({ name }) => name === 'POST /graphql');
      const call = trace.find(({ name }) => name === 'GET /orders');
      expect(trace).toHaveLength(3);
      expect(request?.parentSpanId).toBeUndefined();
      expect([operation?.parentSpanId, call?.parentSpanId]).toEqual([request?.spanId, operation?.spanId]);
    }
  });
});

describe('failures are recorded', () => {
  test('as the number of retries', async () => {
    rest.on('GET /orders', () => (rest.calls.length === 1 ? { status: 503, raw: '' } : envelope([])));
    await post(await start(), { query: document });
    await gateway.stop();
    expect(collector.span('GET /orders').attributes).toMatchObject({
      'http.request.resend_count': 1,
      'http.response.status_code': 200,
    });
    expect(collector.span('GET /orders').status.code).not.toBe(failed);
  });

  test('with the code of an error, at the operation and at the call', async () => {
    rest.on('GET /orders', restError(403, 'auth.forbidden', 'Not for you, secret-name'));
    await post(await start(), { query: document });
    await gateway.stop();
    expect(collector.span('query Titles')).toMatchObject({
      status: { code: failed },
      attributes: { 'error.type': 'auth.forbidden' },
    });
    expect(collector.span('GET /orders')).toMatchObject({
      status: { code: failed },
      attributes: { 'error.type': '403', 'http.response.status_code': 403 },
    });
    expect(collector.span('POST /graphql').status.code).not.toBe(failed);
    expect(collector.text).not.toContain('secret');
  });

  test('without a status when REST v1 is down', async () => {
    const origin = await start();
    await rest.stop();
    await post(origin, { query: document });
    await gateway.stop();
    const { attributes } = collector.span('GET /orders');
    expect(attributes).toMatchObject({ 'error.type': 'no_answer' });
    expect(attributes).not.toHaveProperty('http.response.status_code');
  });

  test('for a document that cannot be parsed', async () => {
    await post(await start(), { query: '{ secret(' });
    await gateway.stop();
    expect(collector.span('graphql').attributes).toMatchObject({ 'error.type': 'GRAPHQL_PARSE_FAILED' });
    expect(collector.text).not.toContain('secret');
  });

  test('for a client that leaves', async () => {
    const arrived = held();
    const answer = held();
    rest.on('GET /orders', async () => {
      arrived.release();
      await answer.until;
      return envelope([]);
    });
    const origin = await start();
    const leaving = new AbortController();
    const asking = post(origin, { query: document }, {}, leaving.signal);
    await arrived.until;
    leaving.abort();
    await expect(asking).rejects.toThrow('aborted');
    await rest.arrivals[0]?.abandoned;
    answer.release();
    await gateway.stop();
    expect(collector.span('POST /graphql').attributes).toMatchObject({ 'error.type': 'client_left' });
    expect(collector.span('GET /orders').attributes).toMatchObject({ 'error.type': 'no_answer' });
  });
});

test('a file is a call of its request', async () => {
  rest.on('GET /files/{id}', { raw: 'picture', headers: { 'content-type': 'image/png' } });
  const origin = await start();
  await (await fetch(`${origin}/files/abc.png?expires=1&signature=secret`)).text();
  await gateway.stop();
  const request = collector.span('GET /files/:key');
  const call = collector.span('GET /files/{key}');
  expect(call.parentSpanId).toBe(request.spanId);
  expect(rest.arrivals[0]?.headers['traceparent']).toBe(`00-${call.traceId}-${call.spanId}-01`);
  expect(collector.text).not.toMatch(/secret|abc\.png/);
});

test('a page has no route, and probes leave no trace', async () => {
  const origin = await start();
  for (const path of ['/livez', '/metrics', '/report/secret-link']) await (await fetch(origin + path)).text();
  await gateway.stop();
  expect(collector.spans.map(({ name }) => name)).toEqual(['GET']);
  expect(collector.text).not.toContain('secret');
});

describe('settings', () => {
  test('name the sender and further headers', async () => {
    const origin = await start({
      OTEL_SERVICE_NAME: 'gateway-of-leeds',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test%20bed,service.name=other',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=a%20key',
    });
    await post(origin, { query: document });
    await gateway.stop();
    expect(collector.resource).toEqual({
      'service.name': 'gateway-of-leeds',
      'deployment.environment.name': 'test bed',
    });
    expect(collector.headers).toMatchObject({ 'x-api-key': 'a key', 'content-type': 'application/json' });
  });

  test.each([
    ['always_off', {}, traceparent, 0],
    ['always_on', {}, traceparent.replace(/01$/, '00'), 4],
    ['parentbased_always_on', {}, traceparent.replace(/01$/, '00'), 0],
    // A client cannot make the installation record more than configured.
    ['parentbased_always_off', {}, traceparent, 0],
    ['traceidratio', { OTEL_TRACES_SAMPLER_ARG: '0' }, traceparent, 0],
    ['parentbased_traceidratio', { OTEL_TRACES_SAMPLER_ARG: '0' }, traceparent, 0],
    ['parentbased_traceidratio', { OTEL_TRACES_SAMPLER_ARG: '1' }, traceparent, 4],
  ])('%s %j records what %s asks for: %i spans', async (sampler, more, given, count) => {
    const origin = await start({ OTEL_TRACES_SAMPLER: sampler, ...more });
    await post(origin, { query: document }, { traceparent: given });
    await gateway.stop();
    expect(collector.spans).toHaveLength(count);
    const flags = count === 0 ? '00' : '01';
    for (const { headers } of rest.arrivals)
      expect(headers['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-${flags}$`));
  });

  test.each([[{ OTEL_SDK_DISABLED: 'true' }], [{ OTEL_TRACES_EXPORTER: 'none' }]])(
    '%j switches it off: the trace of the client goes on to REST v1 all the same',
    async (environment) => {
      await post(await start(environment), { query: document }, { traceparent });
      await gateway.stop();
      expect(collector.spans).toEqual([]);
      expect(rest.arrivals[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    },
  );
});
