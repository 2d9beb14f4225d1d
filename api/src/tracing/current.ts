import { AsyncLocalStorage } from 'node:async_hooks';

/** A call or work that is being traced, as long as it is run. */
export type Traced = {
  /** What names it to others (W3C Trace Context); null while nothing of it is recorded. */
  readonly traceparent: string | null;
};

export const currentlyTraced = new AsyncLocalStorage<Traced>();

/** Where what is done at this moment comes from; null outside of traces, and where nobody records any. */
export const traceparentOfNow = (): string | null => currentlyTraced.getStore()?.traceparent ?? null;
