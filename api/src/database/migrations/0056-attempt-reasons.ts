import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/**
 * The reason of an attempted job was only in its history, beside staff comments. Existing jobs get it from the last
 * such entry.
 */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
alter table jobs add column attempt_reason text;
update jobs set attempt_reason = told.reason
from (
  select distinct on (job_id) job_id,
    replace(substring(event from '^Stopped as attempted, ([a-z ]+)'), ' ', '_') as reason
  from job_history where event like 'Stopped as attempted, %' order by job_id, id desc
) as told
where told.job_id = jobs.id and jobs.status = 'attempted' and told.reason in (
  'location_closed', 'location_not_found', 'access_refused', 'item_unavailable', 'unsafe', 'wrong_details', 'other'
);
`,
  );
