import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { findAddress } from '../geocoding/find-address.ts';
import type { Address } from '../geocoding/find-address.ts';
import { geocoderOf } from '../geocoding/geocoder.ts';
import { defineWork } from '../outbox/work.ts';

const parts = ['address1', 'city', 'zip', 'country_code'] as const satisfies (keyof Address)[];

/** Whether these are different places for whoever looks for them. */
export const isElsewhere = (before: Address, after: Address): boolean =>
  parts.some((part) => before[part] !== after[part]);

/**
 * Finds where a job is after its address was changed. The search may be slow or away, so it is outside of any
 * transaction; what it finds counts only while the job still has that address and no coordinates of its own.
 */
export const jobLocatingWork = defineWork<{ jobId: string }>(
  'jobs:locate',
  async ({ jobId }, { database, settings }) => {
    const job = await unplaced(database, jobId)
      .select([...parts])
      .executeTakeFirst();
    const place = job && (await findAddress(geocoderOf(settings), job));
    if (!place) return;
    const { latitude, longitude } = place;
    await database
      .updateTable('jobs')
      .set({ latitude, longitude })
      .where('id', '=', jobId)
      .where('latitude', 'is', null)
      .where('address1', '=', job.address1)
      .where('city', '=', job.city)
      .where('zip', 'is not distinct from', job.zip)
      .where('country_code', '=', job.country_code)
      .execute();
  },
  { kind: 'locating', title: 'Find where a job is', about: 'jobId', outside: true },
);

const unplaced = (database: Kysely<Database>, id: string) =>
  database.selectFrom('jobs').where('id', '=', id).where('latitude', 'is', null);
