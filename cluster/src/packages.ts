import { execFile } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why a cluster cannot run here, and what to do; printed without a stack. */
export class MissingProgramError extends Error {
  override name = 'MissingProgramError';
}

/** Paths of the system programs that the cluster needs. */
export interface Programs {
  readonly nginx: string;
  readonly redis: string;
  readonly pgbouncer: string;
  /**
   * The folder of PostgreSQL's programs: Debian keeps them out of the PATH, because several versions may be installed.
   */
  readonly postgres: string;
}

/** Debian's package names; the first one that exists is used. */
const packagesOf: Readonly<Record<keyof Programs, readonly string[]>> = {
  nginx: ['nginx-light'],
  redis: ['valkey-server', 'redis-server'],
  pgbouncer: ['pgbouncer'],
  postgres: ['postgresql'],
};

const places: Readonly<Record<keyof Programs, () => string | undefined>> = {
  nginx: () => onPath('nginx'),
  redis: () => onPath('valkey-server') ?? onPath('redis-server'),
  pgbouncer: () => onPath('pgbouncer'),
  postgres: () =>
    globSync('/usr/lib/postgresql/*/bin')
      .toSorted((one, other) => Number(other.split('/')[4]) - Number(one.split('/')[4]))
      .find((folder) => isProgram(path.join(folder, 'postgres'))),
};

/**
 * Finds the programs, and installs missing ones from Debian's packages where this user may do that.
 * @throws MissingProgramError naming what to install
 */
export async function findPrograms(tell: (line: string) => void): Promise<Programs> {
  const names = Object.keys(places) as (keyof Programs)[];
  const missing = names.filter((name) => places[name]() === undefined);
  if (missing.length > 0) await install(missing, tell);
  const found = (name: keyof Programs): string => {
    const place = places[name]();
    if (place === undefined) throw new MissingProgramError(`${name} was installed and is not found.`);
    return place;
  };
  return {
    nginx: found('nginx'),
    redis: found('redis'),
    pgbouncer: found('pgbouncer'),
    postgres: found('postgres'),
  };
}

async function install(missing: readonly (keyof Programs)[], tell: (line: string) => void): Promise<void> {
  const byHand = `Install them: apt-get install ${missing.map((name) => packagesOf[name].at(-1)).join(' ')}`;
  if (onPath('apt-get') === undefined || process.getuid?.() !== 0)
    throw new MissingProgramError(`The cluster needs ${missing.join(', ')}. ${byHand}`);
  tell(`Installing ${missing.join(', ')}`);
  // Debian starts the services that it installs; these must only run inside the cluster.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    await run('apt-get', ['update', '-qq'], { env: environment });
    const wanted = await Promise.all(missing.map((name) => firstAvailable(packagesOf[name])));
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], {
      env: environment,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    throw new MissingProgramError(`${missing.join(', ')} cannot be installed. ${byHand}`, { cause: error });
  }
}

async function firstAvailable(packages: readonly string[]): Promise<string> {
  for (const name of packages) {
    const { stdout } = await run('apt-cache', ['policy', name]);
    if (/Candidate: (?!\(none\))/.test(stdout)) return name;
  }
  throw new MissingProgramError(`Debian here has no package ${packages.join(' or ')}.`);
}

function onPath(name: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/sbin']
    .map((folder) => path.join(folder, name))
    .find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
