import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Password guesses on shared reports, counted across all copies of the server. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
create table guess_counts (
  key text primary key,
  wrong integer not null default 0,
  since timestamptz not null,
  running integer not null default 0,
  running_until timestamptz not null
);
`,
  );
