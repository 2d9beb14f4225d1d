import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/**
 * Earlier uploads are shown unprocessed until their renditions exist; each is queued. Readers of a shared report do
 * not see them until then.
 */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
alter table files add column download_only boolean not null default false;
update report_media set original_url = media_url where media_url like 'file:%';
update files set download_only = true from report_media
  where report_media.original_url = 'file:' || files.key and not report_media.shares_file;
insert into work (name, payload, run_at, created_at)
  select 'report media', jsonb_build_object('mediaId', id::text), now(), now() from report_media
  where status = 'ready' and original_url is not null order by id;
`,
  );
