import { syncBuiltinESMExports } from 'node:module';
import performanceHooks from 'node:perf_hooks';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../settings.ts';
import { shedLoad } from './limits/load-shedding.ts';

/** A histogram of one second of the event loop, in nanoseconds as Node.js measures it. */
const nothing = { count: 0, mean: Number.NaN };
const seen = performanceHooks.monitorEventLoopDelay();
beforeEach(() => {
  Object.defineProperties(seen, {
    count: { value: 0, writable: true },
    mean: { value: Number.NaN, writable: true },
  });
  vi.spyOn(seen, 'reset').mockImplementation(() => void Object.assign(seen, nothing));
  vi.spyOn(performanceHooks, 'monitorEventLoopDelay').mockReturnValue(seen);
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Milliseconds that Node.js measures without any delay. */
const unhindered = 20;

test('requests are refused while the better of the last two seconds was late by more than the limit', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = fastify();
  shedLoad(server, readSettings({ MAX_EVENT_LOOP_DELAY_MS: '150' }));
  server.get('/', async () => 'answered');
  const afterSecond = async (late: number | null) => {
    if (late !== null) Object.assign(seen, { count: 10, mean: (unhindered + late) * 1e6 });
    vi.advanceTimersByTime(1_000);
    return (await server.inject('/')).statusCode;
  };
  expect([await afterSecond(151), await afterSecond(150)]).toEqual([200, 200]);
  expect([await afterSecond(151), await afterSecond(151)]).toEqual([200, 503]);
  expect([await afterSecond(0), await afterSecond(151), await afterSecond(null)]).toEqual([200, 200, 200]);
  await server.close();
});
