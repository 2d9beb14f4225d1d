import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { startPolling } from './startPolling.ts';

const times = { interval: 5000, longest: 60_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.restoreAllMocks());

/** Simulates hiding or showing the tab, or losing or regaining the network. */
function make(state: { readonly hidden?: boolean; readonly online?: boolean }): void {
  if (state.hidden !== undefined) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state.hidden ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
  }
  if (state.online !== undefined) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state.online);
    window.dispatchEvent(new Event(state.online ? 'online' : 'offline'));
  }
}

/** Counts the requests; answers come immediately. */
const asking = (answer: () => Promise<boolean> = async () => true) => vi.fn<() => Promise<boolean>>(answer);

test('polls every five seconds until there is nothing to wait for', async () => {
  const ask = asking();
  startPolling(ask, times);
  await vi.advanceTimersByTimeAsync(4999);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('stops on teardown, also during a request', async () => {
  let answer = (_goesOn: boolean): void => undefined;
  const ask = asking(() => new Promise((resolve) => (answer = resolve)));
  const end = startPolling(ask, times);
  await vi.advanceTimersByTimeAsync(5000);
  end();
  answer(true);
  await vi.advanceTimersByTimeAsync(600_000);
  make({ hidden: true });
  make({ hidden: false });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('never sends two requests at the same time', async () => {
  const ask = asking(() => new Promise(() => undefined));
  const end = startPolling(ask, times);
  await vi.advanceTimersByTimeAsync(60_000);
  make({ hidden: true });
  make({ hidden: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  end();
});

test.each([
  ['the tab is hidden', { hidden: true }, { hidden: false }],
  ['the browser is offline', { online: false }, { online: true }],
])('sends nothing while %s, and immediately on return when a poll was due', async (_, gone, back) => {
  const ask = asking();
  const end = startPolling(ask, times);
  make(gone);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(0);
  make(back);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  // A short absence does not change the interval.
  make(gone);
  await vi.advanceTimersByTimeAsync(1000);
  make(back);
  await vi.advanceTimersByTimeAsync(3999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  end();
});

test('backs off while requests fail, and returns to the interval after a success', async () => {
  const ask = asking(async () => {
    throw new TypeError('no network');
  });
  const end = startPolling(ask, times);
  for (const [seconds, asked] of [
    [5, 1],
    [10, 2],
    [20, 3],
    [40, 4],
    [60, 5],
    [60, 6],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(ask).toHaveBeenCalledTimes(asked - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(asked);
  }
  ask.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(8);
  end();
});
