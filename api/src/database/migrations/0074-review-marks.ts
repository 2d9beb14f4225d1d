import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** How far the reviewers of a job have come. A review is an hour of work, so the table is logged. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
create table review_marks (
  job_id text not null references jobs on delete cascade,
  task_id text not null,
  kind text not null check (kind in ('seen', 'selected', 'accepted')),
  user_id bigint not null references users,
  marked_at timestamptz(0) not null,
  primary key (job_id, task_id, kind)
);
comment on table review_marks is 'What the reviewers of a job have marked on its tasks, until the work is done again.';
comment on column review_marks.task_id is 'A task of the job''s task list.';
comment on column review_marks.user_id is 'The user who marked it first.';
`,
  );
