import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** The upload of a photo or video is stored apart from its renditions, with the reason if there are none. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
alter table report_media
  add column original_url text,
  add column rotation integer not null default 0 check (rotation in (0, 90, 180, 270)),
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add column failure text;
update report_media set failure = 'damaged' where status = 'failed';
`,
  );
