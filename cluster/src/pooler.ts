import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningProcess } from '../../scripts/processes.ts';
import type { Supervised } from '../../scripts/supervision.ts';
import { administer, ask, postgresAccount } from './postgres.ts';
import { startProgram } from './program.ts';
import { until } from './until.ts';

interface PoolerPlace {
  readonly program: string;
  /** A folder of its own below this one. */
  readonly folder: string;
  readonly port: number;
  /** The current port of the primary. */
  readonly postgres: () => number;
}

const shipped = path.resolve(import.meta.dirname, '../../deploy/pgbouncer');

/** Settings of this cluster: the user, and no password. */
const ownSettings = (text: string, { port, postgres }: PoolerPlace): string =>
  Object.entries({
    shepherd: `host=127.0.0.1 port=${postgres()} dbname=shepherd user=shepherd`,
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    auth_type: 'any',
    auth_file: '',
  }).reduce(
    (settings, [name, value]) => settings.replace(new RegExp(`^${name} = .*$`, 'm'), `${name} = ${value}`),
    text,
  );

/** Gives the role its settings, as an administrator does once. */
export async function prepareForPooler(postgresPort: number): Promise<void> {
  await administer(postgresPort, await readFile(path.join(shipped, 'role.sql'), 'utf8'));
}

/** PgBouncer in transaction mode, with the shipped configuration. */
export async function startPooler(place: PoolerPlace, stopping?: AbortSignal): Promise<RunningProcess> {
  const folder = path.dirname(settingsFile(place));
  await mkdir(folder, { recursive: true });
  await writeSettings(place);
  const account = await postgresAccount();
  if (account) await chown(folder, account.user, account.group);
  return startProgram(
    {
      name: 'PgBouncer',
      command: place.program,
      parameters: [settingsFile(place)],
      log: path.join(place.folder, 'pgbouncer.log'),
      port: place.port,
      account,
      isReady: () =>
        administer(place.port, 'select 1', 'shepherd').then(
          () => true,
          () => false,
        ),
      stopsOn: 'SIGINT',
    },
    stopping,
  );
}

/**
 * Sends all clients to the current primary, as `systemctl reload pgbouncer` does: connections to the previous one are
 * closed, and those of clients stay.
 */
export async function repointPooler(place: PoolerPlace, running: Pick<Supervised, 'kill'>): Promise<void> {
  await writeSettings(place);
  running.kill('SIGHUP');
  await until(
    () =>
      ask<{ name: string; port: number }>(place.port, 'show databases', [], 'pgbouncer').then(
        (databases) => databases.some(({ name, port }) => name === 'shepherd' && port === place.postgres()),
        () => false,
      ),
    'The pooler does not read its settings again; its log may say why.',
  );
}

const settingsFile = ({ folder }: PoolerPlace): string => path.join(folder, 'pgbouncer', 'pgbouncer.ini');

const writeSettings = async (place: PoolerPlace): Promise<void> =>
  writeFile(
    settingsFile(place),
    ownSettings(await readFile(path.join(shipped, 'pgbouncer.ini'), 'utf8'), place),
  );
