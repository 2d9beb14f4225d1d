import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Distinguishes leased work of an ended process from work that is planned for later. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(database, 'alter table work add column lent boolean not null default false;');
