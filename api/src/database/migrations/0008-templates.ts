import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** The details of a template beyond its list columns. Its tasks are an immutable list. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
alter table templates
  add alternative_customer_name text,
  add alternative_customer_avatar text,
  add pixellate_faces boolean not null default false,
  add hide_job_times boolean not null default false,
  add documentation jsonb not null default '[]',
  add video_thumb_url text,
  add features jsonb not null default '[]',
  add task_list_id bigint references task_lists;
create index templates_task_list_id on templates (task_list_id);
`,
  );
