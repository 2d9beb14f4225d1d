import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** What is still to become of the jobs of an order that was cancelled, finished or paused with very many of them. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
create table order_endings (
  order_id bigint primary key references orders on delete cascade,
  job_status text not null check (job_status in ('cancelled', 'unfulfilled', 'unassigned')),
  reason text,
  comment text,
  actor text not null,
  user_id bigint references users
);
`,
  );
