import type { IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Admission, TooBusyError } from './admission.ts';
import type { Pressure } from './admission.ts';
import { BegunRequests } from './begun-requests.ts';
import { unavailable } from './errors.ts';

/** Milliseconds between two looks at what happens while somebody waits. */
const interval = 20;
/** Milliseconds over which it is measured how much the event loop has to do, and the share that is all of it. */
const span = 100;
const fullLoop = 0.95;
/** So many wait for a connection without doing so for long: it is never without work. */
const shortLine = 2;

const now = (): number => performance.now();

/** Told what happens to calls, for metrics. */
export type AdmissionObserver = Readonly<{ begun: (waitedMs: number) => void; refused: () => void }>;

/** The place of a call among those that have begun. */
export type Turn = Readonly<{
  /** Gives it back; nothing happens when that is done twice. */
  leave: () => void;
  waitedMs: number;
}>;

/** What is looked at of a request. */
type Asking = Readonly<{ headers: IncomingHttpHeaders; reader: Readonly<{ signal: AbortSignal }> }>;

export type Admitting = Readonly<{
  /**
   * Settles when it is the call's turn.
   * @param hasBegun whether the call had its turn already, and now comes with its body
   * @throws ApiError when nobody would come to it in time
   */
  enter: (request: Asking, hasBegun?: boolean) => Promise<Turn>;
  state: () => Admission['state'];
  observe: (observer: AdmissionObserver) => void;
}>;

/** Everybody comes in, as they come. */
export const letEverybodyIn: Admitting = {
  enter: async () => ({ leave: () => {}, waitedMs: 0 }),
  state: () => ({ inFlight: 0, waiting: 0, limit: 0 }),
  observe: () => {},
};

/**
 * Lets calls begin as the database and the event loop can take them.
 * @param waiting how many wait for a connection to the database
 */
export function admitting(patience: number, waiting: () => number): Admitting {
  const loopIsFull = watchLoop();
  const pressure = (): Pressure => {
    const line = waiting();
    if (line > shortLine) return 'congested';
    return line > 0 || loopIsFull() ? 'busy' : 'idle';
  };
  const admission = new Admission({ patience, pressure, now });
  const begun = new BegunRequests(now);
  let observer: AdmissionObserver = { begun: () => {}, refused: () => {} };
  let timer: NodeJS.Timeout | null = null;
  const look = (): void => {
    admission.look();
    if (admission.state.waiting > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
  return {
    async enter(request, hasBegun = false) {
      const arrived = now();
      const key = requestKey(request);
      const ahead = hasBegun || begun.has(key);
      // What belongs to the same request and comes while this one waits is let in with it.
      if (!ahead) begun.add(key);
      try {
        const entering = admission.enter(request.reader.signal, ahead);
        if (admission.state.waiting > 0) timer ??= setInterval(look, interval).unref();
        await entering;
      } catch (error) {
        if (!ahead) begun.forget(key);
        if (!(error instanceof TooBusyError)) throw error;
        observer.refused();
        throw unavailable('busy');
      }
      const waitedMs = now() - arrived;
      observer.begun(waitedMs);
      let left = false;
      const leave = (): void => {
        if (!left) admission.leave();
        left = true;
      };
      return { leave, waitedMs };
    },
    state: () => admission.state,
    observe(given) {
      observer = given;
    },
  };
}

/** The same for all calls that a gateway makes for one request; null where nobody says which that is. */
function requestKey({ headers }: Asking): string | null {
  const id = headers['x-request-id'];
  return typeof id === 'string' && id.length <= 100 ? `${headers.authorization ?? ''} ${id}` : null;
}

function watchLoop(): () => boolean {
  let before = performance.eventLoopUtilization();
  let measuredAt = performance.now();
  let full = false;
  return () => {
    if (performance.now() - measuredAt < span) return full;
    const now = performance.eventLoopUtilization();
    full = performance.eventLoopUtilization(now, before).utilization > fullLoop;
    before = now;
    measuredAt = performance.now();
    return full;
  };
}
