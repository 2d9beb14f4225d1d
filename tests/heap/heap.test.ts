import { expect, it } from 'vitest';
import { thrice } from './documents.ts';
import { runHeap } from './heap.ts';

it('looks into the gateway between requests of every kind', async () => {
  const { failures, looks } = await runHeap({
    seed: 'suite',
    requests: 600,
    parallel: 16,
    looks: 3,
    tell: () => undefined,
  });

  // So few requests say nothing about what is kept; the command does.
  expect(failures).toEqual([]);
  expect(looks.map(({ after }) => after)).toEqual([200, 400, 600]);
  expect(looks.filter(({ heap }) => heap < 5)).toEqual([]);
});

it('brings each of the documents that come again three times, with others in between', () => {
  const times = new Map<string, number[]>();
  for (let number = 0; number < 600; number += 1) {
    const { query } = thrice('suite', number);
    times.set(query, [...(times.get(query) ?? []), number]);
  }

  expect(times.size).toBe(200);
  expect(
    [...times.values()].filter(
      ([first = 0, second, third]) => second !== first + 100 || third !== first + 200,
    ),
  ).toEqual([]);
});
