import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linesTo } from './log-lines.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const written: string[] = [];
  let finish = (): void => undefined;
  const output = { write: (text: string) => written.push(text), flushSync: () => written.push('flushed') };
  const lines = linesTo(output, (given) => (finish = given));
  return { written, lines, finish: () => finish() };
}

test('lines are written in batches, at the latest a tenth of a second after the first', () => {
  const { written, lines } = open();
  vi.advanceTimersByTime(100);
  expect(written).toEqual([]);
  lines.write('one\n');
  vi.advanceTimersByTime(99);
  lines.write('two\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['one\ntwo\n']);
  vi.advanceTimersByTime(1_000);
  expect(written).toHaveLength(1);
});

test('many lines are written immediately', () => {
  const { written, lines } = open();
  lines.write('x'.repeat(8_191));
  expect(written).toEqual([]);
  lines.write('\n');
  lines.write('next\n');
  expect(written).toEqual([`${'x'.repeat(8_191)}\n`]);
});

test('all lines are written before the process ends', () => {
  const { written, lines, finish } = open();
  lines.write('last\n');
  finish();
  expect(written).toEqual(['last\n', 'flushed']);
});
