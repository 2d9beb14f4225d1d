import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GatewayContext } from '../../context.ts';
import { CallerGoneError } from '../../errors/rest-error.ts';
import { login } from '../../rest/calls/authentication.ts';
import type { RestClient } from '../../rest/client.ts';
import { getOrder, listOrders } from '../../rest/calls/orders.ts';
import { connect, credentials, held } from '../../testing/rest-client.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';
import { createContext } from './request-context.ts';
import { traceRequests } from '../tracing.ts';

let rest: RestServer;
let client: RestClient;
let server: FastifyInstance;
let address: string;
let arrived: (context: GatewayContext) => void;
let endAll: () => void;

beforeEach(async () => {
  rest = await RestServer.start();
  client = connect(rest.url);
  const { until, release } = held();
  endAll = release;
  server = fastify({ forceCloseConnections: true });
  traceRequests(server, null);
  server.get('/', async (request, reply) => {
    arrived(createContext(request, reply, { client }, { publicUrl: null }));
    await until;
    return 'answered';
  });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  endAll();
  await server.close();
  await client.close();
  await rest.stop();
});

/** A running request: its context, its end, and a client that may leave. */
async function open(headers: Record<string, string> = { authorization: 'Bearer staff' }) {
  const { promise, resolve } = Promise.withResolvers<GatewayContext>();
  arrived = resolve;
  const reader = new AbortController();
  const response = fetch(address, { headers, signal: reader.signal });
  response.catch(() => undefined);
  const context = await promise;
  const { signal } = reader;
  return { context, response, leave: () => reader.abort(), signal };
}

/** Holds the list of orders back until the returned function is called. */
function holdOrders(): () => void {
  const { until, release } = held();
  rest.on('GET /orders', async () => {
    await until;
    return { ...envelope([{ id: '1' }]), headers: { etag: '"seven"' } };
  });
  return release;
}

/** Answers with the orders, and counts its calls. */
function question() {
  const asked = { times: 0 };
  const answer = async (context: GatewayContext) => {
    asked.times += 1;
    const { data } = await context.read(listOrders, {});
    return { data };
  };
  return { asked, answer };
}

test('simultaneous identical queries of a session run once', async () => {
  const release = holdOrders();
  const { asked, answer } = question();
  const [one, two, three] = [await open(), await open(), await open()];
  const answers = [one, two, three].map(({ context }) => context.share('orders', answer));
  release();
  const [first, second, third] = await Promise.all(answers);
  expect(first).toMatchObject({ data: [{ id: '1' }] });
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(asked.times).toBe(1);
  expect([one, two, three].map(({ context }) => context.firstTag())).toEqual([
    '"seven"',
    '"seven"',
    '"seven"',
  ]);
});

test.each([
  ['another query', 'Bearer staff', 'customers'],
  ['the same query of another session', 'Bearer other', 'orders'],
])('%s is answered by itself', async (_what, authorization, key) => {
  const release = holdOrders();
  const { asked, answer } = question();
  const [one, two] = [await open(), await open({ authorization })];
  const answers = [one.context.share('orders', answer), two.context.share(key, answer)];
  release();
  await Promise.all(answers);
  expect(asked.times).toBe(2);
});

test('without a session nothing is shared', async () => {
  const [one, two] = [await open({}), await open({})];
  const { until, release } = held();
  const contexts: GatewayContext[] = [];
  const answer = async (context: GatewayContext) => {
    contexts.push(context);
    await until;
  };
  const answers = [one.context.share('orders', answer), two.context.share('orders', answer)];
  release();
  await Promise.all(answers);
  expect(contexts[0]).toBe(one.context);
  expect(contexts[1]).toBe(two.context);
});

test('a query with a partial answer is not joined any more', async () => {
  rest.on('GET /orders', envelope([]));
  const { until, release } = held();
  const { promise: hasRead, resolve: tellThatRead } = Promise.withResolvers<void>();
  let times = 0;
  const answer = async (context: GatewayContext) => {
    times += 1;
    await context.read(listOrders, {});
    tellThatRead();
    await until;
    return times;
  };
  const early = (await open()).context.share('orders', answer);
  await hasRead;
  const late = (await open()).context.share('orders', answer);
  release();
  await Promise.all([early, late]);
  expect(times).toBe(2);
});

test('a query that began before a change of the session is not joined after it', async () => {
  const release = holdOrders();
  rest.on('POST /auth/login', { body: { access_token: 't' } });
  const { asked, answer } = question();
  const before = (await open()).context.share('orders', answer);
  await (await open()).context.change(login, credentials);
  const after = (await open()).context.share('orders', answer);
  release();
  await Promise.all([before, after]);
  expect(asked.times).toBe(2);
});

/** Reads an order in each way that a request has, and returns the results and the calls to REST v1. */
async function readOrder({ loaders, read }: GatewayContext) {
  rest.arrivals.length = 0;
  const { data } = await read(listOrders, {});
  const row = await loaders.Order.row('1');
  const whole = await loaders.Order.whole('1');
  return { titles: [data[0]?.title, row?.title, whole?.title], calls: rest.calls };
}

test.each([
  ['made', { body: { access_token: 't' } }],
  ['refused', restError(409, 'order.invalid_transition', 'No')],
  ['lost on its way, which may well have been made', { status: 503 }],
])('a request reads again after a change that was %s', async (_how, outcome) => {
  const { context } = await open();
  rest.on('GET /orders', () => envelope([{ id: '1', title: 'before' }]));
  rest.on('GET /orders/1', () => ({ body: { id: '1', title: 'before' } }));
  const before = ['before', 'before', 'before'];
  const calls = ['GET /orders', 'GET /orders', 'GET /orders/1'];
  expect(await readOrder(context)).toEqual({ titles: before, calls });
  expect(await readOrder(context)).toEqual({ titles: before, calls: [] });
  // Rows of a list that no field has used yet are older than the change too.
  context.loaders.Order.remember((await context.read(listOrders, {})).data);

  rest.on('GET /orders', () => envelope([{ id: '1', title: 'after' }]));
  rest.on('GET /orders/1', () => ({ body: { id: '1', title: 'after' } }));
  rest.on('POST /auth/login', outcome);
  await context.change(login, credentials).catch(() => undefined);
  expect(await readOrder(context)).toEqual({ titles: ['after', 'after', 'after'], calls });
});

test('an execution that begins with a call that is more than a read is not joined', async () => {
  const { until, release } = held();
  rest.on('POST /auth/login', async () => {
    await until;
    return { body: { access_token: 't' } };
  });
  let times = 0;
  const answer = async (context: GatewayContext) => {
    times += 1;
    return context.read(login, credentials);
  };
  const answers = [
    (await open()).context.share('report', answer),
    (await open()).context.share('report', answer),
  ];
  release();
  await Promise.all(answers);
  expect(times).toBe(2);
});

test('when one of two clients leaves, the other is not affected; when the last one leaves, the calls to REST v1 are aborted', async () => {
  const release = holdOrders();
  const { answer } = question();
  const [one, two] = [await open(), await open()];
  const gone = one.context.share('orders', answer);
  const stays = two.context.share('orders', answer);
  one.leave();
  await expect(gone).rejects.toBeInstanceOf(CallerGoneError);
  release();
  await expect(stays).resolves.toMatchObject({ data: [{ id: '1' }] });

  rest.forget();
  holdOrders();
  const alone = await open();
  const lost = alone.context.share('orders', answer);
  await expect.poll(() => rest.arrivals.length).toBe(1);
  alone.leave();
  await expect(lost).rejects.toBeInstanceOf(CallerGoneError);
  await rest.arrivals[0]?.abandoned;
});

test('an ended session is removed from each browser that waited', async () => {
  const { until, release } = held();
  rest.on('GET /orders', async () => {
    await until;
    return restError(401, 'auth.unauthenticated', 'Unauthenticated');
  });
  const answer = async (context: GatewayContext) =>
    context.read(listOrders, {}).catch(() => 'an answer with errors');
  const headers = { cookie: 'shepherd_session=old' };
  const [one, two] = [await open(headers), await open(headers)];
  const answers = [one, two].map(({ context }) => context.share('orders', answer));
  release();
  expect(await Promise.all(answers)).toEqual(['an answer with errors', 'an answer with errors']);
  endAll();
  for (const { response } of [one, two])
    expect((await response).headers.get('set-cookie')).toMatch(/^shepherd_session=; Max-Age=0/);
});

/** The cookies of a browser after this request. */
async function cookiesAfter(act: (context: GatewayContext) => Promise<unknown>): Promise<string | null> {
  const { context, response } = await open({ cookie: 'shepherd_session=open' });
  await act(context).catch(() => undefined);
  endAll();
  return (await response).headers.get('set-cookie');
}

test('a session that goes on stays with its browser', async () => {
  rest.on('GET /orders', envelope([]));
  expect(await cookiesAfter(async (context) => context.share('orders', question().answer))).toBeNull();
});

test.each([
  ['refused for another reason', restError(409, 'order.invalid_transition', 'No')],
  ['not one that needs a session', restError(401, 'auth.unauthenticated', 'No')],
  ['not reached', { status: 502, raw: '' }],
])('it stays when a call is %s', async (_what, outcome) => {
  rest.on('POST /auth/login', outcome);
  expect(await cookiesAfter((context) => context.change(login, credentials))).toBeNull();
});

test('it stays when a call of the session is refused for another reason', async () => {
  rest.on('GET /orders/{id}', restError(404, 'not_found', 'Not found'));
  expect(await cookiesAfter((context) => context.read(getOrder, { path: { id: '1' } }))).toBeNull();
});

test('the place of an agent is read once, and again after a change', async () => {
  const { context } = await open();
  const place = { object: 'agent_position', latitude: 51.5, longitude: -0.1, recorded_at: null };
  rest.on('GET /agents/7/position', { body: { ...place, agent: { object: 'agent', id: '7' } } });
  rest.on('POST /auth/login', { body: { access_token: 't' } });
  const asked = () => rest.calls.filter((call) => call.startsWith('GET /agents')).length;
  await context.agentParts.position('7');
  await context.agentParts.position('7');
  expect(asked()).toBe(1);
  await context.change(login, credentials);
  await context.agentParts.position('7');
  expect(asked()).toBe(2);
});

test('the version of an answer is that of the first call', async () => {
  const { context } = await open();
  rest.on('GET /orders', { ...envelope([]), headers: { etag: '"first"' } });
  rest.on('GET /orders/{id}', { body: { id: '1' }, headers: { etag: '"second"' } });
  expect(context.firstTag()).toBeNull();
  await context.read(listOrders, {});
  await context.read(getOrder, { path: { id: '1' } });
  expect(context.firstTag()).toBe('"first"');
});

test('a failed read is tried again', async () => {
  const { context } = await open();
  rest.on('GET /orders', restError(403, 'auth.forbidden', 'No'));
  await expect(context.read(listOrders, {})).rejects.toMatchObject({ code: 'auth.forbidden' });
  rest.on('GET /orders', envelope([{ id: '1' }]));
  expect((await context.read(listOrders, {})).data).toMatchObject([{ id: '1' }]);
});

test.each([
  ['import-7', 'import-7:1'],
  ['x'.repeat(200), `${'x'.repeat(200)}:1`],
  ['import 7', 'import 7:1'],
])('a change keeps the idempotency key of its client: %s', async (given, sent) => {
  rest.on('POST /auth/login', { body: { access_token: 't' } });
  const { context } = await open({ 'idempotency-key': given, 'if-match': '"1"' });
  await context.change(login, credentials);
  expect(rest.arrivals[0]?.headers).toMatchObject({ 'idempotency-key': sent, 'if-match': '"1"' });
  const { context: without } = await open();
  await without.change(login, credentials);
  expect(rest.arrivals[1]?.headers).not.toHaveProperty('if-match');
});
