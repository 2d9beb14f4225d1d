import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** The stop comment of an agent was only in the job's history. Earlier assignments get it from there. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
alter table assignments add column stop_comment text;
update assignments set stop_comment = told.comment
from (
  select distinct on (assignment_id) assignment_id, substring(event from '^Stopped: (.+)$') as comment
  from job_history where event like 'Stopped: %' order by assignment_id, id desc
) as told
where told.assignment_id = assignments.id and assignments.stopped_at is not null;
`,
  );
