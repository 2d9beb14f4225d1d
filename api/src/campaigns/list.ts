import { expressionBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { holds, listQuery, readingOrder } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import { Id, many } from '../http/schemas/schemas.ts';
import { CampaignStatus } from './schemas.ts';

export const CampaignsQuery = listQuery(['id', 'name', 'status', 'customer', 'created_at', 'orders'], {
  id: many(Id),
  status: many(CampaignStatus),
  customer_id: many(Id),
});
export type CampaignsQuery = Static<typeof CampaignsQuery>;

const campaigns = expressionBuilder<Database, 'campaigns' | 'customers'>();

export const campaignList: List<CampaignsQuery> = {
  rows: sql`campaigns join customers on customers.id = campaigns.customer_id`,
  id: sql`campaigns.id`,
  search: (pattern) =>
    campaigns.or([
      holds(sql.ref('campaigns.name'), pattern),
      holds(sql.ref('customers.name'), pattern),
      holds(sql.ref('campaigns.purchase_order_number'), pattern),
    ]),
  filters: {
    id: (ids) => campaigns('campaigns.id', 'in', ids),
    status: (statuses) => campaigns('campaigns.status', 'in', statuses),
    customer_id: (ids) => campaigns('campaigns.customer_id', 'in', ids),
  },
  sort: {
    id: sql`campaigns.id`,
    name: readingOrder(sql`campaigns.name`),
    status: sql`campaigns.status`,
    customer: readingOrder(sql`customers.name`),
    created_at: sql`campaigns.created_at`,
    orders: sql`(select count(*) from orders where orders.campaign_id = campaigns.id)`,
  },
  defaultSort: '-created_at',
};
