export type Warning = { code: string; message: string };
export type ItemWarnings = { job_id: string | null; warnings: readonly Warning[] };

/** A job that is no longer as the user saw it. Parts that a server does not say are null. */
export type ChangedJob = Readonly<{
  id: string;
  title: string | null;
  /** In the words of REST v1. */
  status: string | null;
  agent: PersonName | null;
  reviewer: PersonName | null;
  market_offer_id: string | null;
  changed_by: string | null;
  changed_at: string | null;
  event: string | null;
}>;
export type PersonName = Readonly<{ id: string; first_name: string; last_name: string }>;

/** A failure that REST v1 answered, or one in the same shape. */
export class RestError extends Error {
  override name = 'RestError';
  readonly status: number;
  readonly code: string;
  /** REST name of a field → messages about it. */
  readonly fields: Readonly<Record<string, readonly string[]>> | null;
  readonly warnings: readonly ItemWarnings[] | null;
  readonly jobs: readonly ChangedJob[] | null;
  /** The Retry-After of REST v1, in seconds. */
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    code: string,
    message: string,
    details: Partial<Pick<RestError, 'fields' | 'warnings' | 'jobs' | 'retryAfterSeconds'>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = details.fields ?? null;
    this.warnings = details.warnings ?? null;
    this.jobs = details.jobs ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** REST v1 gave no answer: connection refused, reset, or timeout. The cause is for the log only. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
  /** 504 after a timeout, else 502. */
  readonly status: 502 | 504;

  constructor(status: 502 | 504, cause: unknown) {
    super('REST v1 gave no answer', { cause });
    this.status = status;
  }
}

/** REST v1 gave an answer that breaks its contract. The reason is for the log only. */
export class InvalidAnswerError extends Error {
  override name = 'InvalidAnswerError';
}

/** A value of an answer that is of another kind than the contract's. */
export class UnreadableValueError extends InvalidAnswerError {
  override name = 'UnreadableValueError';

  /** @param expected in words: `a whole number` */
  constructor(expected: string) {
    super(`The value is not ${expected}`);
  }
}

/** A word that the contract's enum does not have, such as a status of a newer REST v1. */
export class UnknownWordError extends InvalidAnswerError {
  override name = 'UnknownWordError';
  readonly word: string;

  constructor(word: string) {
    super('The word is not in the contract');
    this.word = word;
  }
}

/** REST v1 does not have this call: another server answers there, and the call is not part of the original contract. */
export class NotOfferedError extends Error {
  override name = 'NotOfferedError';
}

/** The client left before the answer; this error reaches only the log. */
export class CallerGoneError extends Error {
  override name = 'CallerGoneError';
}

export const unauthenticated = (): RestError =>
  new RestError(401, 'auth.unauthenticated', 'You are not signed in');

export const wrongCredentials = (): RestError =>
  new RestError(401, 'auth.credentials', 'Wrong email or password');
