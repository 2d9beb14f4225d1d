const ending = new AbortController();

/** Ends with the process: a dependency that hangs must not keep it. */
export const endOfProcess: AbortSignal = ending.signal;

/** Ends all calls of dependencies, and refuses new ones, for good. */
export const endOutsideCalls = (): void => ending.abort();
