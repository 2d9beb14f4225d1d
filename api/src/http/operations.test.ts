// @module-tag any-store
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TablesError } from '../database/table-check.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import type { AdmissionObserver } from './admit.ts';
import { ApiError } from './errors.ts';
import { addOperations } from './operations.ts';

let server: FastifyInstance;
let stopping: boolean;
let full: boolean;
let check: (deadline: number) => Promise<void>;
let observer: AdmissionObserver | undefined;

beforeEach(() => {
  stopping = false;
  full = false;
  check = async () => undefined;
  server = Fastify();
  server.setErrorHandler((error: FastifyError, _request, reply) => {
    const { status, retryAfterSeconds } = error instanceof ApiError ? error : { status: 500 };
    return reply.code(status).send({ message: error.message, retryAfterSeconds: retryAfterSeconds ?? null });
  });
  addOperations(server, {
    isStopping: () => stopping,
    admitting: {
      enter: async () => ({ leave: () => undefined, waitedMs: 0 }),
      state: () => ({ limit: 8, inFlight: 3, waiting: 2 }),
      observe: (given) => (observer = given),
    },
    check: (deadline) => check(deadline),
    isDiskFull: async () => full,
  });
  server.get('/things/:id', async () => 'thing');
  server.get('/full', async () => {
    throw Object.assign(new Error('No room'), { code: 'ENOSPC' });
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

async function ready() {
  const answer = await server.inject('/readyz');
  return [answer.statusCode, answer.json().retryAfterSeconds];
}

test('the server is ready while the database answers within two seconds and the disk has room', async () => {
  const deadlines: number[] = [];
  check = async (deadline) => void deadlines.push(deadline);
  expect((await server.inject('/readyz')).json()).toEqual({ status: 'ok' });
  expect(deadlines).toEqual([2_000]);
  check = () => Promise.reject(new DatabaseUnavailableError('slow', 'No answer'));
  expect(await ready()).toEqual([503, 2]);
  check = () => Promise.reject(new Error('Something else'));
  expect(await ready()).toEqual([503, 1]);
  full = true;
  expect(await ready()).toEqual([503, 10]);
  stopping = true;
  expect(await ready()).toEqual([503, null]);
  for (const path of ['/livez', '/healthz'])
    expect((await server.inject(path)).json()).toEqual({ status: 'ok' });
});

test('a full disk that a request met is remembered for five seconds', async () => {
  let now = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  expect(await ready()).toEqual([200, undefined]);
  await server.inject('/things/1');
  await server.inject('/full');
  now += 4_999;
  expect(await ready()).toEqual([503, 10]);
  now += 1;
  expect(await ready()).toEqual([200, undefined]);
});

test('metrics are local only, and count duration, wait and refusals of calls', async () => {
  for (const other of [{ remoteAddress: '192.0.2.7' }, { headers: { host: 'api.test' } }])
    expect((await server.inject({ url: '/metrics', ...other })).statusCode).toBe(404);
  const before = performance.now();
  await server.inject('/things/1');
  await server.inject('/nowhere');
  observer?.begun(20);
  observer?.refused();
  const { body, headers } = await server.inject({ url: '/metrics', headers: { host: 'localhost' } });
  const seconds = (performance.now() - before) / 1000;
  expect(headers['content-type']).toContain('version=0.0.4');
  const value = (series: string): number =>
    Number(
      body
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length) ?? Number.NaN,
    );
  const thing = '{method="GET",route="/things/:id",status="200"}';
  expect(value(`http_request_duration_seconds_count${thing}`)).toBe(1);
  expect(value(`http_request_duration_seconds_sum${thing}`)).toBeLessThan(seconds);
  expect(value('http_request_duration_seconds_count{method="GET",route="unknown",status="404"}')).toBe(1);
  expect(
    ['limit', 'in_flight', 'waiting'].map((state) => value(`admission_calls{state="${state}"}`)),
  ).toEqual([8, 3, 2]);
  expect([value('admission_wait_seconds_sum'), value('admission_refused_total')]).toEqual([0.02, 1]);
  expect(value('process_cpu_seconds_total')).toBeGreaterThan(0);
  const bounds = (name: string, labels: string) =>
    [...body.matchAll(new RegExp(`^${name}_bucket{le="([\\d.]+)"${labels}`, 'gm'))].map(([, at]) =>
      Number(at),
    );
  expect(bounds('http_request_duration_seconds', ',method="GET",route="/things/:id"')).toEqual([
    0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]);
  expect(bounds('admission_wait_seconds', '')).toEqual([0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5]);
});

test('the server is not ready while tables are missing, and names them', async () => {
  check = () => Promise.reject(new TablesError('the table news is missing'));
  const answer = await server.inject('/readyz');
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    expect.stringContaining('the table news is missing'),
  ]);
});
