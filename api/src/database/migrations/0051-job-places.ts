import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** The jobs of a map section: without it each move of the map scans all jobs. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(database, 'create index jobs_place on jobs (latitude, longitude);');
