import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { findFile } from '../files/files.ts';
import { storedFile } from '../files/signed-urls.ts';
import { inSteps } from '../http/action.ts';
import type { Action } from '../http/action.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Fields } from '../http/errors.ts';
import { filledIfSent, filledOrNull } from '../http/schemas/texts.ts';
import { isCountry } from '../reference/countries.ts';
import { formatInstant } from '../time/instants.ts';
import { portalUrl } from './portal.ts';
import { canBecome } from './statuses.ts';
import type { CustomerChanges, NewCustomer } from './write-schemas.ts';

const messages = {
  unknown: 'There is nothing with this id',
  unknownCountry: 'There is no country with this code',
  noSuchFile: 'There is no uploaded file with this id',
  notAnImage: 'This file is not a picture',
} as const;

/** Creates a customer and returns its id; throws `validation.failed` with each refused field. */
export async function createCustomer(
  transaction: Kysely<Database>,
  input: NewCustomer,
  now: Date,
): Promise<string> {
  const { name, phone, address, logo: _file, ...columns } = input;
  const logo = await lookUp(transaction, input);
  const { id } = await transaction
    .insertInto('customers')
    .values({
      priority: 'standard',
      show_badge: false,
      status: 'active',
      ...columns,
      name: name.trim(),
      phone: phone.trim(),
      address_line1: address.line1.trim(),
      address_line2: filledOrNull(address.line2),
      city: address.city.trim(),
      zip: filledOrNull(address.zip),
      state: filledOrNull(address.state),
      country_code: address.country_code,
      created_at: formatInstant(now),
      logo_url: logo ?? null,
      portal_url: portalUrl(name),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Applies the sent properties; throws `customer.invalid_transition` for an impossible status. */
export const changeCustomer: Action<string, CustomerChanges> = inSteps({
  lock: lockCustomer,
  follow: (customer, { status }) => {
    if (status !== undefined && !canBecome(customer.status, status))
      throw new ApiError('customer.invalid_transition');
  },
  change: async (transaction, customer, { input }) => {
    const { name, phone, address, logo: _file, ...columns } = input;
    const logo = await lookUp(transaction, input);
    const changes = {
      ...columns,
      name: name?.trim(),
      phone: phone?.trim(),
      address_line1: address?.line1?.trim(),
      address_line2: filledIfSent(address?.line2),
      city: address?.city?.trim(),
      zip: filledIfSent(address?.zip),
      state: filledIfSent(address?.state),
      country_code: address?.country_code,
      logo_url: logo,
    };
    // Kysely omits undefined columns; without any column there would be no statement.
    if (Object.values(changes).every((value) => value === undefined)) return;
    await transaction.updateTable('customers').set(changes).where('id', '=', customer.id).execute();
  },
});

async function lockCustomer(transaction: Kysely<Database>, id: string) {
  const customer = await transaction
    .selectFrom('customers')
    .select(['id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!customer) throw notFound();
  return customer;
}

/** Checks the references of a request; returns the stored form of its logo. */
async function lookUp(
  database: Kysely<Database>,
  input: NewCustomer | CustomerChanges,
): Promise<string | null | undefined> {
  const fields: Fields = {};
  const { industry_id: industryId, logo } = input;
  const country = input.address?.country_code;
  if (industryId !== undefined && industryId !== null) {
    const industry = database.selectFrom('industries').select('id').where('id', '=', industryId);
    if (!(await industry.executeTakeFirst())) fields['industry_id'] = [messages.unknown];
  }
  if (country !== undefined && !(await isCountry(database, country)))
    fields['address.country_code'] = [messages.unknownCountry];
  const file = logo === undefined || logo === null ? null : await findFile(database, logo);
  if (typeof logo === 'string' && !file) fields['logo'] = [messages.noSuchFile];
  if (file && !file.content_type.startsWith('image/')) fields['logo'] = [messages.notAnImage];
  if (Object.keys(fields).length > 0) throw new ApiError('validation.failed', { fields });
  return file ? storedFile(file.key) : (logo as null | undefined);
}
