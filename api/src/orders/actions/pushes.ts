import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { entryEnd } from '../../lockouts/list.ts';
import { defineWork, enqueue } from '../../outbox/work.ts';
import { formatInstant, later, minute } from '../../time/instants.ts';
import type { LockedOrder } from '../locking.ts';

/** Plans the launch push of a started order. A restarted order has had its push. */
export async function planLaunch(
  transaction: Kysely<Database>,
  order: Pick<LockedOrder, 'id' | 'launch_push_delay' | 'lockout_duration'>,
  now: Date,
): Promise<void> {
  const due = later(now, order.launch_push_delay * minute);
  const push = await transaction
    .insertInto('order_pushes')
    .values({
      order_id: order.id,
      kind: 'offer_distance',
      status: 'pending',
      launch: true,
      lockout_duration: order.lockout_duration,
      scheduled_at: formatInstant(due),
      created_at: formatInstant(now),
    })
    .onConflict((conflict) => conflict.column('order_id').where('launch', '=', true).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (push) await enqueue(transaction, pushWork, { pushId: push.id }, now, due);
}

/**
 * Advances a push by one step: building its audience, then sending (or no audience), then sent. Each step is
 * committed separately, so that its progress is visible and a crash does not repeat it.
 */
export const pushWork = defineWork<{ pushId: string }>(
  'orders:push',
  async ({ pushId }, { database, clock }) => {
    const now = clock();
    const push = await database
      .selectFrom('order_pushes')
      .selectAll()
      .where('id', '=', pushId)
      .forUpdate()
      .executeTakeFirst();
    const set = (change: {
      status: 'building_audience' | 'no_audience' | 'sending' | 'sent';
      sent_at?: string;
    }) => database.updateTable('order_pushes').set(change).where('id', '=', pushId).execute();
    switch (push?.status) {
      case 'pending':
        await set({ status: 'building_audience' });
        break;
      case 'building_audience': {
        const recipients = await buildAudience(database, pushId, push.order_id, now);
        await set({ status: recipients === 0 ? 'no_audience' : 'sending' });
        if (recipients === 0) return;
        break;
      }
      case 'sending':
        return void (await set({ status: 'sent', sent_at: formatInstant(now) }));
      default:
        return;
    }
    await enqueue(database, pushWork, { pushId }, now);
  },
  { kind: 'push', title: 'Tell shepherds about an order', about: 'pushId' },
);

/**
 * Finds the agents who may see the order's jobs: active, in its country, with the required skills and tags and no
 * excluded ones, with a passed identity check if required, not locked out, and with an area that contains one of its
 * locations (where they have coordinates). Locations of hidden groups do not count. A paused or ended order has no
 * audience, nor one without jobs visible on the market.
 */
async function buildAudience(
  database: Kysely<Database>,
  pushId: string,
  orderId: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ agent_id: string }>`
    insert into order_push_agents (push_id, agent_id)
    select ${pushId}::bigint, agents.id
    from orders join agents on agents.country_code = orders.country_code
    where orders.id = ${orderId}::bigint
      and orders.status = 'started' and not orders.paused and not orders.hide_from_market
      and agents.status = 'active' and agents.deleted_at is null and agents.rejected_at is null
      and (not orders.identity_check_required or agents.identity_check_result = 'pass')
      and agents.tags @> orders.require_agent_tags
      and not exists (
        select 1 from jsonb_array_elements_text(orders.exclude_agent_tags) as excluded (tag)
        where agents.tags @> jsonb_build_array(excluded.tag))
      and not exists (
        select 1 from jsonb_array_elements_text(orders.require_agent_skills) as required (skill_id)
        where not exists (select 1 from agent_skills
          where agent_skills.agent_id = agents.id and agent_skills.skill_id = required.skill_id::bigint))
      and not exists (
        select 1 from jsonb_array_elements_text(orders.exclude_agent_skills) as excluded (skill_id)
        join agent_skills on agent_skills.skill_id = excluded.skill_id::bigint and agent_skills.agent_id = agents.id)
      and not exists (
        select 1 from lockout_agents join lockouts on lockouts.id = lockout_agents.lockout_id
        where lockouts.order_id = orders.id and lockout_agents.agent_id = agents.id
          and ${entryEnd} > ${now.toISOString()}::timestamptz)
      and (not exists (select 1 from locations where locations.order_id = orders.id)
        or exists (select 1 from locations where locations.order_id = orders.id and ${isVisible}))
      and (
        not exists (select 1 from locations where locations.order_id = orders.id and locations.latitude is not null
          and locations.longitude is not null and ${isVisible})
        or exists (
          select 1 from agent_areas join locations on locations.order_id = orders.id and ${isVisible}
          where agent_areas.agent_id = agents.id and agent_areas.available
            and ${metresBetween(sql`agent_areas`, sql`locations`)} <= agent_areas.radius))
    on conflict do nothing
    returning agent_id`.execute(database);
  return rows.length;
}

const isVisible = sql<boolean>`not exists (
  select 1 from location_groups where location_groups.id = locations.group_id and location_groups.hide_from_market)`;

/** Great-circle distance by the spherical law of cosines, on a sphere of the Earth's mean radius (IUGG). */
const metresBetween = (a: ReturnType<typeof sql>, b: ReturnType<typeof sql>) => sql`
  6371008.8 * acos(least(1, greatest(-1,
    sin(radians(${a}.latitude)) * sin(radians(${b}.latitude))
    + cos(radians(${a}.latitude)) * cos(radians(${b}.latitude)) * cos(radians(${b}.longitude - ${a}.longitude)))))`;
