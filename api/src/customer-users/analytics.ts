import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { money } from '../money/money.ts';
import { monthsOf } from '../users/months.ts';
import type { Period } from '../users/schemas.ts';
import { readCustomerUser } from './list.ts';
import type { CustomerUserAnalytics } from './schemas.ts';

/**
 * The orders that a customer's user placed in each month, with their jobs and what those cost; cancelled and
 * unfulfilled jobs cost nothing. Throws `not_found` without the user.
 */
export async function readCustomerUserAnalytics(
  database: Kysely<Database>,
  customerId: string,
  id: string,
  period: Static<typeof Period>,
  now: Date,
): Promise<Static<typeof CustomerUserAnalytics>> {
  await readCustomerUser(database, customerId, id);
  const { starts, end } = monthsOf(period, now);
  const { rows } = await sql<{ month: string; orders: number; jobs: number; spend: string }>`
    select to_char(date_trunc('month', orders.created_at at time zone 'UTC'), 'YYYY-MM-DD') as month,
      (count(distinct orders.id))::int as orders,
      (count(jobs.id))::int as jobs,
      coalesce(sum(jobs.customer_price) filter (where jobs.status not in ('cancelled', 'unfulfilled')), 0) as spend
    from orders left join jobs on jobs.order_id = orders.id
    where orders.placed_by = ${id}::bigint
      and orders.created_at >= ${`${starts[0]}T00:00:00Z`}::timestamptz
      and orders.created_at < ${`${end}T00:00:00Z`}::timestamptz
    group by 1`.execute(database);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return {
    months: starts.map((month) => {
      const { orders = 0, jobs = 0, spend = 0 } = byMonth.get(month) ?? {};
      return { month, orders, jobs, spend: money(spend, 'GBP') };
    }),
  };
}
