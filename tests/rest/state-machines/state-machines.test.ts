import { inject, expect, it, onTestFinished } from 'vitest';
import { createStore } from '../support/store.ts';
import { runStateMachines } from './driver.ts';

it('lets orders and jobs do only what the rules allow in 600 random actions, and counts every penny', async () => {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  onTestFinished(store.remove);

  const { failures, accepted, repeated, races, paidPence } = await runStateMachines(store, {
    seed: 'suite',
    actions: 600,
    parallel: 8,
  });

  expect(failures).toEqual([]);
  // Coverage of the random actions: jobs paid, calls repeated, simultaneous actions.
  for (const count of [accepted, repeated, races, paidPence]) expect(count).toBeGreaterThan(20);
});
