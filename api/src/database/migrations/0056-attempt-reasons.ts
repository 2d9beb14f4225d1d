import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/**
 * Why a job was attempted in vain was only told in its history, where the words of staff stand beside it. Jobs of
 * before get it from the last such entry.
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
