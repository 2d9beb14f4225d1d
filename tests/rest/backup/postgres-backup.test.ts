// @module-tag processes
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../support/processes/postgres.ts';
import { postgresPrograms, startCluster } from '../restarts/cluster.ts';
import { startApi } from '../support/api-process.ts';
import { restClient, signIn, valueAt } from '../support/client.ts';

const programs = postgresPrograms();
const run = promisify(execFile);

it.skipIf(programs === null)(
  'starts on a pg_restore of a dump that pg_dump took while the product ran',
  async () => {
    const cluster = await startCluster(programs ?? '');
    onTestFinished(cluster.remove);
    const folder = await mkdtemp(path.join(tmpdir(), 'shepherd-dump-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const dump = path.join(folder, 'database.dump');

    // Addresses of files begin with it.
    const environment = { SEED_DEMO: 'true', DATA_DIR: folder, API_URL: 'http://rest.test' };
    const original = await startApi({ ...environment, DATABASE_URL: cluster.url });
    const customers = async (origin: string): Promise<unknown> => {
      const client = restClient(`${origin}/v1`);
      const token = await signIn(client, 'owner@shepherd.test');
      const list = await client.expect({ method: 'GET', path: '/customers', token });
      await client.close();
      return valueAt(list, 'data');
    };
    const before = await customers(original.origin);
    await run(path.join(programs ?? '', 'pg_dump'), ['--format=custom', `--file=${dump}`, cluster.url]);
    await original.stop();

    const fresh = await createTestDatabase(cluster.url);
    await run(path.join(programs ?? '', 'pg_restore'), [
      '--no-owner',
      '--exit-on-error',
      `--dbname=${fresh.url}`,
      dump,
    ]);
    const restored = await startApi({ ...environment, SEED_DEMO: 'false', DATABASE_URL: fresh.url });
    onTestFinished(restored.stop);
    expect(await customers(restored.origin)).toEqual(before);
  },
  240_000,
);
