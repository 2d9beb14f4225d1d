import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/** The work will be done again, so what a reviewer has said about the present answers no longer counts. */
export async function clearReviewMarks(
  transaction: Kysely<Database>,
  jobIds: readonly string[],
): Promise<void> {
  if (jobIds.length > 0) await transaction.deleteFrom('review_marks').where('job_id', 'in', jobIds).execute();
}
