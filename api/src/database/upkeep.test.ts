// @module-tag any-store
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hour } from '../time/instants.ts';
import { startHourly } from './upkeep.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an hourly cleanup runs now and each hour, also after a failure, until it is stopped', async () => {
  const cleanup = vi.fn<() => Promise<void>>(async () => {});
  const report = vi.fn<(error: unknown) => void>();
  cleanup.mockRejectedValueOnce(new Error('the database is away'));
  const stop = startHourly(cleanup, report);
  expect(cleanup).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(cleanup).toHaveBeenCalledTimes(3);
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('the database is away'));
  await stop();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(cleanup).toHaveBeenCalledTimes(3);
});

it('stopping waits for the cleanup that runs', async () => {
  const running = Promise.withResolvers<void>();
  const stop = startHourly(
    () => running.promise,
    () => {},
  );
  const ended = vi.fn<() => void>();
  const stopped = stop().then(ended);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).not.toHaveBeenCalled();
  running.resolve();
  await stopped;
});
