import { expect, inject, it, onTestFinished } from 'vitest';
import { createStore } from '../rest/support/store.ts';
import { runGuesses } from './guesses.ts';

it('no shared report opens to guesses of its link or password, however many are concurrent', async () => {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  onTestFinished(store.remove);

  const { failures, figures } = await runGuesses(store, {
    seed: 'suite',
    tokens: 500,
    // Half of them at one link, half from one address: more than either allows.
    passwords: 300,
    // Each with five attempts: more would wait for the comparisons, and be refused on a busy machine.
    parallel: 4,
    requestsPerSecond: 10,
    tell: () => undefined,
  });

  expect(failures).toEqual([]);
  expect(figures).toMatchObject({ tokenOutcomes: '{"ReportInvalidToken":500}' });
  expect(figures).toMatchObject({ comparedByOneReader: 5 });
  expect(figures['floodRefused']).toBeGreaterThan(0);
}, 120_000);
