/**
 * What a server says that only reads (the manual, appendix A): a standby, or one whose place another has taken. Nothing of
 * the product asks for such a transaction by itself.
 */
export const onlyReads = '25006';

/** Why the database does nothing for anybody right now. */
export type UnavailableReason = 'lost' | 'slow' | 'full';

/** The database did not carry out a statement, through no fault of the statement: later it will. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Rejects when the promise takes longer than so many milliseconds; what it comes to afterwards is nobody's business. */
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
