import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { readUser } from './list.ts';
import { monthsOf } from './months.ts';
import type { Period, UserAnalytics } from './schemas.ts';

/**
 * A user's finished reviews per month, with outcomes and durations (from the reviewer's assignment to the decision).
 * Read from the job history, because later changes of a job would hide them. Throws `not_found` without the user.
 */
export async function readUserAnalytics(
  database: Kysely<Database>,
  userId: string,
  period: Static<typeof Period>,
  now: Date,
): Promise<Static<typeof UserAnalytics>> {
  await readUser(database, userId);
  const { starts, end } = monthsOf(period, now);
  const { rows } = await sql<{
    month: string;
    completed: number;
    failed: number;
    median_review_minutes: number | null;
  }>`
    select to_char(date_trunc('month', ended.created_at at time zone 'UTC'), 'YYYY-MM-DD') as month,
      (count(*) filter (where ended.event like 'Completed%'))::int as completed,
      (count(*) filter (where ended.event not like 'Completed%'))::int as failed,
      (percentile_cont(0.5) within group (order by extract(epoch from ended.created_at - began.created_at) / 60))::double precision
        as median_review_minutes
    from job_history ended
    left join lateral (
      select max(job_history.created_at) as created_at from job_history
      where job_history.job_id = ended.job_id and job_history.id < ended.id
        and job_history.event like 'Review assigned to%'
    ) began on true
    where ended.user_id = ${userId}::bigint
      and (ended.event like 'Completed%' or ended.event like 'Failed,%' or ended.event like 'Asked for another try%')
      and ended.created_at >= ${`${starts[0]}T00:00:00Z`}::timestamptz
      and ended.created_at < ${`${end}T00:00:00Z`}::timestamptz
    group by 1`.execute(database);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return {
    months: starts.map((month) => {
      const { completed = 0, failed = 0, median_review_minutes: median = null } = byMonth.get(month) ?? {};
      return {
        month,
        reviewed: completed + failed,
        completed,
        failed,
        median_review_minutes: median === null ? null : Math.round(median * 10) / 10,
      };
    }),
  };
}
