import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { inSteps } from '../http/action.ts';
import type { Action } from '../http/action.ts';
import { ApiError, fieldError, notFound } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import type { CampaignChanges, NewCampaign, WaveInput } from './schemas.ts';

/** Adds a campaign with its waves to a customer; returns its id. Throws `not_found` without the customer. */
export async function createCampaign(
  transaction: Kysely<Database>,
  customerId: string,
  { waves, name, ...columns }: Static<typeof NewCampaign>,
  now: Date,
): Promise<string> {
  const customer = await transaction
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) throw notFound();
  const { id } = await transaction
    .insertInto('campaigns')
    .values({
      status: 'active',
      ...columns,
      customer_id: customerId,
      name: name.trim(),
      created_at: formatInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepWaves(transaction, id, waves ?? []);
  return id;
}

/** A campaign in a path: its customer and its own id. */
type CampaignPath = { readonly id: string; readonly cid: string };

/** Applies the sent properties; throws `not_found` for a campaign of another customer. */
export const changeCampaign: Action<CampaignPath, Static<typeof CampaignChanges>> = inSteps({
  lock: lockCampaign,
  follow: () => {},
  change: async (transaction, { id }, { input: { waves, ...input } }) => {
    const changes = { ...input, name: input.name?.trim() };
    if (Object.values(changes).some((value) => value !== undefined))
      await transaction.updateTable('campaigns').set(changes).where('id', '=', id).execute();
    if (waves !== undefined) await keepWaves(transaction, id, waves);
  },
});

/** Deletes a campaign without orders; throws `campaign.in_use` when it has some. */
export const deleteCampaign: Action<CampaignPath> = inSteps({
  lock: lockCampaign,
  follow: async ({ id }, _input, _by, transaction) => {
    const order = await transaction
      .selectFrom('orders')
      .select('id')
      .where('campaign_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (order) throw new ApiError('campaign.in_use');
  },
  change: async (transaction, { id }) => {
    await transaction.deleteFrom('campaigns').where('id', '=', id).execute();
  },
});

/** A new order references its campaign, so it waits for this row lock. */
async function lockCampaign(transaction: Kysely<Database>, { id, cid }: CampaignPath) {
  const campaign = await transaction
    .selectFrom('campaigns')
    .select('id')
    .where('id', '=', cid)
    .where('customer_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!campaign) throw notFound();
  return campaign;
}

/**
 * Replaces the waves of a campaign, in this order: waves with an id stay, those without are new, and missing ones are
 * deleted. A wave with orders cannot be deleted.
 */
async function keepWaves(
  transaction: Kysely<Database>,
  campaignId: string,
  waves: readonly Static<typeof WaveInput>[],
): Promise<void> {
  const present = await transaction
    .selectFrom('waves')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .execute();
  const known = new Set(present.map((wave) => wave.id));
  const kept = new Set(waves.flatMap(({ id }) => id ?? []));
  if ([...kept].some((id) => !known.has(id)))
    throw fieldError('waves', 'This wave is not one of the campaign');
  const gone = [...known].filter((id) => !kept.has(id));
  if (gone.length > 0) {
    const used = await transaction
      .selectFrom('orders')
      .select('id')
      .where('wave_id', 'in', gone)
      .limit(1)
      .executeTakeFirst();
    if (used) throw fieldError('waves', 'A wave with orders cannot be removed');
    await transaction.deleteFrom('waves').where('id', 'in', gone).execute();
  }
  for (const [position, { id, name }] of waves.entries())
    if (id)
      await transaction
        .updateTable('waves')
        .set({ name: name.trim(), position })
        .where('id', '=', id)
        .execute();
    else
      await transaction
        .insertInto('waves')
        .values({ campaign_id: campaignId, name: name.trim(), position })
        .execute();
}
