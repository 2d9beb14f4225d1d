import { DatabaseUnavailableError, onlyReads } from '../database/unavailable.ts';
import type { UnavailableReason } from '../database/unavailable.ts';
import { OutsideUnavailableError } from '../outside/unavailable.ts';
import { ApiError, unavailable } from './errors.ts';

/** What a unique index stands for, where a person can repair it. */
const uniqueFields: Readonly<Record<string, readonly [field: string, message: string]>> = {
  agents_email_key: ['email', 'This email is already in use'],
  users_email_key: ['email', 'This email is already in use'],
  customer_users_email_key: ['email', 'This email is already in use'],
};

/**
 * The database cannot be reached, ended the connection, or is not the one that takes changes (any more): the codes of the
 * system and those of the manual, appendix A. A pooler says 08P01 for all that keeps it from the server. A server that
 * refuses the login counts as lost until it accepts one again: the role may not log in (28000), the password is wrong
 * (28P01), the role may not use the database or its tables (42501), the database takes no connections (55000) or does
 * not exist (3D000, 57P04).
 */
const lostCodes = new RegExp(
  `^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08[\\dP]\\d\\d|${onlyReads}|25P0[34]|28000|28P01|3D000|42501|53[234]00|55000|57P0[1-5])$`,
);
/** A statement or the wait for a lock was longer than allowed. */
const slowCodes = /^(57014|55P03)$/;
/** Of the database's disk, or of the one that files are kept on. */
const fullCodes = /^(53100|ENOSPC|EDQUOT)$/;

/** What the client says by itself about a connection that has ended has no code. */
const lostMessages: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
]);

/** Why the server could do nothing about this error; null when that is not what it says. */
export function unavailableReason(error: unknown): UnavailableReason | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseUnavailableError) return error.reason;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (fullCodes.test(code)) return 'full';
  if (slowCodes.test(code)) return 'slow';
  return lostCodes.test(code) || lostMessages.has(error.message) ? 'lost' : null;
}

/**
 * What PostgreSQL refused, as an answer: a value that is taken or refers to nothing is a problem of a field,
 * a lost race is a conflict, and what is out of reach, overdue or full is there again later. Null for everything else, which is a fault of
 * ours. The codes are those of the manual, appendix A.
 */
export function fromDatabaseError(error: unknown): ApiError | null {
  if (error instanceof OutsideUnavailableError) return unavailable(error.dependency);
  const reason = unavailableReason(error);
  if (reason !== null) return unavailable(reason);
  if (!(error instanceof Error) || !('code' in error)) return null;
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
