import { inject, expect, it, onTestFinished } from 'vitest';
import { createStore } from '../support/store.ts';
import { replayAgainst } from './target.ts';

it('answers every recorded call as recorded, and by the contract', async () => {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  onTestFinished(store.remove);

  const { failures, leftOut, calls } = await replayAgainst(store);

  expect(failures).toEqual([]);
  expect(leftOut).toEqual({});
  expect(calls).toBeGreaterThan(0);
});
