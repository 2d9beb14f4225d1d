import type { IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Admission, TooBusyError } from './admission.ts';
import type { Pressure } from './admission.ts';
import { BegunRequests } from './begun-requests.ts';
import { unavailable } from './errors.ts';

/** Milliseconds between adjustments while calls wait. */
const interval = 20;
/**
 * The window in milliseconds over which event loop utilization is measured, and the share that counts as saturated.
 */
const span = 100;
const fullLoop = 0.95;
/** With this many calls waiting, the connection is always busy and none waits long. */
const shortLine = 2;

const now = (): number => performance.now();

/** Observes calls for metrics. */
export type AdmissionObserver = Readonly<{ begun: (waitedMs: number) => void; refused: () => void }>;

/** The place of an admitted call. */
export type Turn = Readonly<{
  /** Releases the place; idempotent. */
  leave: () => void;
  waitedMs: number;
}>;

/** The parts of a request that admission reads. */
type Asking = Readonly<{ headers: IncomingHttpHeaders; reader: Readonly<{ signal: AbortSignal }> }>;

export type Admitting = Readonly<{
  /**
   * Resolves when the call may begin.
   * @param hasBegun whether the call had its turn before, and now comes with its body
   * @throws ApiError when the call would not begin in time
   */
  enter: (request: Asking, hasBegun?: boolean) => Promise<Turn>;
  state: () => Admission['state'];
  observe: (observer: AdmissionObserver) => void;
}>;

/** No admission control: every call begins immediately. */
export const unlimitedAdmission: Admitting = {
  enter: async () => ({ leave: () => {}, waitedMs: 0 }),
  state: () => ({ inFlight: 0, waiting: 0, limit: 0 }),
  observe: () => {},
};

/**
 * Limits concurrency by the load of the database and the event loop.
 * @param waiting how many calls wait for a database connection
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
      // Later calls of the same request are let in with this one.
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

/** The key that all calls of one gateway request share; null without a request id. */
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
