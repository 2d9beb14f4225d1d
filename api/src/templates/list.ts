import { expressionBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { holds, listQuery, readingOrder } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import { Id, many } from '../http/schemas/schemas.ts';
import { TemplateStatus } from './schemas.ts';

export const TemplatesQuery = listQuery(
  ['id', 'name', 'status', 'customer', 'duration', 'base_price', 'agent_fee', 'jobs', 'created_at'],
  { id: many(Id), status: many(TemplateStatus), customer_id: many(Id) },
);
export type TemplatesQuery = Static<typeof TemplatesQuery>;

const templates = expressionBuilder<Database, 'templates' | 'customers'>();

export const templateList: List<TemplatesQuery> = {
  rows: sql`templates join customers on customers.id = templates.customer_id`,
  id: sql`templates.id`,
  search: (pattern) =>
    templates.or([
      holds(sql.ref('templates.name'), pattern),
      holds(sql.ref('templates.display_name'), pattern),
      holds(sql.ref('customers.name'), pattern),
      sql<boolean>`templates.id::text like ${pattern}`,
    ]),
  filters: {
    id: (ids) => templates('templates.id', 'in', ids),
    status: (statuses) => templates('templates.status', 'in', statuses),
    customer_id: (ids) => templates('templates.customer_id', 'in', ids),
  },
  sort: {
    id: sql`templates.id`,
    name: readingOrder(sql`templates.name`),
    status: sql`templates.status`,
    customer: readingOrder(sql`customers.name`),
    duration: sql`templates.duration`,
    base_price: sql`templates.base_price`,
    agent_fee: sql`templates.agent_fee`,
    jobs: sql`(select count(*) from jobs where jobs.template_id = templates.id)`,
    created_at: sql`templates.created_at`,
  },
  defaultSort: '-created_at',
};
