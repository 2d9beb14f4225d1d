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
  return found.map((row) => ({
    id: row.id,
    name: row.name,
    industry_id: row.industry_id,
    industry:
      row.industry_id === null || row.industry_name === null
        ? null
        : { id: row.industry_id, name: row.industry_name },
    email: row.email,
    phone: row.phone,
    address: {
      line1: row.address_line1,
      line2: row.address_line2,
      city: row.city,
      zip: row.zip,
      state: row.state,
      country_code: row.country_code,
    },
    country: row.country_name ?? row.country_code,
    priority: row.priority,
    show_badge: row.show_badge,
    status: row.status,
    created_at: row.created_at,
    last_seen: row.last_seen,
    logo_url: urls.show(row.logo_url),
    portal_url: row.portal_url,
    jobs_per_agent_limit: row.jobs_per_agent_limit,
    limit_period: row.limit_period,
  }));
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
