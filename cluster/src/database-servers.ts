import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningProcess } from '../../scripts/processes.ts';
import type { Supervised } from '../../scripts/supervision.ts';
import {
  administer,
  ask,
  copyPrimary,
  createDatabase,
  databaseUrl,
  isStandby,
  type PostgresPlace,
  startPostgres,
} from './postgres.ts';
import { watchStandby } from './standby-watch.ts';
import { until } from './until.ts';

/** Why no other server can replace the primary now; the message says what to do. */
export class PromotionError extends Error {
  override name = 'PromotionError';
}

/** Two PostgreSQL servers: a primary, and a synchronous standby. */
export interface DatabaseServers {
  /** The names of the primary and of the standby. */
  readonly primary: () => string;
  readonly standby: () => string;
  readonly port: () => number;
  /** Of the primary itself, not through the pooler. */
  readonly url: () => string;
  readonly standbyHasEverything: () => boolean;
  /**
   * Ends the primary for good and promotes the standby; settles when that accepts changes.
   * @throws PromotionError when an acknowledged change would be lost; then nothing has changed
   */
  readonly promote: () => Promise<void>;
  /** Recreates the standby from the primary, whatever it was before; settles when it has caught up. */
  readonly remakeStandby: () => Promise<void>;
  readonly stopWatching: () => Promise<void>;
}

interface DatabaseServersStart {
  readonly places: readonly [PostgresPlace, PostgresPlace];
  readonly parts: ReadonlyMap<string, Supervised>;
  /** Keeps a part of this name running. */
  readonly keep: (name: string, start: (stopping: AbortSignal) => Promise<RunningProcess>) => Promise<void>;
  /** Sends all clients to the current primary. */
  readonly repoint: () => Promise<void>;
  readonly tell: (line: string) => void;
}

export async function startDatabaseServers(start: DatabaseServersStart): Promise<DatabaseServers> {
  const { places, parts, keep, repoint, tell } = start;
  const [first, second] = places;
  const noted = path.join(first.folder, 'primary');
  let [primary, standby] =
    (await readFile(noted, 'utf8').catch(() => first.name)) === second.name
      ? [second, first]
      : [first, second];
  const keepServer = (place: PostgresPlace): Promise<void> =>
    keep(place.name, (stopping) => startPostgres(place, stopping, place === primary ? undefined : primary));

  await createDatabase(primary);
  await keepServer(primary);
  // From the start: an earlier run may have left the primary waiting for its standby.
  let watch = watchStandby(primary.port, tell);
  try {
    if (!(await isStandby(standby))) await copyPrimary(standby, primary);
    await keepServer(standby);
  } catch (error) {
    await watch.stop();
    throw error;
  }

  return {
    primary: () => primary.name,
    standby: () => standby.name,
    port: () => primary.port,
    url: () => databaseUrl(primary.port),
    standbyHasEverything: () => watch.hasEverything(),
    async promote() {
      await watch.stop();
      if (!watch.hasEverything()) {
        watch = watchStandby(primary.port, tell);
        throw new PromotionError(
          `${standby.name} does not have everything that ${primary.name} has acknowledged, so it does not take its place. Let ${primary.name} run until ${standby.name} has caught up, or restore a backup.`,
        );
      }
      // First of all: two primaries would diverge (split brain).
      await parts.get(primary.name)?.stop();
      tell(`${primary.name} is stopped for good.`);
      await promoteServer(standby.port);
      [primary, standby] = [standby, primary];
      // Before any client connects: from then on the old primary is outdated, also for the next start of the cluster.
      await writeFile(`${noted}.new`, primary.name);
      await rename(`${noted}.new`, noted);
      watch = watchStandby(primary.port, tell);
      await repoint();
      tell(`${primary.name} takes changes.`);
    },
    async remakeStandby() {
      await parts.get(standby.name)?.stop();
      await copyPrimary(standby, primary);
      await keepServer(standby);
      await until(
        async () => watch.hasEverything(),
        `${standby.name} does not catch up; its log may say why. Make it anew again.`,
      );
    },
    stopWatching: () => watch.stop(),
  };
}

/** Retried until it succeeds: the standby may still be starting. */
const promoteServer = (port: number): Promise<void> =>
  until(
    () => tryToPromote(port).catch(() => false),
    'The standby does not end its recovery; its log says why. The primary of before stays stopped: start the cluster again to go on with it.',
  );

async function tryToPromote(port: number): Promise<boolean> {
  // Its settings are a copy of its primary's, which waited for it.
  await administer(port, 'alter system reset synchronous_standby_names');
  await administer(port, 'select pg_reload_conf()');
  const [answer] = await ask<{ promoted: boolean }>(
    port,
    'select case when pg_is_in_recovery() then pg_promote(true, 30) else true end as promoted',
  );
  return answer?.promoted === true;
}
