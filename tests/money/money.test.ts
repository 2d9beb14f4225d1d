import { expect, inject, it, onTestFinished } from 'vitest';
import { createStore } from '../rest/support/store.ts';
import { runMoney } from './money.ts';

it('moves money once: 240 actions from eight concurrent sessions, repeated, cut off and raced', async () => {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  onTestFinished(store.remove);

  const { failures, done, repeated, races, moved } = await runMoney(store, { seed: 'suite', actions: 240 });

  expect(failures).toEqual([]);
  // Coverage of the random actions: every kind was done, repeated in each way, and raced.
  expect(Object.keys(done)).toEqual(
    expect.arrayContaining([
      'BONUS',
      'CREDIT',
      'DEDUCTION',
      'REIMBURSEMENT',
      'withdrawal',
      'APPROVED',
      'DENIED',
      'job',
    ]),
  );
  for (const count of [...Object.values(repeated), races]) expect(count).toBeGreaterThan(5);
  expect(Object.keys(moved).sort()).toEqual(['EUR', 'GBP']);
});
