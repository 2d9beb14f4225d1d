import { expect, inject, it, onTestFinished } from 'vitest';
import { createStore } from '../rest/support/store.ts';
import { runGuesses } from './guesses.ts';

it('opens no report to who guesses its link or password, however many at once', async () => {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  onTestFinished(store.remove);

  const { failures, figures } = await runGuesses(store, {
    seed: 'suite',
    tokens: 500,
    passwords: 100,
    parallel: 16,
    requestsPerSecond: 10,
    tell: () => undefined,
  });

  expect(failures).toEqual([]);
  expect(figures).toMatchObject({ tokenOutcomes: '{"ReportInvalidToken":500}' });
  expect(figures['floodRefused']).toBeGreaterThan(0);
}, 120_000);
