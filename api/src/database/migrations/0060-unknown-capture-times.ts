import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Files that staff added without a capture time got the time of their upload; the real time is unknown. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `update report_media set taken_at = null
    from job_history
    where job_history.assignment_id = report_media.assignment_id
      and job_history.created_at = report_media.created_at
      and job_history.user_id is not null
      and (job_history.event like 'Photo added to %' or job_history.event like 'Video added to %')
      and report_media.taken_at = report_media.created_at`,
  );
