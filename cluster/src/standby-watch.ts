import { setTimeout as delay } from 'node:timers/promises';
import { administer, ask, standbyName } from './postgres.ts';

/** Milliseconds between two looks at a standby: for so long may changes wait for one that has just gone. */
const lookEvery = 500;

export interface StandbyWatch {
  /** Whether the standby has everything that was acknowledged, also when the primary does not answer any more. */
  readonly hasEverything: () => boolean;
  /** Settles with the look in progress; what was known then stays known. */
  readonly stop: () => Promise<void>;
}

type Look = {
  /** Whether a change is acknowledged only once the standby has it on its disk. */
  readonly required: boolean;
  readonly follows: boolean;
  /** Whether the standby has on its disk what the primary had at the mark. */
  readonly hasMark: boolean;
  readonly now: string;
};

/**
 * Keeps a primary from acknowledging what its standby does not have, and from waiting for one that is away: then the
 * primary alone is enough, and the standby is not to be promoted until it has caught up.
 */
export function watchStandby(primaryPort: number, tell: (line: string) => void): StandbyWatch {
  const stopping = new AbortController();
  let hasEverything = false;
  /** A place in the log after which nothing was acknowledged without the standby. */
  let mark: string | null = null;

  const look = async (): Promise<void> => {
    const [seen] = await ask<Look>(
      primaryPort,
      `select current_setting('synchronous_standby_names') <> '' as required,
         coalesce(state = 'streaming', false) as follows,
         coalesce(sync_state = 'sync' and flush_lsn >= $2::pg_lsn, false) as "hasMark",
         pg_current_wal_lsn()::text as now
       from (select) as one left join pg_stat_replication on application_name = $1`,
      [standbyName, mark],
    );
    if (seen === undefined) return;
    if (!seen.follows) {
      // Known before it is so: the other way round, a primary that dies in between would have acknowledged too much.
      if (hasEverything) tell('The standby is away: changes are acknowledged without it.');
      hasEverything = false;
      mark = null;
      if (seen.required) await waitForStandby(primaryPort, false);
    } else if (!seen.required) await waitForStandby(primaryPort, true);
    else if (mark === null) mark = seen.now;
    else if (seen.hasMark && !hasEverything) {
      hasEverything = true;
      tell('The standby has everything, and gets every change before it is acknowledged.');
    }
  };
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // A primary that is away acknowledges nothing: what was known of its standby stays true.
      await look().catch(() => {});
      await delay(lookEvery, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const watching = watch();
  return {
    hasEverything: () => hasEverything,
    stop() {
      stopping.abort();
      return watching;
    },
  };
}

async function waitForStandby(port: number, wait: boolean): Promise<void> {
  // No transaction may hold this statement, which those that are sent together would be.
  await administer(port, `alter system set synchronous_standby_names = '${wait ? standbyName : ''}'`);
  await administer(port, 'select pg_reload_conf()');
}
