import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Large orders also change their jobs in the background when they are extended or lose their interest jobs. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
alter table order_endings drop constraint order_endings_job_status_check;
alter table order_endings add constraint order_endings_job_status_check
  check (job_status in ('cancelled', 'unfulfilled', 'unassigned', 'extended', 'removed'));
alter table order_endings add from_date date;
alter table order_endings add to_date date;
alter table order_endings add constraint order_endings_dates
  check ((job_status = 'extended') = (from_date is not null and to_date is not null));
`,
  );
