const ending = new AbortController();

/** Aborted at the end of the process, so that a hanging dependency cannot delay it. */
export const endOfProcess: AbortSignal = ending.signal;

/** Aborts all calls of dependencies, and refuses new ones, for good. */
export const endOutsideCalls = (): void => ending.abort();
