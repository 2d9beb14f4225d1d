import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Existing links have no name and no expiry, and their openings were not counted. */
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
