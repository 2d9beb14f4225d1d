// @module-tag any-store
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { thrice } from './documents.ts';
import { runHeap } from './heap.ts';

/** Short enough for every run: the same requests repeat, so that caches fill quickly. */
const runShortly = (environment: NodeJS.ProcessEnv = {}) =>
  runHeap({
    seed: 'suite',
    requests: 3200,
    parallel: 16,
    looks: 8,
    different: 100,
    environment,
    tell: () => undefined,
  });

it('does not grow with earlier requests of any kind', async () => {
  const { failures, looks } = await runShortly();
  expect(failures).toEqual([]);
  expect(looks.map(({ after }) => after)).toEqual([400, 800, 1200, 1600, 2000, 2400, 2800, 3200]);
}, 180_000);

it('is detected to grow where two kilobytes of each request are retained', async () => {
  const { failures } = await runShortly({
    NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'leak.ts')).href}`,
  });
  expect(failures).toEqual([expect.stringMatching(/^The heap grew by [1-9]/)]);
}, 180_000);

it('sends each of the repeated documents three times, with others in between', () => {
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
