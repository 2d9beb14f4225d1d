import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Which link a mail is about, so that nobody is sent one that has ended while the mail waited. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(database, 'alter table mails add column token_hash text');
