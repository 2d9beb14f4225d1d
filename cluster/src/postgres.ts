import { execFile } from 'node:child_process';
import { chown, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client, type QueryResultRow } from 'pg';
import type { RunningProcess } from '../../scripts/processes.ts';
import { type Account, startProgram } from './program.ts';
import { until } from './until.ts';

const run = promisify(execFile);

export interface PostgresPlace {
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  /** A folder of its own below this one. */
  readonly folder: string;
  readonly name: string;
  readonly port: number;
}

/** Name of the standby's role, and of its replication slot. */
export const standbyName = 'standby';

export const databaseUrl = (port: number): string => `postgres://shepherd@127.0.0.1:${port}/shepherd`;

/** PostgreSQL refuses to run as root; Debian's package creates an account for it. */
export async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [user, group] = await Promise.all(
    ['-u', '-g'].map(async (what) => Number((await run('id', [what, 'postgres'])).stdout)),
  );
  return { user: user ?? 0, group: group ?? 0 };
}

/** Creates an empty database, unless one exists. */
export async function createDatabase({ programs, folder, name, port }: PostgresPlace): Promise<void> {
  const place = path.join(folder, name);
  if (await exists(path.join(place, 'PG_VERSION'))) return;
  const account = await ownFolder(place);
  await run(
    path.join(programs, 'initdb'),
    [
      `--pgdata=${place}`,
      '--username=shepherd',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    asAccount(account),
  );
  const server = await startPostgres({ programs, folder, name, port });
  await administer(port, 'create database shepherd');
  await server.stop();
}

/** Whether the folder is a standby, which accepts no changes before its promotion. */
export const isStandby = ({ folder, name }: Pick<PostgresPlace, 'folder' | 'name'>): Promise<boolean> =>
  exists(path.join(folder, name, 'standby.signal'));

/** Replaces the folder by a standby: a copy of the primary, which retains its log for it from now on. */
export async function copyPrimary(
  { programs, folder, name }: PostgresPlace,
  primary: Pick<PostgresPlace, 'port'>,
): Promise<void> {
  const place = path.join(folder, name);
  // An incomplete copy is never started.
  const draft = `${place}.new`;
  await rm(draft, { recursive: true, force: true });
  const account = await ownFolder(draft);
  await makeSlot(primary.port);
  await run(
    path.join(programs, 'pg_basebackup'),
    [
      `--pgdata=${draft}`,
      '--host=127.0.0.1',
      `--port=${primary.port}`,
      '--username=shepherd',
      '--wal-method=stream',
      `--slot=${standbyName}`,
      '--checkpoint=fast',
      '--write-recovery-conf',
    ],
    asAccount(account),
  );
  await rm(place, { recursive: true, force: true });
  await rename(draft, place);
}

async function makeSlot(port: number): Promise<void> {
  await until(
    async () => (await ask(port, 'select from pg_replication_slots where active')).length === 0,
    'The primary still sends its log to a standby of before. Stop that one first.',
  );
  await administer(
    port,
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = '${standbyName}';
     select pg_create_physical_replication_slot('${standbyName}', true)`,
  );
}

/** @param primary port that a standby follows; ports change with every start of a cluster */
export async function startPostgres(
  { programs, folder, name, port }: PostgresPlace,
  stopping?: AbortSignal,
  primary?: Pick<PostgresPlace, 'port'>,
): Promise<RunningProcess> {
  const data = path.join(folder, name);
  return startProgram(
    {
      name: `PostgreSQL (${name})`,
      command: path.join(programs, 'postgres'),
      parameters: [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        `unix_socket_directories=${data}`,
        '-c',
        'max_connections=100',
        '-c',
        'shared_buffers=128MB',
        ...replication(primary),
      ],
      log: path.join(folder, `${name}.log`),
      port,
      account: await postgresAccount(),
      isReady: () =>
        administer(port, 'select 1').then(
          () => true,
          () => false,
        ),
      // A graceful stop would wait for connected clients.
      stopsOn: 'SIGINT',
    },
    stopping,
  );
}

const replication = (primary: Pick<PostgresPlace, 'port'> | undefined): readonly string[] =>
  Object.entries({
    // A hanging standby counts as gone after this timeout; one that has ended, immediately.
    wal_sender_timeout: '5s',
    wal_receiver_timeout: '5s',
    wal_retrieve_retry_interval: '500ms',
    // A standby that stays away must not fill the primary's disk; it has to be recreated then.
    max_slot_wal_keep_size: '2GB',
    ...(primary && {
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=shepherd application_name=${standbyName}`,
      primary_slot_name: standbyName,
    }),
  }).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);

/** Runs statements as the superuser. */
export async function administer(port: number, statements: string, database = 'postgres'): Promise<void> {
  await withClient(port, database, (client) => client.query(statements));
}

/** The rows of one statement. */
export const ask = <Row extends QueryResultRow>(
  port: number,
  statement: string,
  values: readonly unknown[] = [],
  database = 'postgres',
): Promise<readonly Row[]> =>
  withClient(port, database, async (client) => (await client.query<Row>(statement, [...values])).rows);

async function withClient<Answer>(
  port: number,
  database: string,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ host: '127.0.0.1', port, user: 'shepherd', database });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ownFolder(place: string): Promise<Account | undefined> {
  await mkdir(place, { recursive: true, mode: 0o700 });
  const account = await postgresAccount();
  if (account) await chown(place, account.user, account.group);
  return account;
}

const asAccount = (account: Account | undefined) =>
  account ? { uid: account.user, gid: account.group, cwd: '/' } : {};

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
