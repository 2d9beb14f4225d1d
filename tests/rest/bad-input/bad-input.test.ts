import { inject, expect, it, onTestFinished } from 'vitest';
import { startApi } from '../support/api-process.ts';
import { createStore } from '../support/store.ts';
import { boundedMemory, runBadInput } from './bad-input.ts';

it('withstands 1,500 hostile requests made from the contract', async () => {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  onTestFinished(store.remove);
  const api = await startApi({ ...store.environment, ...boundedMemory });
  onTestFinished(api.stop);

  const { failures, sent, reached, operations } = await runBadInput(api, { seed: 'suite', count: 1_500 });

  expect(failures.slice(0, 5)).toEqual([]);
  expect(sent).toBe(1_500);
  // Nearly every call must have passed its validation, or the database has received nothing hostile.
  expect(reached / operations).toBeGreaterThan(0.5);
});
