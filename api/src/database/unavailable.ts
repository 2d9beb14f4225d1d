/**
 * The error code of a read-only server (the manual, appendix A): a standby, or a demoted primary. The product itself
 * opens no read-only transactions.
 */
export const onlyReads = '25006';

/** Why the database is unavailable. */
export type UnavailableReason = 'lost' | 'slow' | 'full';

/** The database did not execute a statement, but not because of the statement: a retry can succeed. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Rejects when the promise takes longer than `milliseconds`; its later outcome is ignored. */
export async function within<Value>(
  milliseconds: number,
  promise: Promise<Value>,
  late: () => Error,
): Promise<Value> {
  const overdue = Promise.withResolvers<never>();
  const timer = setTimeout(() => overdue.reject(late()), milliseconds);
  try {
    return await Promise.race([promise, overdue.promise]);
  } finally {
    clearTimeout(timer);
  }
}
