import { chmod, mkdir } from 'node:fs/promises';
import { availableParallelism, constants, setPriority } from 'node:os';
import path from 'node:path';
import { holdPort } from '../../scripts/ports.ts';
import { type RunningProcess, startProcess } from '../../scripts/processes.ts';
import { type Supervised, supervise } from '../../scripts/supervision.ts';
import type { Programs } from './packages.ts';
import { type DatabaseServers, startDatabaseServers } from './database-servers.ts';
import { prepareForPooler, repointPooler, startPooler } from './pooler.ts';
import { databaseUrl } from './postgres.ts';
import { startProxy } from './proxy.ts';
import { startRedis } from './redis.ts';
import { startStorage, storageSettings } from './storage.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Of each gateway to REST v1. */
const connectionsPerProcessor = 8;

export interface Cluster {
  /** The public address: the proxy. */
  readonly url: string;
  /** The copies and everything that they need, by name; each restarts when it ends unexpectedly. */
  readonly parts: ReadonlyMap<string, Supervised>;
  readonly database: DatabaseServers;
  /** In order: clients end before their servers. */
  readonly stop: () => Promise<void>;
}

export interface ClusterSettings {
  readonly programs: Programs;
  /** Folder of data and logs; existing data is kept. */
  readonly folder: string;
  /** The public port; 0 lets the system choose, as for all others. */
  readonly port: number;
  readonly copies: number;
  /** The checkout that a copy starts from, read at each start; this one by default. */
  readonly checkout?: () => string;
  /** For every copy. */
  readonly gateway?: NodeJS.ProcessEnv;
  readonly api?: NodeJS.ProcessEnv;
  readonly tell: (line: string) => void;
  /** Called for a part that cannot be kept running. */
  readonly giveUp: (sentence: string) => void;
}

/**
 * A production-like set-up on one machine: a proxy, gateways, REST v1, a pooler, PostgreSQL with a standby, Redis, an
 * S3 store.
 */
export async function startCluster(settings: ClusterSettings): Promise<Cluster> {
  const { programs, folder, tell, checkout = () => repository } = settings;
  await mkdir(folder, { recursive: true });
  // PostgreSQL, and the workers of a proxy started by root, run as other users.
  await chmod(folder, 0o755);
  const ports = await choosePorts(settings);
  const parts = new Map<string, Supervised>();
  const keep = async (
    name: string,
    start: (stopping: AbortSignal) => Promise<RunningProcess>,
  ): Promise<void> => {
    const part = await supervise({
      name,
      start: (_port, stopping) => start(stopping),
      tell,
      giveUp: settings.giveUp,
      withoutIt: 'The others go on without it',
    });
    parts.set(name, part);
  };
  const keepCopy = (kind: 'api' | 'gateway', index: number, environment: NodeJS.ProcessEnv): Promise<void> =>
    keep(nameOf(kind, index), async (stopping) => {
      const copy = await startProcess(
        nameOf(kind, index),
        [path.join(checkout(), kind, 'src/main.ts')],
        environment,
        undefined,
        stopping,
      );
      if (kind === 'gateway') goFirst(copy);
      return copy;
    });
  let database: DatabaseServers | undefined;
  const stop = async (): Promise<void> => {
    await database?.stopWatching();
    for (const part of [...parts.values()].toReversed()) await part.stop();
  };

  const server = (index: 0 | 1) => ({
    programs: programs.postgres,
    folder,
    name: nameOf('postgres', index),
    port: ports.postgres[index],
  });
  const pooler = {
    program: programs.pgbouncer,
    folder,
    port: ports.pooler,
    postgres: () => database?.port() ?? ports.postgres[0],
  };
  const url = `http://localhost:${ports.proxy}`;
  const restUrl = `http://127.0.0.1:${ports.rest}`;
  const apiEnvironment = {
    ...process.env,
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl(ports.pooler),
    SEED_DEMO: '1',
    API_URL: restUrl,
    WEB_URL: url,
    ...storageSettings(ports.storage),
    ...settings.api,
  };
  const gatewayEnvironment = {
    // All parts share the processors of one machine: with more, calls wait for each other in REST v1.
    REST_CONNECTIONS: String(connectionsPerProcessor * availableParallelism()),
    ...process.env,
    LOG_LEVEL: 'warn',
    REST_API_URL: `${restUrl}/v1`,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    PUBLIC_URL: url,
    TRUST_PROXY: 'true',
    ...settings.gateway,
  };
  try {
    [database] = await Promise.all([
      startDatabaseServers({
        places: [server(0), server(1)],
        parts,
        keep,
        repoint: async () => {
          const running = parts.get('pooler');
          if (running) await repointPooler(pooler, running);
        },
        tell,
      }),
      keep('redis', (stopping) =>
        startRedis({ program: programs.redis, folder, port: ports.redis }, stopping),
      ),
      keep('storage', (stopping) => startStorage({ folder, port: ports.storage }, stopping)),
    ]);
    await prepareForPooler(database.port());
    await keep('pooler', (stopping) => startPooler(pooler, stopping));
    await Promise.all(
      ports.apis.map((port, index) =>
        keepCopy('api', index, {
          ...apiEnvironment,
          API_PORT: String(port),
          DATA_DIR: path.join(folder, nameOf('api', index)),
        }),
      ),
    );
    await Promise.all(
      ports.gateways.map((port, index) =>
        keepCopy('gateway', index, { ...gatewayEnvironment, PORT: String(port) }),
      ),
    );
    await keep('proxy', (stopping) =>
      startProxy(
        {
          program: programs.nginx,
          folder,
          port: ports.proxy,
          restPort: ports.rest,
          gateways: ports.gateways,
          apis: ports.apis,
        },
        stopping,
      ),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, parts, database, stop };
}

/**
 * Raises the priority of the parts that admit or refuse requests: a refusal must be immediate, above all under load.
 * Only root may do that.
 */
function goFirst({ pid }: RunningProcess): void {
  if (pid !== undefined && process.getuid?.() === 0)
    setPriority(pid, constants.priority.PRIORITY_ABOVE_NORMAL);
}

const nameOf = (kind: string, index: number): string => `${kind}-${index + 1}`;

/** All are held until all are known, so that no port is given out twice. */
async function choosePorts({ port, copies }: ClusterSettings) {
  const held = await Promise.all([
    holdPort(port, 'PORT'),
    ...Array.from({ length: 6 + 2 * copies }, () => holdPort(0, 'PORT')),
  ]);
  const [proxy = 0, rest = 0, first = 0, second = 0, redis = 0, storage = 0, pooler = 0, ...others] =
    held.map((one) => one.port);
  await Promise.all(held.map(({ release }) => release()));
  return {
    proxy,
    rest,
    postgres: [first, second] as const,
    redis,
    storage,
    pooler,
    apis: others.slice(0, copies),
    gateways: others.slice(copies),
  };
}
