import { expressionBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { holds, listQuery, readingOrder } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import { Id, many } from '../http/schemas/schemas.ts';
import { CustomerStatus, CustomerTier } from './schemas.ts';

export const CustomersQuery = listQuery(
  ['id', 'name', 'status', 'priority', 'industry', 'city', 'created_at', 'last_seen'],
  {
    id: many(Id),
    status: many(CustomerStatus),
    priority: many(CustomerTier),
    industry_id: many(Id),
    country_code: many(Type.String()),
  },
);
export type CustomersQuery = Static<typeof CustomersQuery>;

const customers = expressionBuilder<Database, 'customers' | 'industries'>();

export const customerList: List<CustomersQuery> = {
  rows: sql`customers left join industries on industries.id = customers.industry_id`,
  id: sql`customers.id`,
  search: (pattern) =>
    customers.or([
      holds(sql.ref('customers.name'), pattern),
      holds(sql.ref('customers.email'), pattern),
      holds(sql.ref('customers.city'), pattern),
      sql<boolean>`customers.id::text like ${pattern}`,
    ]),
  filters: {
    id: (ids) => customers('customers.id', 'in', ids),
    status: (statuses) => customers('customers.status', 'in', statuses),
    priority: (tiers) => customers('customers.priority', 'in', tiers),
    industry_id: (ids) => customers('customers.industry_id', 'in', ids),
    country_code: (codes) => customers('customers.country_code', 'in', codes),
  },
  sort: {
    id: sql`customers.id`,
    name: readingOrder(sql`customers.name`),
    status: sql`customers.status`,
    priority: sql`customers.priority`,
    industry: readingOrder(sql`industries.name`),
    city: readingOrder(sql`customers.city`),
    created_at: sql`customers.created_at`,
    last_seen: sql`customers.last_seen`,
  },
  defaultSort: 'name',
};
