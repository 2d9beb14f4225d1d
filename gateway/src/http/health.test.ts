import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer } from '../testing/rest-server.ts';
import { serveHealth } from './health.ts';

let rest: RestServer;
let gateway: TestGateway;

beforeEach(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
afterEach(async () => {
  await gateway.stop();
  await rest.stop();
});

const status = async (url: string) => (await gateway.gateway.server.inject(url)).statusCode;

test('it is ready when REST v1 answers, and probes it at most once a second', async () => {
  rest.on('GET /readyz', { body: {} });
  expect((await gateway.gateway.server.inject('/readyz')).body).toBe('{"status":"ok"}');
  expect(await status('/readyz')).toBe(200);
  expect(rest.calls).toEqual(['GET /readyz']);
});

test('its knowledge of REST v1 is at most a second old', async () => {
  let later = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
  rest.on('GET /readyz', { body: {} });
  expect(await status('/readyz')).toBe(200);
  rest.on('GET /readyz', { status: 503, body: {} });
  later = 1_001;
  const answer = await gateway.gateway.server.inject('/readyz');
  expect(answer.json()).toEqual({ status: 'unavailable', reason: 'REST v1 is not ready' });
  expect(rest.calls).toHaveLength(2);
  vi.restoreAllMocks();
});

test('it lives but is not ready when REST v1 is gone, or when it is stopping', async () => {
  await rest.stop();
  const alive = await gateway.gateway.server.inject('/livez');
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
  expect(await status('/readyz')).toBe(503);
  gateway.gateway.readiness.stopping = true;
  const stopping = await gateway.gateway.server.inject('/readyz');
  expect([stopping.statusCode, stopping.json()]).toEqual([503, { status: 'stopping' }]);
  rest = await RestServer.start();
});

test.each([
  ['that says so', 503, 503],
  ['that fails', 500, 503],
  ['behind a proxy that cannot reach it', 502, 503],
  ['that has no such path', 404, 200],
  ['that shows it to nobody', 401, 200],
])('with a REST v1 %s (%i), its readiness is %i', async (_what, answered, told) => {
  rest.on('GET /readyz', { status: answered, body: {} });
  expect(await status('/readyz')).toBe(told);
});

test('it is not ready, within its own deadline, when REST v1 accepts the probe and never answers', async () => {
  const never = Promise.withResolvers<object>();
  rest.on('GET /readyz', () => never.promise);
  const answer = await gateway.gateway.server.inject('/readyz');
  expect([answer.statusCode, answer.json().reason]).toEqual([503, 'REST v1 does not answer']);
  never.resolve({ body: {} });
});

test('areas of REST v1 with an open circuit are named, and the others are served', async () => {
  rest.on('GET /readyz', { body: {} });
  const server = Fastify();
  serveHealth(server, rest.url, { stopping: false }, () => ['orders']);
  const answer = await server.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', openCircuits: ['orders'] }]);
  await server.close();
});
