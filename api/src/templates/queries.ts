import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { money } from '../money/money.ts';

/** The rows of these ids, in no particular order. */
export async function readTemplateRows(database: Kysely<Database>, ids: readonly string[]) {
  const found = await database
    .selectFrom('templates')
    .innerJoin('customers', 'customers.id', 'templates.customer_id')
    .where('templates.id', 'in', ids)
    .selectAll('templates')
    .select((from) => [
      'customers.name as customer_name',
      from
        .selectFrom('jobs')
        .whereRef('jobs.template_id', '=', 'templates.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('jobs'),
    ])
    .execute();
  return found.map((row) => ({
    id: row.id,
    name: row.name,
    version: row.version,
    display_name: row.display_name,
    customer_id: row.customer_id,
    customer: { id: row.customer_id, name: row.customer_name },
    duration: row.duration,
    base_price: money(row.base_price, row.currency),
    agent_fee: money(row.agent_fee, row.currency),
    agent_fee_up_to: row.agent_fee_up_to === null ? null : money(row.agent_fee_up_to, row.currency),
    same_day_charge: money(row.same_day_charge, row.currency),
    jobs: Number(row.jobs),
    status: row.status,
    created_at: row.created_at,
  }));
}
