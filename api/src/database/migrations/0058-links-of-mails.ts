import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** The link of a mail, so that a mail is not sent if its link has ended meanwhile. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(database, 'alter table mails add column token_hash text');
