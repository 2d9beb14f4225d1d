import { errorSerializer } from '@shepherd/service/log/logged-error.ts';
import { createLogger } from '@shepherd/service/log/logger.ts';
import { withoutSecrets } from '@shepherd/service/log/redaction.ts';
import type { FastifyBaseLogger } from 'fastify';

const sqlState = /^[0-9A-Z]{5}$/;

/** PostgreSQL ends the message with the rejected value. */
function messageOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sqlState.test(code) ? error.message.replace(/: ".*$/s, ': [value]') : error.message;
}

/** The message of an error for the log or the database. */
export const loggedMessage = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? messageOf(error) : String(error));

/** An error for the log. `detail` of PostgreSQL, which is a whole row, is no fact. */
export const loggedError = errorSerializer({
  facts: ['code', 'constraint', 'table', 'column', 'syscall', 'responseCode'],
  messageOf,
});

export const apiLog = (level: string): FastifyBaseLogger => createLogger({ level, err: loggedError });
