import { ApiError } from './errors.ts';

/** What a unique index stands for, where a person can repair it. */
const uniqueFields: Readonly<Record<string, readonly [field: string, message: string]>> = {
  agents_email_key: ['email', 'This email is already in use'],
  users_email_key: ['email', 'This email is already in use'],
  customer_users_email_key: ['email', 'This email is already in use'],
};

/**
 * What PostgreSQL refused, as an answer: a value that is taken or refers to nothing is a problem of a field,
 * a lost race is a conflict. Null for everything else, which is a fault of ours. The codes are those of the
 * manual, appendix A.
 */
export function fromDatabaseError(error: unknown): ApiError | null {
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
