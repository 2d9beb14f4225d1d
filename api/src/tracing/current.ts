import { AsyncLocalStorage } from 'node:async_hooks';

/** A traced call or work, while it runs. */
export type Traced = {
  /** Its W3C Trace Context; null while it is not recorded. */
  readonly traceparent: string | null;
};

export const currentlyTraced = new AsyncLocalStorage<Traced>();

/** The current trace context; null outside traces, and when none is recorded. */
export const traceparentOfNow = (): string | null => currentlyTraced.getStore()?.traceparent ?? null;
