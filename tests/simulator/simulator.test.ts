import { expect, inject, it, onTestFinished } from 'vitest';
import { createStore } from '../rest/support/store.ts';
import { rehearse } from './rehearsal.ts';
import type { Rehearsal } from './rehearsal.ts';

async function playThrough(seed: string, steps: number): Promise<Rehearsal> {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  onTestFinished(store.remove);
  return rehearse(store, { seed, steps, seconds: 120 });
}

it('plays a morning without a refusal, everything on its day and in its hours, with exact books', async () => {
  const { done, refused, failures, lines } = await playThrough('suite', 120);
  expect(failures).toEqual([]);
  expect(refused).toEqual({});
  // Coverage of the random actions: everything that is possible on any day.
  for (const action of ['move', 'take for review', 'apply'])
    expect([action, (done[action] ?? 0) > 0]).toEqual([action, true]);
  expect(lines.length).toBeGreaterThan(80);

  const again = await playThrough('suite', 30);
  expect(again.lines).toEqual(lines.slice(0, again.lines.length));
  expect(again.lines.length).toBeGreaterThan(15);
});
