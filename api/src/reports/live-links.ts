import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/** Links that open their report: neither revoked nor expired, of a job that is attempted or completed. */
export const liveLinks = (database: Kysely<Database>, now: Date) =>
  database
    .selectFrom('report_links')
    .innerJoin('jobs', 'jobs.id', 'report_links.job_id')
    .where('report_links.revoked_at', 'is', null)
    .where((where) =>
      where.or([
        where('report_links.expires_at', 'is', null),
        where('report_links.expires_at', '>', now.toISOString()),
      ]),
    )
    .where('jobs.status', 'in', ['attempted', 'completed']);

/** Whether the link with this id still opens its report. */
export async function isLiveLink(database: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const link = await liveLinks(database, now)
    .where('report_links.id', '=', id)
    .select('report_links.id')
    .executeTakeFirst();
  return link !== undefined;
}
