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
  return found.map((row) => ({
    id: row.id,
    name: row.name,
    customer_id: row.customer_id,
    customer: { id: row.customer_id, name: row.customer_name },
    status: row.status,
    orders: Number(row.orders),
    campaign_target: row.campaign_target,
    hubspot_id: row.hubspot_id,
    purchase_order_number: row.purchase_order_number,
    created_at: row.created_at,
    waves: waves.filter((wave) => wave.campaign_id === row.id),
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
