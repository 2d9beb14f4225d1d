import { setTimeout as delay } from 'node:timers/promises';
import { administer, ask, standbyName } from './postgres.ts';

/** Polling interval for the standby in milliseconds: the longest that changes wait for one that has just gone. */
const lookEvery = 500;

export interface StandbyWatch {
  /** Whether the standby has everything that was acknowledged, also when the primary does not answer any more. */
  readonly hasEverything: () => boolean;
  /** Settles with the current check; its result is kept. */
  readonly stop: () => Promise<void>;
}

type Look = {
  /** Whether a change is acknowledged only once the standby has flushed it. */
  readonly required: boolean;
  readonly follows: boolean;
  /** Whether the standby has flushed the primary's log up to the mark. */
  readonly hasMark: boolean;
  readonly now: string;
};

/**
 * Switches synchronous replication: with a standby, the primary acknowledges nothing that the standby lacks; without
 * one, it does not wait, and the standby must not be promoted until it has caught up.
 */
export function watchStandby(primaryPort: number, tell: (line: string) => void): StandbyWatch {
  const stopping = new AbortController();
  let hasEverything = false;
  /** A log position after which no change was acknowledged without the standby. */
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
      // Recorded before the switch: in the other order, a primary that dies in between would have acknowledged changes
      // that the standby lacks.
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
      // A primary that is down acknowledges nothing: the last state of its standby stays true.
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
  // This statement must not run in a transaction, and statements sent together would be one.
  await administer(port, `alter system set synchronous_standby_names = '${wait ? standbyName : ''}'`);
  await administer(port, 'select pg_reload_conf()');
}
