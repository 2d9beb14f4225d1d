import { execFile } from 'node:child_process';
import { chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { RunningProcess } from '../../scripts/processes.ts';
import { type Account, startProgram } from './program.ts';

const run = promisify(execFile);

interface PostgresPlace {
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  /** A folder of its own below this one. */
  readonly folder: string;
  readonly name: string;
  readonly port: number;
}

export const databaseUrl = (port: number): string => `postgres://shepherd@127.0.0.1:${port}/shepherd`;

/** PostgreSQL refuses to run as root, who has an account for it where Debian's package is installed. */
async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [user, group] = await Promise.all(
    ['-u', '-g'].map(async (what) => Number((await run('id', [what, 'postgres'])).stdout)),
  );
  return { user: user ?? 0, group: group ?? 0 };
}

/** Makes a database that is empty, unless there is one already. */
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

export async function startPostgres(
  { programs, folder, name, port }: PostgresPlace,
  stopping?: AbortSignal,
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
      ],
      log: path.join(folder, `${name}.log`),
      port,
      account: await postgresAccount(),
      isReady: () =>
        administer(port, 'select 1').then(
          () => true,
          () => false,
        ),
      // Whoever is connected would keep it waiting.
      stopsOn: 'SIGINT',
    },
    stopping,
  );
}

async function administer(port: number, statement: string): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: 'shepherd', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
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
