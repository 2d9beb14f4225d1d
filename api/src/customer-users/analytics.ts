import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { money } from '../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { isPaid } from '../orders/queries.ts';
import { monthsOf } from '../users/months.ts';
import type { Period } from '../users/schemas.ts';
import { readCustomerUser } from './list.ts';
import type { CustomerUserAnalytics } from './schemas.ts';

/**
 * A customer user's orders per month, with their jobs and costs in each currency; cancelled and unfulfilled jobs cost
 * nothing. Throws `not_found` without the user.
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
  const within = sql`orders.placed_by = ${id}::bigint
      and orders.created_at >= ${`${starts[0]}T00:00:00Z`}::timestamptz
      and orders.created_at < ${`${end}T00:00:00Z`}::timestamptz`;
  const { rows } = await sql<{ month: string; orders: number; jobs: number }>`
    select ${month} as month, (count(distinct orders.id))::int as orders, (count(jobs.id))::int as jobs
    from orders left join jobs on jobs.order_id = orders.id
    where ${within} group by 1`.execute(database);
  const { rows: spent } = await sql<{ month: string; currency: Currency; amount: string }>`
    select ${month} as month, jobs.currency, sum(jobs.customer_price) as amount
    from orders join jobs on jobs.order_id = orders.id
    where ${within} and ${isPaid} group by 1, 2 order by 1, 2`.execute(database);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const spentByMonth = Map.groupBy(spent, (row) => row.month);
  return {
    months: starts.map((start) => {
      const { orders = 0, jobs = 0 } = byMonth.get(start) ?? {};
      const sums = spentByMonth.get(start) ?? [];
      const pounds = sums.find(({ currency }) => currency === 'GBP')?.amount ?? 0;
      return {
        month: start,
        orders,
        jobs,
        spend: money(pounds, 'GBP'),
        spending: sums.map(({ amount, currency }) => money(amount, currency)),
      };
    }),
  };
}

const month = sql<string>`to_char(date_trunc('month', orders.created_at at time zone 'UTC'), 'YYYY-MM-DD')`;
