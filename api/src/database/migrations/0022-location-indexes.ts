import type { Kysely } from 'kysely';
import { runStatements } from '../statements.ts';

/** Without them every deleted location or group makes the database scan all jobs to clear the reference. */
export const up = (database: Kysely<unknown>): Promise<void> =>
  runStatements(
    database,
    `
create index jobs_location_id on jobs (location_id) where location_id is not null;
create index jobs_location_group_id on jobs (location_group_id) where location_group_id is not null;
`,
  );
