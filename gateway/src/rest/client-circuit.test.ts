import { afterEach, beforeEach, expect, test } from 'vitest';
import { caller, connect, held } from '../testing/rest-client.ts';
import { RestServer, envelope } from '../testing/rest-server.ts';
import type { RestClient } from './client.ts';
import { listCustomers } from './calls/customers.ts';
import { listOrders } from './calls/orders.ts';

let rest: RestServer;
let client: RestClient;
let release: () => void;

beforeEach(async () => {
  rest = await RestServer.start();
  client = connect(rest.url, { timeoutMs: 150 });
  const hanging = held();
  release = hanging.release;
  for (const call of ['GET /orders', 'GET /customers'] as const)
    rest.on(call, async () => {
      await hanging.until;
      return envelope([]);
    });
});
afterEach(async () => {
  release();
  await client.close();
  await rest.stop();
});

const failing = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);
const orders = (page: number) => failing(client.call(listOrders, { query: { page } }, caller()));
const customers = (page: number) => failing(client.call(listCustomers, { query: { page } }, caller()));

const arrivals = () => rest.calls.filter((call) => call.startsWith('GET /orders')).length;

test('an open circuit also refuses a session whose calls all hang in another area', async () => {
  await Promise.all([1, 2, 3, 4, 5, 6].map(orders));
  const before = arrivals();
  const hanging = [1, 2, 3, 4].map(customers);
  const refused = orders(7);
  expect(await Promise.race([refused, ...hanging])).toMatchObject({ status: 503, code: 'unavailable' });
  expect(arrivals()).toBe(before);
  await Promise.all(hanging);
});
