import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Which entries of a job's history changed its status, holder or reviewer. Null for edits and for earlier entries. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(database, 'alter table job_history add column action text');
