import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';

/** The currency of orders without a template. */
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

/**
 * Locks a template against changes until the transaction ends. Called before an order is locked: template changes
 * lock the template first and its orders afterwards.
 */
export async function holdTemplate(transaction: Kysely<Database>, templateId: string): Promise<void> {
  await transaction.selectFrom('templates').select('id').where('id', '=', templateId).forShare().execute();
}

type Priced = { readonly id: string; readonly task_list_id: string | null };

/**
 * Orders without jobs follow their template to its new currency, with its new task amounts unless they have their
 * own. Orders with jobs, or in approval, keep the agreed currency.
 */
export async function followCurrency(
  transaction: Kysely<Database>,
  template: Priced,
  changes: { readonly currency: Currency; readonly task_list_id?: string | null | undefined },
): Promise<void> {
  const open = transaction
    .updateTable('orders')
    .where('template_id', '=', template.id)
    .where('status', 'in', ['draft', 'pending']);
  await open.set({ currency: changes.currency }).execute();
  if (changes.task_list_id === undefined || template.task_list_id === null) return;
  await open
    .set({ task_list_id: changes.task_list_id })
    .where('task_list_id', '=', template.task_list_id)
    .execute();
}
