import { setTimeout as delay } from 'node:timers/promises';
import { EndedBeforeReady, type RunningProcess } from './processes.ts';

/** Backoff before a restart, in milliseconds: doubled with each failure in a row, up to a maximum. */
const firstPause = 250;
const longestPause = 30_000;
/** A run that was shorter, including its start, counts as one more failure in a row. */
const shortLife = 60_000;
/** After this many failures in a row no more restarts follow. */
const mostFailures = 10;

export type Supervised = {
  /** The port; the same after every restart. */
  readonly port: number;
  /** Ends it for good. */
  stop: () => Promise<void>;
  /** Sends a signal to the running program, as a user or the system might. */
  kill: (signal: NodeJS.Signals) => void;
  /** Ends it gracefully and starts it again, as for a new version; settles when it is ready. */
  replace: () => Promise<void>;
};

type Supervision = {
  readonly name: string;
  /** Starts the program, the first time on a port of its own choice; stopping for good aborts a start. */
  readonly start: (port: number | undefined, stopping: AbortSignal) => Promise<RunningProcess>;
  readonly tell: (line: string) => void;
  readonly giveUp: (sentence: string) => void;
  /** The consequence for the rest of the product. */
  readonly withoutIt?: string;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now?: () => number;
};

/** The timer is rejected early when the program is stopped for good. */
const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  delay(milliseconds, undefined, { signal }).catch(() => undefined);

/**
 * Keeps a program running: when it ends unexpectedly it is restarted on its port with a growing backoff, until it has
 * failed too often in a row. A failure of the first start is thrown to the caller.
 *
 * @throws EndedBeforeReady
 */
export async function supervise({
  name,
  start,
  tell,
  giveUp,
  withoutIt = 'Everything stops',
  wait = pauseFor,
  now = () => performance.now(),
}: Supervision): Promise<Supervised> {
  const stopping = new AbortController();
  let current = await start(undefined, stopping.signal);
  let starting: Promise<RunningProcess | undefined> | null = null;
  let replacing: PromiseWithResolvers<void> | null = null;
  const { port } = current;

  /** Undefined when it has been stopped, or no start succeeded. */
  const startAgain = async (): Promise<RunningProcess | undefined> => {
    try {
      return await start(port, stopping.signal);
    } catch (error) {
      if (error instanceof EndedBeforeReady) return undefined;
      throw error;
    }
  };
  const keepRunning = async (): Promise<void> => {
    let failures = 0;
    for (let since = now(), ended = await current.ended; !stopping.signal.aborted;) {
      if (replacing === null) {
        failures = now() - since < shortLife ? failures + 1 : 1;
        if (failures > mostFailures)
          return giveUp(
            `${name} ended ${failures} times in a row soon after its start, so trying again is of no use. ${withoutIt}; what it said stands above.`,
          );
        const pause = Math.min(longestPause, firstPause * 2 ** (failures - 1));
        tell(`${ended}. Starting it again in ${pause / 1000} s.`);
        await wait(pause, stopping.signal);
        if (stopping.signal.aborted) return;
      }
      since = now();
      starting = startAgain();
      const next = await starting;
      starting = null;
      if (next === undefined) {
        ended = `${name} did not start`;
        replacing?.reject(new EndedBeforeReady(ended));
        replacing = null;
        continue;
      }
      current = next;
      replacing?.resolve();
      replacing = null;
      if (stopping.signal.aborted) return current.stop();
      ended = await current.ended;
    }
  };
  const kept = keepRunning();
  kept.catch((error: unknown) => giveUp(`${name} cannot be started again: ${String(error)}`));
  return {
    port,
    async stop() {
      stopping.abort();
      await current.stop();
      // A program that is not ready yet would outlive everything else.
      await (await starting)?.stop();
    },
    kill: (signal) => current.kill(signal),
    async replace() {
      replacing ??= Promise.withResolvers();
      const { promise } = replacing;
      await current.stop();
      return promise;
    },
  };
}
