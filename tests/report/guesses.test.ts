import { expect, inject, it, onTestFinished } from 'vitest';
import { createStore } from '../rest/support/store.ts';
import { runGuesses } from './guesses.ts';

it('opens no report to who guesses its link or password, however many at once', async () => {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  onTestFinished(store.remove);

  const { failures, figures } = await runGuesses(store, {
    seed: 'suite',
    tokens: 500,
    // Half of them at one link, half from one address: more than either may try.
    passwords: 300,
    // Each with five tries: more would wait for the comparisons, and be told to come again on a busy machine.
    parallel: 4,
    requestsPerSecond: 10,
    tell: () => undefined,
  });

  expect(failures).toEqual([]);
  expect(figures).toMatchObject({ tokenOutcomes: '{"ReportInvalidToken":500}' });
  expect(figures).toMatchObject({ comparedByOneReader: 5 });
  expect(figures['floodRefused']).toBeGreaterThan(0);
}, 120_000);
