import { expect, inject, it, onTestFinished } from 'vitest';
import { createStore } from '../rest/support/store.ts';
import { runBadDocuments } from './bad-documents.ts';

it('withstands 600 hostile documents made from the contract', async () => {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  onTestFinished(store.remove);

  const { failures, sent, reached, fields } = await runBadDocuments(store, { seed: 'suite', count: 600 });

  expect(failures.slice(0, 5)).toEqual([]);
  expect(sent).toBe(600);
  // Many fields must have passed the checks of their arguments, or REST v1 has received nothing hostile.
  expect(reached / fields).toBeGreaterThan(0.25);
});
