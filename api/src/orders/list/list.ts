import { expressionBuilder, sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../database/database.ts';
import { dayIn, holds, listQuery, readingOrder } from '../../http/lists/lists.ts';
import type { List, WithTimezone } from '../../http/lists/lists.ts';
import { choice, Day, Id, many, optional } from '../../http/schemas/schemas.ts';
import { isPaid } from '../queries.ts';
import { OrderType, Priority } from '../schemas.ts';
import { orderStatusFilters, storedOrderStatuses } from '../transitions.ts';
import { Type } from 'typebox';

export const orderFilters = {
  id: many(Id),
  status: many(choice('OrderStatusFilter', orderStatusFilters)),
  customer_id: many(Id),
  campaign_id: many(Id),
  wave_id: many(Id),
  template_id: many(Id),
  category_id: many(Id),
  type: many(OrderType),
  priority: many(Priority),
  country_code: many(Type.String()),
  start_date_from: optional(Day),
  start_date_to: optional(Day),
  end_date_from: optional(Day),
  end_date_to: optional(Day),
  created_at_from: optional(Day),
  created_at_to: optional(Day),
  archived: optional(
    Type.Boolean({
      description:
        '1 lists archived orders too. By default they are hidden, except for filters by id or by status archived',
    }),
  ),
};

export const OrdersQuery = listQuery(
  [
    'id',
    'title',
    'status',
    'type',
    'priority',
    'customer',
    'created_at',
    'start_date',
    'end_date',
    'due_date',
    'jobs_count',
    'value',
  ],
  orderFilters,
);
export type OrdersQuery = Static<typeof OrdersQuery> & WithTimezone;

const orders = expressionBuilder<Database, 'orders' | 'customers'>();
const jobsOf = (selected: RawBuilder<unknown>) =>
  sql`(select ${selected} from jobs where jobs.order_id = orders.id)`;

export const orderList: List<OrdersQuery> = {
  rows: sql`orders join customers on customers.id = orders.customer_id`,
  id: sql`orders.id`,
  search: (pattern) =>
    orders.or([
      holds(sql.ref('orders.title'), pattern),
      holds(sql.ref('customers.name'), pattern),
      sql<boolean>`orders.id::text like ${pattern}`,
    ]),
  filters: {
    id: (ids) => orders('orders.id', 'in', ids),
    status: (statuses) => {
      const stored = statuses.flatMap(storedOrderStatuses);
      return orders.or([
        ...(stored.length > 0 ? [orders('orders.status', 'in', stored)] : []),
        ...(statuses.includes('archived') ? [orders('orders.archived_at', 'is not', null)] : []),
      ]);
    },
    customer_id: (ids) => orders('orders.customer_id', 'in', ids),
    campaign_id: (ids) => orders('orders.campaign_id', 'in', ids),
    wave_id: (ids) => orders('orders.wave_id', 'in', ids),
    template_id: (ids) => orders('orders.template_id', 'in', ids),
    category_id: (ids) => orders('orders.category_id', 'in', ids),
    type: (types) => orders('orders.type', 'in', types),
    priority: (priorities) => orders('orders.priority', 'in', priorities),
    country_code: (codes) => orders('orders.country_code', 'in', codes),
    start_date_from: (day, query) => sql<boolean>`orders.start_date >= ${dayIn(day, query).start}`,
    start_date_to: (day, query) => sql<boolean>`orders.start_date < ${dayIn(day, query).end}`,
    end_date_from: (day, query) => sql<boolean>`orders.end_date >= ${dayIn(day, query).start}`,
    end_date_to: (day, query) => sql<boolean>`orders.end_date < ${dayIn(day, query).end}`,
    created_at_from: (day, query) => sql<boolean>`orders.created_at >= ${dayIn(day, query).start}`,
    created_at_to: (day, query) => sql<boolean>`orders.created_at < ${dayIn(day, query).end}`,
    // Depends on the other filters, see `always`.
    archived: () => sql<boolean>`true`,
  },
  always: ({ archived, status = [], id = [], ...query }) => {
    if (archived === true || status.includes('archived')) return [];
    const present = orders('orders.archived_at', 'is', null);
    if (archived === false) return [present];
    // A filter by id, or a search for a whole id, finds archived orders too.
    if (id.length > 0) return [];
    const words = (query.keywords ?? query.keyword ?? '').trim();
    return [/^\d{1,18}$/.test(words) ? orders.or([present, orders('orders.id', '=', words)]) : present];
  },
  sort: {
    id: sql`orders.id`,
    title: readingOrder(sql`orders.title`),
    status: sql`orders.status`,
    type: sql`orders.type`,
    priority: sql`array_position(array['low', 'medium', 'high'], orders.priority)`,
    customer: readingOrder(sql`customers.name`),
    created_at: sql`orders.created_at`,
    start_date: sql`orders.start_date`,
    end_date: sql`orders.end_date`,
    due_date: sql`orders.due_date`,
    jobs_count: jobsOf(sql`count(*)`),
    value: jobsOf(sql`coalesce(sum(coalesce(jobs.agreed_fee, jobs.agent_fee)) filter (where ${isPaid}), 0)`),
  },
  defaultSort: '-created_at',
};
