/** Remote dependencies beside the database: file storage, mail server, geocoder, Typeform. */
export type OutsideName = 'files' | 'mail' | 'maps' | 'forms';

/** `open`: the circuit is open after failures. `stopping`: this process ends, and waits no longer. */
type Reason = 'open' | 'slow' | 'lost' | 'refused' | 'stopping';

/** A dependency failed, through no fault of the request: a retry can succeed. */
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

/** The other server answered and refused this call. The dependency is healthy, so the circuit stays closed. */
export class OutsideRefusalError extends Error {
  override name = 'OutsideRefusalError';
}
