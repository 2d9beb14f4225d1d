import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { caller, connect, held } from '../testing/rest-client.ts';
import { RestServer, envelope } from '../testing/rest-server.ts';
import { listOrders } from './calls/orders.ts';

let rest: RestServer;
let release: () => void;
/** Milliseconds by which the clock is ahead. */
let later = 0;

beforeEach(async () => {
  rest = await RestServer.start();
  const { until, release: letGo } = held();
  release = letGo;
  rest.on('GET /orders', async () => {
    await until;
    return envelope([]);
  });
  later = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rest.stop();
});

test.each([
  ['all connections are taken for longer than a tenth of a second', 4, 'other', 101, 1],
  ['they are taken for a moment', 4, 'other', 0, 0],
  ['a session has to wait for its own calls', 16, 'staff', 101, 0],
])('where %s, the wait is long: %i connections, %s', async (_when, connections, session, waits, told) => {
  const onLongWait = vi.fn<() => void>();
  const client = connect(rest.url, { connections, onLongWait });
  const ask = (page: number, token: string) => client.call(listOrders, { query: { page } }, caller(token));
  const first = [1, 2, 3, 4].map((page) => ask(page, 'staff'));
  await expect.poll(() => rest.calls.length).toBe(4);
  const waiting = ask(5, session);
  await expect.poll(() => client.connections.queued).toBe(1);
  later = waits;
  release();
  await Promise.all([...first, waiting]);
  expect(onLongWait).toHaveBeenCalledTimes(told);
  await client.close();
});

test.each([
  ['queue;dur=101', 1],
  ['queue;dur=100', 0],
])('a call that waited in the queue of REST v1, by %s, has waited long too', async (timing, told) => {
  rest.on('GET /orders', { ...envelope([]), headers: { 'server-timing': timing } });
  const onLongWait = vi.fn<() => void>();
  const client = connect(rest.url, { onLongWait });
  await client.call(listOrders, { query: { page: 1 } }, caller('staff'));
  expect(onLongWait).toHaveBeenCalledTimes(told);
  await client.close();
});
