/** What this server depends on beside its database: where files are kept, the mail server, the search of addresses, Typeform. */
export type OutsideName = 'files' | 'mail' | 'maps' | 'forms';

/** `open`: it failed so often that it is left alone for a while. `stopping`: this process ends, and waits no longer. */
type Reason = 'open' | 'slow' | 'lost' | 'refused' | 'stopping';

/** A dependency did not do what was asked of it, through no fault of the request: later it will. */
export class OutsideUnavailableError extends Error {
  override name = 'OutsideUnavailableError';
  readonly dependency: OutsideName;
  readonly reason: Reason;

  constructor(dependency: OutsideName, reason: Reason, cause?: unknown) {
    super(
      cause instanceof Error ? cause.message : `The dependency "${dependency}" is unavailable (${reason})`,
      {
        cause,
      },
    );
    this.dependency = dependency;
    this.reason = reason;
  }
}

/**
 * The other server answered and refused this one call. The dependency is healthy, so the circuit stays closed.
 */
export class OutsideRefusalError extends Error {
  override name = 'OutsideRefusalError';
}
