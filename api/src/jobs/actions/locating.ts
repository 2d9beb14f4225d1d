import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { findAddress } from '../../geocoding/find-address.ts';
import type { Address } from '../../geocoding/find-address.ts';
import { geocoderOf } from '../../geocoding/geocoder.ts';
import { defineWork } from '../../outbox/work.ts';

const parts = ['address1', 'city', 'zip', 'country_code'] as const satisfies (keyof Address)[];

/** Whether two addresses differ in a part that matters for geocoding. */
export const isElsewhere = (before: Address, after: Address): boolean =>
  parts.some((part) => before[part] !== after[part]);

/**
 * Geocodes a job after an address change. The geocoder may be slow or down, so this runs outside any transaction; the
 * result counts only while the job still has that address and no coordinates.
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
