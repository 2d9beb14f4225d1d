// @module-tag any-store
import { expect, it } from 'vitest';
import { runIsolation } from './isolation.ts';

it('in 2,000 requests of two concurrent users neither gets data of the other', async () => {
  const { failures, outcomes, calls } = await runIsolation({ seed: 'suite', requests: 2_000, parallel: 32 });

  expect(failures.slice(0, 5)).toEqual([]);
  // Both were answered and refused, and calls were shared and answers cached: otherwise nothing could have been mixed
  // up.
  expect(Object.keys(outcomes).sort()).toEqual(
    expect.arrayContaining([
      'answered to limited',
      'answered to owner',
      'refused with 401',
      'refused with 403',
    ]),
  );
  expect(calls).toBeLessThan(2_000 * 1.5);
});
