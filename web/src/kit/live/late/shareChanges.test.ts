import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change, ChangeSource, StreamReader } from './change.ts';
import { shareChanges } from './shareChanges.ts';

/** Delivers to the other channels of its name immediately. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }

  close(): void {
    Channel.open.delete(this);
  }
}

/** Locks of one name each, granted in the order of the requests. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, _options: object, run: () => Promise<void>) => (last = last.then(run)),
  };
}

let ends: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true });
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const change = (position: string): Change => ({
  position,
  type: 'JOB',
  id: '12-3',
  kind: 'UPDATED',
  by: null,
});
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A tab of the browser with a source that the test writes. */
async function tab(name = 'changes:1') {
  const readers: StreamReader[] = [];
  const closed = vi.fn<() => void>();
  const open = vi.fn<ChangeSource['open']>((_after, reader) => {
    readers.push(reader);
    return closed;
  });
  const listener = {
    changed: vi.fn<(change: Change) => void>(),
    missed: vi.fn<() => void>(),
    over: vi.fn<(why: string) => void>(),
  };
  const end = shareChanges({ name, source: { open }, listener });
  ends.push(end);
  await settle();
  return {
    end,
    listener,
    closed,
    opens: () => open.mock.calls.map(([after]) => after),
    positions: () => listener.changed.mock.calls.map(([{ position }]) => position),
    reader: (): StreamReader => {
      const reader = readers.at(-1);
      if (!reader) throw new Error('This tab has no stream');
      return reader;
    },
  };
}

async function makeVisible(visible: boolean): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

test('one tab has the stream and tells the others', async () => {
  const [first, second] = [await tab(), await tab()];
  first.reader().opened();
  first.reader().changed(change('7'));
  expect([first.opens(), second.opens()]).toEqual([[null], []]);
  expect([first.positions(), second.positions()]).toEqual([['7'], ['7']]);
});

test('another tab continues after the last change when the one with the stream is closed', async () => {
  const [first, second] = [await tab(), await tab()];
  first.reader().opened();
  first.reader().changed(change('7'));
  first.end();
  await settle();
  expect(second.opens()).toEqual(['7']);
  second.reader().opened();
  expect(second.listener.missed).not.toHaveBeenCalled();
});

test('another user in the same browser has another stream', async () => {
  const [one, other] = [await tab('changes:1'), await tab('changes:2')];
  one.reader().changed(change('7'));
  expect(other.positions()).toEqual([]);
});

test('a hidden tab has no stream, and continues after the last change on return', async () => {
  const { opens, reader, closed } = await tab();
  reader().opened();
  reader().changed(change('7'));
  await makeVisible(false);
  expect(closed).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opens()).toEqual([null]);
  await makeVisible(true);
  expect(opens()).toEqual([null, '7']);
});

test('a stream that is over is over for all tabs, also for a later one', async () => {
  const [first, second] = [await tab(), await tab()];
  first.reader().ended('not-offered');
  await settle();
  const third = await tab();
  for (const { listener } of [first, second, third])
    expect(listener.over.mock.calls).toEqual([['not-offered']]);
  expect([second.opens(), third.opens()]).toEqual([[], []]);
});

test('a tab that slept asks where the stream is, and reads again when it has missed changes', async () => {
  const [first, second] = [await tab(), await tab()];
  first.reader().opened();
  first.reader().changed(change('7'));
  const heard = vi.spyOn(Channel.prototype, 'postMessage').mockReturnValue(undefined);
  first.reader().changed(change('8'));
  heard.mockRestore();
  vi.setSystemTime(Date.now() + 600_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(second.listener.missed).toHaveBeenCalledOnce();
  expect(first.listener.missed).not.toHaveBeenCalled();
});

test('each tab has its own stream where the browser has no locks', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const [first, second] = [await tab(), await tab()];
  expect([first.opens(), second.opens()]).toEqual([[null], [null]]);
});
