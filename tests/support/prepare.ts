import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildConsoleIfStale } from '../../scripts/console-build.ts';
import { startProcess } from '../../scripts/processes.ts';
import { createTestDatabase } from './processes/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of an embedded API with the demo data, to be copied; empty when PostgreSQL is tested. */
    demoFolder: string;
    /** Database with the demo data, to be copied; empty when the embedded store is tested. */
    demoDatabase: string;
  }
}

/** Builds the console and seeds the demo data once; every test then works on its own copy. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const folder = await mkdtemp(path.join(tmpdir(), 'shepherd-demo-'));
  const database = serverUrl === undefined ? undefined : await createTestDatabase(serverUrl);
  const dataFolder = path.join(folder, 'data');

  await buildConsoleIfStale();
  const api = await startProcess('REST v1', [path.resolve(import.meta.dirname, '../../api/src/main.ts')], {
    ...process.env,
    LOG_LEVEL: 'error',
    API_PORT: '0',
    ...(database === undefined
      ? { DATA_DIR: dataFolder, DATABASE_URL: '' }
      : { DATABASE_URL: database.url, SEED_DEMO: 'true' }),
  });
  await api.stop();

  project.provide('demoFolder', database === undefined ? dataFolder : '');
  project.provide('demoDatabase', database?.name ?? '');
  return async () => {
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  };
}
