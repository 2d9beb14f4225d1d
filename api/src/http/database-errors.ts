import { ApiError } from './errors.ts';

/** What a unique index stands for, where a person can repair it. */
const uniqueFields: Readonly<Record<string, readonly [field: string, message: string]>> = {
  agents_email_key: ['email', 'This email is already in use'],
  users_email_key: ['email', 'This email is already in use'],
  customer_users_email_key: ['email', 'This email is already in use'],
};

/** The database cannot be reached, or ended the connection: the system's codes and those of the manual, appendix A. */
const lostCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\d{3}|53300|57P0[123])$/;

/** What the client says by itself about a connection that has ended has no code. */
const lostMessages: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
]);

const isLostConnection = (error: Error): boolean =>
  lostMessages.has(error.message) ||
  ('code' in error && typeof error.code === 'string' && lostCodes.test(error.code));

/**
 * What PostgreSQL refused, as an answer: a value that is taken or refers to nothing is a problem of a field,
 * a lost race is a conflict, and a lost connection is there again soon. Null for everything else, which is a fault of
 * ours. The codes are those of the manual, appendix A.
 */
export function fromDatabaseError(error: unknown): ApiError | null {
  if (!(error instanceof Error)) return null;
  if (isLostConnection(error)) return new ApiError('unavailable', { retryAfterSeconds: 1 });
  if (!('code' in error)) return null;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
  const table = 'table' in error && typeof error.table === 'string' ? error.table : '';
  switch (error.code) {
    case '23505': {
      const [field, message] = uniqueFields[constraint] ?? [];
      return field === undefined || message === undefined
        ? new ApiError('conflict')
        : new ApiError('validation.failed', { fields: { [field]: [message] } });
    }
    case '23503': {
      const column = constraint.replace(`${table}_`, '').replace(/_fkey$/, '');
      return error.message.startsWith('update or delete')
        ? new ApiError('conflict')
        : new ApiError('validation.failed', { fields: { [column]: ['There is nothing with this id'] } });
    }
    case '40001':
    case '40P01':
      return new ApiError('conflict');
    default:
      return null;
  }
}
