import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Pending background changes of an order's jobs when a very large order is cancelled, finished or paused. */
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
