import { expect, it } from 'vitest';
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
