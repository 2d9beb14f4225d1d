import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Puts jobs into a new bundle. Without a name, or with a single job, each stands alone. */
export async function bundle(
  transaction: Kysely<Database>,
  jobIds: readonly string[],
  name: string | null,
): Promise<void> {
  const together = name !== null && jobIds.length > 1;
  const created = together
    ? await transaction.insertInto('bundles').values({ name }).returning('id').executeTakeFirstOrThrow()
    : null;
  await transaction
    .updateTable('jobs')
    .set({ bundle_id: created?.id ?? null, bundle_name: together ? name : null })
    .where('id', 'in', jobIds)
    .execute();
}
