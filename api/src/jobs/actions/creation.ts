import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { formatInstant } from '../../time/instants.ts';
import { system } from '../../authentication/actor.ts';

/** The amounts of a job, in minor units. */
export type JobTerms = {
  readonly currency: Currency;
  readonly agent_fee: number;
  readonly base_price: number;
};

/**
 * Creates the jobs of an order: one for each location without a job, or the requested number when the order has no
 * locations. They begin unassigned. Returns the count; running it again creates nothing. With a limit it handles that
 * many locations at a time: the order is done when fewer jobs were created. The caller holds the lock on the order.
 * Without terms the jobs get the template's current ones.
 */
export async function createOrderJobs(
  transaction: Kysely<Database>,
  orderId: string,
  now: Date,
  limit = Number.MAX_SAFE_INTEGER,
  terms?: JobTerms,
): Promise<number> {
  const created = formatInstant(now);
  const { rows } = await sql<{ job_id: string }>`
    with places as (
      select locations.id as location_id, locations.group_id, locations.reference, locations.name,
        locations.address1, locations.address2, locations.address_details, locations.city, locations.zip,
        locations.state, locations.country_code, locations.phone, locations.latitude, locations.longitude,
        locations.start_date, locations.end_date, locations.start_time, locations.end_time,
        row_number() over (order by locations.id) as place
      from (
        select * from locations
        where locations.order_id = ${orderId}
          and not exists (select 1 from jobs where jobs.location_id = locations.id)
        order by locations.id limit ${limit}
      ) as locations
      union all
      select null, null, orders.id || '-' || number, orders.title, '', null, null, '', null, null,
        orders.country_code, null, null, null, null, null, null, null, number
      from orders, generate_series(1, coalesce(orders.wanted_jobs, 0)) as number
      where orders.id = ${orderId} and orders.type = 'anywhere'
        and not exists (select 1 from jobs where jobs.order_id = orders.id)
    ), last as (
      select coalesce(max(sequence), 0) as sequence from jobs where order_id = ${orderId}
    ), made as (
    insert into jobs (
      id, order_id, sequence, customer_id, template_id, location_id, location_group_id, status, reference,
      description, start_date, end_date, start_time, end_time, created_at, currency, agent_fee,
      customer_price, team, interest, task_list_id, name, address1, address2, address_details, city, zip,
      state, country_code, phone, latitude, longitude
    )
    select orders.id || '-' || last.sequence + places.place, orders.id, last.sequence + places.place,
      orders.customer_id, orders.template_id, places.location_id, places.group_id, 'unassigned',
      places.reference, orders.description,
      coalesce(places.start_date, orders.start_date::date, ${created}::date),
      coalesce(places.end_date, orders.end_date::date, places.start_date, ${created}::date),
      places.start_time, places.end_time, ${created}, ${terms?.currency ?? sql.ref('templates.currency')},
      ${terms?.agent_fee ?? sql.ref('templates.agent_fee')}, ${terms?.base_price ?? sql.ref('templates.base_price')},
      case orders.workforce when 'customer' then customers.name else 'platform' end,
      coalesce(orders.interest_start_date <= ${created} and orders.interest_end_date > ${created}, false),
      coalesce(orders.task_list_id, templates.task_list_id), places.name, places.address1, places.address2, places.address_details,
      places.city, places.zip, places.state, places.country_code, places.phone, places.latitude,
      places.longitude
    from places, last, orders
    join templates on templates.id = orders.template_id
    join customers on customers.id = orders.customer_id
    where orders.id = ${orderId}
    returning id
    )
    insert into job_history (job_id, actor, user_id, event, created_at)
    select id, ${system.name}, null, 'Created', ${created}::timestamptz from made
    returning job_id`.execute(transaction);
  return rows.length;
}
