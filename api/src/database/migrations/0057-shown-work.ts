import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Background work as staff see it, and who retried it. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
alter table work add column failure text;
alter table work add column earlier_attempts integer not null default 0;
alter table work add column retried_at timestamptz;
alter table work add column retried_by bigint references users on delete set null;
create index work_finished on work (status, finished_at) where status <> 'waiting';
`,
  );
