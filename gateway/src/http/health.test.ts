import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer } from '../testing/rest-server.ts';

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

test('it is ready when REST v1 answers, and asks it once a second at most', async () => {
  rest.on('GET /livez', { body: {} });
  expect(await status('/readyz')).toBe(200);
  expect(await status('/readyz')).toBe(200);
  expect(rest.calls).toEqual(['GET /livez']);
});

test('it lives but is not ready when REST v1 is gone, or when it is stopping', async () => {
  await rest.stop();
  expect(await status('/livez')).toBe(200);
  expect(await status('/readyz')).toBe(503);
  gateway.gateway.readiness.stopping = true;
  expect((await gateway.gateway.server.inject('/readyz')).json()).toEqual({ status: 'stopping' });
  rest = await RestServer.start();
});
