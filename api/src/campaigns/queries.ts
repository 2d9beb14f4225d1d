import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import type { Campaign, Wave } from './schemas.ts';

/** The rows of these ids, in no particular order. */
export async function readCampaigns(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<Static<typeof Campaign>[]> {
  const found = await database
    .selectFrom('campaigns')
    .innerJoin('customers', 'customers.id', 'campaigns.customer_id')
    .where('campaigns.id', 'in', ids)
    .selectAll('campaigns')
    .select((from) => [
      'customers.name as customer_name',
      from
        .selectFrom('orders')
        .whereRef('orders.campaign_id', '=', 'campaigns.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('orders'),
    ])
    .execute();
  const waves = await readWaves(database, ids);
  return found.map(({ customer_name, orders, ...columns }) => ({
    ...columns,
    customer: { id: columns.customer_id, name: customer_name },
    orders: Number(orders),
    waves: waves.filter((wave) => wave.campaign_id === columns.id),
  }));
}

/** One campaign; throws `not_found`. */
export async function readCampaign(database: Kysely<Database>, id: string): Promise<Static<typeof Campaign>> {
  const [campaign] = await readCampaigns(database, [id]);
  if (!campaign) throw notFound();
  return campaign;
}

/** The waves of these campaigns, in insertion order. */
export function readWaves(
  database: Kysely<Database>,
  campaignIds: readonly string[],
): Promise<Static<typeof Wave>[]> {
  return database
    .selectFrom('waves')
    .where('campaign_id', 'in', campaignIds)
    .select(['id', 'name', 'campaign_id'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
