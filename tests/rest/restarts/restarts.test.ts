// @module-tag processes
import { expect, it, onTestFinished } from 'vitest';
import { postgresPrograms, startCluster } from './cluster.ts';
import { runRestarts } from './restarts.ts';

const programs = postgresPrograms();

it.skipIf(programs === null)(
  'survives restarts of PostgreSQL among 16 writers, and loses no acknowledged write',
  async () => {
    const cluster = await startCluster(programs ?? '');
    onTestFinished(cluster.remove);

    const { failures, restarts, exits, acknowledged, sentAgain } = await runRestarts(cluster, {
      seed: 'suite',
      restarts: 3,
      writers: 16,
      writesBetween: 30,
    });

    expect(failures).toEqual([]);
    expect([restarts, exits]).toEqual([3, 0]);
    expect(sentAgain).toBeGreaterThan(0);
    expect(Object.values(acknowledged).every((count) => count > 0)).toBe(true);
  },
  240_000,
);
