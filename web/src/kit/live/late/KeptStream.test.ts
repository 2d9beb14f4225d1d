import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeSource, StreamReader } from './change.ts';
import { KeptStream } from './KeptStream.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The longest delay each time.
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => void vi.restoreAllMocks());

const change = (position: string) =>
  ({ position, type: 'JOB', id: '12-3', kind: 'UPDATED', by: null }) as const;

/** A stream whose source the test writes. */
function streaming(position: string | null = null, hadStream = false) {
  const readers: StreamReader[] = [];
  const open = vi.fn<ChangeSource['open']>((_after, reader) => {
    readers.push(reader);
    return () => undefined;
  });
  const heard = {
    changed: vi.fn<() => void>(),
    missed: vi.fn<() => void>(),
    over: vi.fn<(why: string) => void>(),
  };
  const stream = new KeptStream({ open }, heard, { position, hadStream });
  stream.open();
  return {
    stream,
    heard,
    opens: () => open.mock.calls.map(([after]) => after),
    last: () => latestOf(readers),
  };
}

function latestOf(readers: readonly StreamReader[]): StreamReader {
  const reader = readers.at(-1);
  if (!reader) throw new Error('No stream was opened');
  return reader;
}

test('a stream that ends continues after its last change', async () => {
  const { heard, opens, last } = streaming();
  last().opened();
  last().changed(change('7'));
  last().ended('completed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(opens()).toEqual([null, '7']);
  last().opened();
  expect(heard.missed).not.toHaveBeenCalled();
});

test('a stream that broke before its first change may have missed some', async () => {
  const { heard, opens, last } = streaming();
  last().opened();
  expect(heard.missed).not.toHaveBeenCalled();
  last().ended('failed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(opens()).toEqual([null, null]);
  last().opened();
  expect(heard.missed).toHaveBeenCalledTimes(1);
});

test('a position that is no longer kept is dropped, and changes are missed', async () => {
  const { heard, opens, last } = streaming('3', true);
  last().ended('gone');
  await vi.advanceTimersByTimeAsync(1000);
  expect(opens()).toEqual(['3', null]);
  last().opened();
  expect(heard.missed).toHaveBeenCalledTimes(1);
});

test('delays grow to a minute while the stream fails, and are short again after a steady one', async () => {
  const { opens, last } = streaming();
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const before = opens().length;
    last().ended('failed');
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(opens()).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(opens()).toHaveLength(before + 1);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  last().ended('completed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(opens()).toHaveLength(10);
});

test.each(['not-offered', 'unauthenticated'] as const)('is over when it is %s', async (why) => {
  const { heard, opens, last } = streaming();
  last().ended(why);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heard.over).toHaveBeenCalledExactlyOnceWith(why);
  expect(opens()).toHaveLength(1);
});

test('a closed stream is not opened again', async () => {
  const { stream, opens, last } = streaming();
  last().ended('failed');
  stream.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opens()).toHaveLength(1);
});
