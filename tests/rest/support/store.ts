import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '../../support/processes/postgres.ts';

/** Where a REST v1 stores its data, as the environment of its process. */
export type Store = {
  kind: 'embedded' | 'PostgreSQL';
  environment: NodeJS.ProcessEnv;
  remove: () => Promise<void>;
};

/** Prepared demo data: a data folder, or the name of a database on `TEST_DATABASE_URL`. */
export type Demo = { folder: string; database: string };

/**
 * A store of its own on the server of `TEST_DATABASE_URL`, or in a temporary folder without one: a copy of the demo
 * data when given, else empty, to be filled by the first start.
 */
export async function createStore(demo?: Demo): Promise<Store> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl !== undefined) {
    const database = await createTestDatabase(serverUrl, demo?.database);
    return {
      kind: 'PostgreSQL',
      environment: { DATABASE_URL: database.url, SEED_DEMO: 'true' },
      remove: database.remove,
    };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'shepherd-rest-'));
  const data = path.join(folder, 'data');
  if (demo !== undefined) await cp(demo.folder, data, { recursive: true });
  return {
    kind: 'embedded',
    environment: { DATA_DIR: data, DATABASE_URL: '' },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
