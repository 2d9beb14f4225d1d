import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type RunningProcess, startProcess } from '../../../scripts/processes.ts';
import { createTestDatabase } from './postgres.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const program = (file: string): string[] => [path.join(repository, file)];

export type Product = {
  /** `http://localhost:<port>` of gateway and console. */
  url: string;
  graphqlUrl: string;
  /** Ends in `/v1`. */
  restUrl: string;
  /** The API's own pages, such as the mailbox. */
  mailboxUrl: string;
  /** Set when the API works on PostgreSQL, where it has no mailbox page. */
  databaseUrl: string | undefined;
  /** The environment for a program that works on the data, such as the simulator. */
  environment: NodeJS.ProcessEnv;
  api: RunningProcess;
  gateway: RunningProcess;
  /** Starts the stopped API again, on its port and with its data. */
  restartApi: () => Promise<void>;
  stop: () => Promise<void>;
};

export type ProductSettings = {
  api?: NodeJS.ProcessEnv;
  gateway?: NodeJS.ProcessEnv;
  /** Works on the data before anything is started; receives REST v1's environment for it. */
  prepare?: (environment: NodeJS.ProcessEnv) => Promise<void>;
  /** Receives the output of both processes, which is printed otherwise. */
  hear?: (text: string) => void;
};

/**
 * A whole product of its own: API and gateway on ports of the system's choice, over a copy of the demo data (a folder,
 * or a database when `TEST_DATABASE_URL` is set).
 */
export async function startProduct(settings: ProductSettings = {}): Promise<Product> {
  const store = await createStore();
  await settings.prepare?.(store.environment);
  // A test machine may be arbitrarily busy.
  const base = { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', MAX_WAIT_MS: '30000' };
  const startApi = (port: string): Promise<RunningProcess> =>
    startProcess(
      'REST v1',
      program('api/src/main.ts'),
      { ...base, ...store.environment, API_PORT: port, ...settings.api },
      settings.hear,
    );
  const api = await startApi('0');
  const restUrl = `http://localhost:${api.port}/v1`;
  const gateway = await startProcess(
    'The gateway',
    program('gateway/src/main.ts'),
    {
      ...base,
      PORT: '0',
      REST_API_URL: restUrl,
      // The embedded REST v1 answers exactly what its contract states.
      REST_CONTRACT: 'strict',
      // A page with a stream of changes is never done with its requests, which most tests wait for.
      CHANGE_STREAMS: '0',
      ...settings.gateway,
    },
    settings.hear,
  );
  const url = `http://localhost:${gateway.port}`;
  const product: Product = {
    url,
    graphqlUrl: `${url}/graphql`,
    restUrl,
    mailboxUrl: `http://localhost:${api.port}/mailbox`,
    databaseUrl: store.databaseUrl,
    environment: { ...base, ...store.environment, API_PORT: String(api.port), ...settings.api },
    api,
    gateway,
    async restartApi() {
      product.api = await startApi(String(api.port));
    },
    async stop() {
      await gateway.stop();
      await product.api.stop();
      await store.remove();
    },
  };
  return product;
}

type Store = {
  environment: NodeJS.ProcessEnv;
  databaseUrl: string | undefined;
  remove: () => Promise<void>;
};

async function createStore(): Promise<Store> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl !== undefined) {
    const database = await createTestDatabase(serverUrl, inject('demoDatabase'));
    return {
      environment: { DATABASE_URL: database.url, SEED_DEMO: 'true' },
      databaseUrl: database.url,
      remove: database.remove,
    };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'shepherd-product-'));
  await cp(inject('demoFolder'), path.join(folder, 'data'), { recursive: true });
  return {
    environment: { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' },
    databaseUrl: undefined,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
