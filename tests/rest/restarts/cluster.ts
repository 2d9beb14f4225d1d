import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chownSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A PostgreSQL server of the test's own, which it may stop. */
export type Cluster = {
  /** Of its first database. */
  url: string;
  /** `fast` ends connections gracefully, `immediate` is like a crash. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>;
  remove: () => Promise<void>;
};

/** The folder of PostgreSQL's programs; null without them. */
export function postgresPrograms(): string | null {
  const told = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folders = [told.status === 0 ? told.stdout.trim() : '', ...globSync('/usr/lib/postgresql/*/bin')];
  return (
    folders.find((folder) => folder !== '' && globSync(`${folder}/{initdb,pg_ctl}`).length === 2) ?? null
  );
}

/** PostgreSQL refuses to run as root. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

const idOfPostgres = (option: '-u' | '-g'): number =>
  Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }).trim());

export async function startCluster(programs: string): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shepherd-postgres-'));
  const data = path.join(folder, 'data');
  const user = owner();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const execute = promisify(execFile);
  const run = (program: string, ...given: string[]) =>
    execute(path.join(programs, program), given, { ...user, cwd: folder });
  const port = await freePort();
  const control = (...given: string[]) =>
    // Without a log of its own the server would keep our pipe open, and this call waiting.
    run('pg_ctl', '-D', data, '-w', '-t', '120', '-l', path.join(folder, 'log'), '-o', options, ...given);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8');
  await control('start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart(mode) {
      await control('restart', '-m', mode);
    },
    async remove() {
      await control('stop', '-m', 'immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
