import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './Pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.restoreAllMocks());

const see = (visibility: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('twenty wishes a second run once per interval', async () => {
  const run = vi.fn<() => Promise<void>>(async () => undefined);
  const pace = new Pace(run, 3000);
  for (let wish = 0; wish < 200; wish += 1) {
    pace.want();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(run).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(5);
  pace.end();
});

test('a wish during a run follows it', async () => {
  let finish = (): void => undefined;
  const run = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
  const pace = new Pace(run, 3000);
  pace.want();
  await vi.advanceTimersByTimeAsync(0);
  pace.want();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(3000);
  expect(run).toHaveBeenCalledTimes(2);
  pace.end();
});

test('a hidden tab runs nothing, and runs once on return', async () => {
  const run = vi.fn<() => Promise<void>>(async () => undefined);
  const pace = new Pace(run, 3000);
  see('hidden');
  pace.want();
  pace.want();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(0);
  see('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
  pace.end();
});

test('a failed run does not stop the next one', async () => {
  const run = vi.fn<() => Promise<void>>(async () => {
    throw new TypeError('no network');
  });
  const pace = new Pace(run, 3000);
  pace.want();
  await vi.advanceTimersByTimeAsync(0);
  pace.want();
  await vi.advanceTimersByTimeAsync(3000);
  expect(run).toHaveBeenCalledTimes(2);
  pace.end();
});
