import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Links of before have no name, never end by themselves, and nobody counted who opened them. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
alter table report_links
  add column label text,
  add column expires_at timestamptz,
  add column last_opened_at timestamptz,
  add column opened_count integer not null default 0;
`,
  );
