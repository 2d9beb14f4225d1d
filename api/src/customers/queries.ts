import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { notFound } from '../http/errors.ts';
import type { Customer } from './schemas.ts';

/** The inputs of an answer beside the database: the time, and the API's own address. */
export type Viewing = { readonly apiUrl: string; readonly now: Date };

/** The rows of these ids, in no particular order. */
export async function readCustomers(
  database: Kysely<Database>,
  ids: readonly string[],
  viewing: Viewing,
): Promise<Static<typeof Customer>[]> {
  const found = await database
    .selectFrom('customers')
    .leftJoin('industries', 'industries.id', 'customers.industry_id')
    .leftJoin('countries', 'countries.code', 'customers.country_code')
    .where('customers.id', 'in', ids)
    .selectAll('customers')
    .select(['industries.name as industry_name', 'countries.name as country_name'])
    .execute();
  const urls = await fileUrls(database, viewing.apiUrl, viewing.now);
  return found.map(
    ({
      industry_name,
      country_name,
      address_line1: line1,
      address_line2: line2,
      city,
      zip,
      state,
      country_code,
      ...columns
    }) => ({
      ...columns,
      industry:
        columns.industry_id === null || industry_name === null
          ? null
          : { id: columns.industry_id, name: industry_name },
      address: { line1, line2, city, zip, state, country_code },
      country: country_name ?? country_code,
      logo_url: urls.show(columns.logo_url),
    }),
  );
}

/** One customer; throws `not_found`. */
export async function readCustomer(
  database: Kysely<Database>,
  id: string,
  viewing: Viewing,
): Promise<Static<typeof Customer>> {
  const [customer] = await readCustomers(database, [id], viewing);
  if (!customer) throw notFound();
  return customer;
}
