import { DatabaseUnavailableError, onlyReads } from '../database/unavailable.ts';
import type { UnavailableReason } from '../database/unavailable.ts';
import { OutsideUnavailableError } from '../outside/unavailable.ts';
import { ApiError, unavailable } from './errors.ts';

/** Fields behind unique indexes, where the user can correct the value. */
const uniqueFields: Readonly<Record<string, readonly [field: string, message: string]>> = {
  agents_email_key: ['email', 'This email is already in use'],
  users_email_key: ['email', 'This email is already in use'],
  saved_views_name_key: ['name', 'You have a view with this name already'],
  customer_users_email_key: ['email', 'This email is already in use'],
};

/**
 * The database is unreachable, ended the connection, or is no longer the writable server: system codes and those of
 * the manual, appendix A. A pooler reports 08P01 for everything that keeps it from the server. A server that refuses
 * the login counts as lost until it accepts one again: the role may not log in (28000), the password is wrong
 * (28P01), the role may not use the database or its tables (42501), the database takes no connections (55000) or does
 * not exist (3D000, 57P04).
 */
const lostCodes = new RegExp(
  `^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08[\\dP]\\d\\d|${onlyReads}|25P0[34]|28000|28P01|3D000|42501|53[234]00|55000|57P0[1-5])$`,
);
/** A statement or a lock wait exceeded its timeout. */
const slowCodes = /^(57014|55P03)$/;
/** The disk of the database or of the files is full. */
const fullCodes = /^(53100|ENOSPC|EDQUOT)$/;

/** Messages of the client about closed connections; they have no code. */
const lostMessages: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
]);

/** Why the server is unavailable by this error; null for other errors. */
export function unavailableReason(error: unknown): UnavailableReason | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseUnavailableError) return error.reason;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (fullCodes.test(code)) return 'full';
  if (slowCodes.test(code)) return 'slow';
  return lostCodes.test(code) || lostMessages.has(error.message) ? 'lost' : null;
}

/**
 * Maps PostgreSQL errors to answers: a taken value or a missing reference is a field error, a lost race a conflict,
 * and an unreachable, overdue or full database is unavailable. Null for everything else, which is a server fault. The
 * codes are those of the manual, appendix A.
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
