import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Currency } from '../money/money.ts';

/** What an order without a template is priced in. */
const usualCurrency: Currency = 'GBP';

/** The currency of an order: that of its template, whose prices its jobs get. */
export async function currencyOfTemplate(
  database: Kysely<Database>,
  templateId: string | null,
): Promise<Currency> {
  if (templateId === null) return usualCurrency;
  const template = await database
    .selectFrom('templates')
    .select('currency')
    .where('id', '=', templateId)
    .executeTakeFirst();
  return template?.currency ?? usualCurrency;
}

/** Orders without jobs follow their template to its new currency; what has jobs was agreed in the old one. */
export async function followCurrency(
  transaction: Kysely<Database>,
  templateId: string,
  currency: Currency,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ currency })
    .where('template_id', '=', templateId)
    .where('status', 'in', ['draft', 'pending'])
    .execute();
}
