import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../database/database.ts';
import { summaryOf } from '../../http/lists/lists.ts';
import type { SummaryGroups } from '../../http/schemas/schemas.ts';

/** Counts of jobs in review: the user's, those of others, and those without a reviewer. */
export async function qaCounts(
  database: Kysely<Database>,
  userId: string,
): Promise<Static<typeof SummaryGroups>> {
  const { rows } = await sql<{ value: string; total: string }>`
    select case when reviewer_id is null then 'unassigned' when reviewer_id = ${userId} then 'mine'
      else 'others' end as value, count(*) as total
    from jobs where status = 'qa' group by 1`.execute(database);
  const counts = new Map(rows.map((row) => [row.value, Number(row.total)]));
  return summaryOf('reviewer', ['unassigned', 'mine', 'others'], counts);
}
