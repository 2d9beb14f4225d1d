import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Whoever starts can tell what a process was doing when it ended from what is planned for later. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(database, 'alter table work add column lent boolean not null default false;');
