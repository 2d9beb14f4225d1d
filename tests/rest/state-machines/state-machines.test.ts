import { inject, expect, it, onTestFinished } from 'vitest';
import { createStore } from '../support/store.ts';
import { runStateMachines } from './driver.ts';

it('lets orders and jobs do what the rules allow, 600 random actions long, and counts every penny', async () => {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  onTestFinished(store.remove);

  const { failures, accepted, repeated, races, paidPence } = await runStateMachines(store, {
    seed: 'suite',
    actions: 600,
    parallel: 8,
  });

  expect(failures).toEqual([]);
  // The dice must have got somewhere: jobs paid, calls repeated, actions at once.
  for (const count of [accepted, repeated, races, paidPence]) expect(count).toBeGreaterThan(20);
}, 240_000);
