import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { findFile } from '../../files/files.ts';
import { storedFile } from '../../files/signed-urls.ts';
import type { Fields } from '../../http/errors.ts';
import { isCountry } from '../../reference/countries.ts';
import { messages } from '../messages.ts';

/** The references of an order after a request's changes. */
export type OrderReferences = {
  readonly customer_id: string;
  readonly campaign_id: string;
  readonly wave_id: string | null;
  readonly template_id: string | null;
  readonly category_id: string;
  readonly country_code: string;
};

/**
 * Adds a message for every missing or mismatched reference. References unchanged from `present` are not checked: an
 * old order may keep a template that has been archived since.
 */
export async function checkReferences(
  database: Kysely<Database>,
  wanted: OrderReferences,
  present: OrderReferences | null,
  fields: Fields,
): Promise<void> {
  const changes = (name: keyof OrderReferences): boolean => present?.[name] !== wanted[name];
  if (changes('customer_id')) await checkCustomer(database, wanted.customer_id, fields);
  if (changes('customer_id') || changes('campaign_id'))
    await checkCampaign(database, wanted, changes('campaign_id'), fields);
  if (changes('campaign_id') || changes('wave_id')) await checkWave(database, wanted, fields);
  if (changes('template_id')) await checkTemplate(database, wanted.template_id, fields);
  if (changes('category_id')) {
    const { category_id: id } = wanted;
    const category = await database
      .selectFrom('order_categories')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!category) fields['category_id'] = [messages.unknown];
  }
  if (changes('country_code') && !(await isCountry(database, wanted.country_code)))
    fields['country_code'] = [messages.unknownCountry];
}

async function checkCustomer(database: Kysely<Database>, id: string, fields: Fields): Promise<void> {
  const customer = await database
    .selectFrom('customers')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!customer) fields['customer_id'] = [messages.unknown];
  else if (customer.status === 'archived') fields['customer_id'] = [messages.archivedCustomer];
}

async function checkCampaign(
  database: Kysely<Database>,
  { customer_id: customerId, campaign_id: campaignId }: OrderReferences,
  isNew: boolean,
  fields: Fields,
): Promise<void> {
  const campaign = await database
    .selectFrom('campaigns')
    .select(['customer_id', 'status'])
    .where('id', '=', campaignId)
    .executeTakeFirst();
  if (!campaign) fields['campaign_id'] = [messages.unknown];
  else if (fields['customer_id'] === undefined && campaign.customer_id !== customerId)
    fields['campaign_id'] = [messages.otherCustomersCampaign];
  else if (isNew && campaign.status === 'closed') fields['campaign_id'] = [messages.closedCampaign];
}

async function checkWave(
  database: Kysely<Database>,
  { campaign_id: campaignId, wave_id: waveId }: OrderReferences,
  fields: Fields,
): Promise<void> {
  if (waveId === null) return;
  const wave = await database
    .selectFrom('waves')
    .select('campaign_id')
    .where('id', '=', waveId)
    .executeTakeFirst();
  if (wave?.campaign_id !== campaignId) fields['wave_id'] = [messages.otherCampaignsWave];
}

async function checkTemplate(database: Kysely<Database>, id: string | null, fields: Fields): Promise<void> {
  if (id === null) return;
  const template = await database
    .selectFrom('templates')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!template) fields['template_id'] = [messages.unknown];
  else if (template.status !== 'active') fields['template_id'] = [messages.inactiveTemplate];
}

/** Adds a message when one of these skills does not exist. */
export async function checkSkills(
  database: Kysely<Database>,
  field: string,
  ids: readonly string[] | undefined,
  fields: Fields,
): Promise<void> {
  if (ids === undefined || ids.length === 0) return;
  const found = await database.selectFrom('skills').select('id').where('id', 'in', ids).execute();
  if (found.length < new Set(ids).size) fields[field] = [messages.unknown];
}

/** The stored picture for a file id of a request; null stays null. */
export async function resolvePicture(
  database: Kysely<Database>,
  field: string,
  id: string | null,
  fields: Fields,
): Promise<string | null> {
  if (id === null) return null;
  const file = await findFile(database, id);
  if (!file) fields[field] = [messages.noSuchFile];
  else if (!file.content_type.startsWith('image/')) fields[field] = [messages.notAnImage];
  return file ? storedFile(file.key) : null;
}
