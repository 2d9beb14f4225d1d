import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

const pairs = 'jsonb_each_text(metadata) as pair';
const perPair = 'pair.key, pair.value, status';

/**
 * The same triggers count jobs by each pair of their metadata: a pair of a third of all jobs is counted without
 * reading them, and its frequency is known before the search.
 */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
create table job_metadata_counts (
  category text not null,
  value text not null,
  status text not null,
  amount integer not null
);
create index job_metadata_counts_pair on job_metadata_counts (category, value);
create function count_new_metadata() returns trigger language plpgsql as $$ begin insert into job_metadata_counts select ${perPair}, count(*) from new_jobs, ${pairs} group by 1, 2, 3; return null; end $$;
create function count_old_metadata() returns trigger language plpgsql as $$ begin insert into job_metadata_counts select ${perPair}, -count(*) from old_jobs, ${pairs} group by 1, 2, 3; return null; end $$;
create function count_moved_metadata() returns trigger language plpgsql as $$ begin insert into job_metadata_counts select ${perPair}, sum(amount) from (select metadata, status, 1 as amount from new_jobs union all select metadata, status, -1 from old_jobs) as moved, ${pairs} group by 1, 2, 3 having sum(amount) <> 0; return null; end $$;
create trigger jobs_count_metadata_insert after insert on jobs referencing new table as new_jobs for each statement execute function count_new_metadata();
create trigger jobs_count_metadata_delete after delete on jobs referencing old table as old_jobs for each statement execute function count_old_metadata();
create trigger jobs_count_metadata_update after update on jobs referencing old table as old_jobs new table as new_jobs for each statement execute function count_moved_metadata();
insert into job_metadata_counts select ${perPair}, count(*) from jobs, ${pairs} group by 1, 2, 3;
`,
  );
