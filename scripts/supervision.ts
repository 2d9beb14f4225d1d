import { setTimeout as delay } from 'node:timers/promises';
import { EndedBeforeReady, type RunningProcess } from './processes.ts';

/** Pauses before a program is started again, in milliseconds: doubled with each failure in a row, up to the last. */
const firstPause = 250;
const longestPause = 30_000;
/** A program that ran for less, its start included, was of no use: that is one failure more in a row. */
const shortLife = 60_000;
/** So many failures in a row are not mended by trying again. */
const mostFailures = 10;

export type Supervised = {
  /** Where it listens; the same after every start. */
  readonly port: number;
  /** Ends it for good. */
  stop: () => Promise<void>;
  /** Sends a signal to the program as it runs now, as somebody else might. */
  kill: (signal: NodeJS.Signals) => void;
  /** Ends it in good order and starts it anew, as a new version is; settles when it is ready. */
  replace: () => Promise<void>;
};

type Supervision = {
  readonly name: string;
  /** Starts the program, the first time on a port of its own choice; once it is stopped for good, a start is given up. */
  readonly start: (port: number | undefined, stopping: AbortSignal) => Promise<RunningProcess>;
  readonly tell: (line: string) => void;
  readonly giveUp: (sentence: string) => void;
  /** What becomes of everything else then. */
  readonly withoutIt?: string;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now?: () => number;
};

/** The timer ends early, by a rejection, when the program is stopped for good. */
const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  delay(milliseconds, undefined, { signal }).catch(() => undefined);

/**
 * Keeps a program running: when it ends by itself it is started again where it was, after a pause that grows, until it
 * has failed too often in a row. A first start that fails is the caller's.
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

  /** Undefined when it is not wanted any more, or no start succeeded. */
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
      // One that is not ready yet would outlive everything else.
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
