import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

const scope = 'order_id, customer_id, template_id, status';
const day = 'start_date, status';
const moved = (columns: string) =>
  `select ${columns}, sum(amount) from (select ${columns}, 1 as amount from new_jobs union all select ${columns}, -1 from old_jobs) as moved group by ${columns} having sum(amount) <> 0`;

/**
 * Two more counts of the job triggers. `job_day_counts` counts jobs by first day: the totals of all jobs need not sum
 * every order, and a deep page of the list begins at its day instead of reading all previous rows. `job_changes` sums
 * to the number of statements that changed data of job lists, so that a counted total stays valid until that number
 * changes. All only insert rows.
 */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
create table job_day_counts (
  start_date date not null,
  status text not null,
  amount integer not null
);
create table job_changes (
  amount bigint not null
);
create index job_counts_customer_id on job_counts (customer_id);
create index job_counts_template_id on job_counts (template_id);
create or replace function count_new_jobs() returns trigger language plpgsql as $$ begin insert into job_counts select ${scope}, count(*) from new_jobs group by ${scope}; insert into job_day_counts select ${day}, count(*) from new_jobs group by ${day}; insert into job_changes values (1); return null; end $$;
create or replace function count_old_jobs() returns trigger language plpgsql as $$ begin insert into job_counts select ${scope}, -count(*) from old_jobs group by ${scope}; insert into job_day_counts select ${day}, -count(*) from old_jobs group by ${day}; insert into job_changes values (1); return null; end $$;
create or replace function count_moved_jobs() returns trigger language plpgsql as $$ begin insert into job_counts ${moved(scope)}; insert into job_day_counts ${moved(day)}; insert into job_changes values (1); return null; end $$;
create function note_job_change() returns trigger language plpgsql as $$ begin insert into job_changes values (1); return null; end $$;
create trigger assignments_note_change after insert or update or delete on assignments for each statement execute function note_job_change();
create trigger orders_note_change after update of campaign_id on orders for each statement execute function note_job_change();
insert into job_day_counts select ${day}, count(*) from jobs group by ${day};
`,
  );
