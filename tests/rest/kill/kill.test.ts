import { inject, expect, it, onTestFinished } from 'vitest';
import { createStore } from '../support/store.ts';
import { runKills } from './kill.ts';

it('loses and doubles no acknowledged write when it is killed among 16 writers', async () => {
  const store = await createStore({ folder: inject('demoFolder'), database: inject('demoDatabase') });
  onTestFinished(store.remove);

  const { failures, kills, acknowledged, sentAgain } = await runKills(store, {
    seed: 'suite',
    kills: 3,
    writers: 16,
    writesBetween: 30,
    timed: false,
  });

  expect(failures).toEqual([]);
  expect(kills).toBe(3);
  expect(sentAgain).toBeGreaterThan(0);
  expect(Object.values(acknowledged).every((count) => count > 0)).toBe(true);
}, 600_000);
