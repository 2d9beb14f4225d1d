import { sql } from 'kysely';
import { insertRows } from '../../database/statements.ts';
import { enqueue } from '../../outbox/work.ts';
import { startWorkName } from '../../orders/work-names.ts';
import { formatInstant, hour, later, oneDay } from '../../time/instants.ts';
import { firstDocumentationId, storedShelf } from '../pictures/files.ts';
import { insertNumbered } from '../rows.ts';
import { huntTexts } from './orders.ts';
import { filledOrder, largestOrder, withCountdowns } from '../shown-orders.ts';
import { seedPushes } from './order-pushes.ts';
import { scattered } from '../scatter.ts';
import { shopHours } from '../schedules.ts';
import { skillId } from '../people/skills.ts';
import type { SeedContext } from '../context.ts';

/** Waves, pictures, schedules and the other details of orders. */
export async function seedOrderDetails(context: SeedContext): Promise<void> {
  const { database } = context;
  const orders = await database.selectFrom('orders').selectAll().orderBy('id').execute();
  const waves = await database.selectFrom('waves').select(['id', 'campaign_id']).orderBy('id').execute();
  const people = await database
    .selectFrom('customer_users')
    .innerJoin('roles', 'roles.id', 'customer_users.role_id')
    .select(['customer_users.id', 'customer_users.customer_id', 'customer_users.created_at'])
    .innerJoin('customers', 'customers.id', 'customer_users.customer_id')
    // A customer that was archived later could still order then.
    .where((where) =>
      where.or([where('customer_users.status', '=', 'active'), where('customers.status', '=', 'archived')]),
    )
    .where('roles.name', '=', 'customer_admin')
    .orderBy('customer_users.id')
    .execute();
  let documentationId = firstDocumentationId;
  const served = new Set<string>();
  const details = orders.map((order, index) => {
    const own = waves.filter((wave) => wave.campaign_id === order.campaign_id);
    const staff = people.filter(
      (person) => person.customer_id === order.customer_id && person.created_at < order.created_at,
    );
    // Staff place some orders of a customer, but never all.
    const byStaff = index % 7 === 3 && served.has(order.customer_id);
    if (staff.length > 0) served.add(order.customer_id);
    return {
      id: order.id,
      wave_id: index % 4 === 1 ? null : (own[index % Math.max(1, own.length)]?.id ?? null),
      placed_by: byStaff ? null : (staff[index % Math.max(1, staff.length)]?.id ?? null),
      image_url: index % 3 === 2 ? null : storedShelf(index),
      example_image_url: order.type === 'treasure_hunt' ? storedShelf(index + 1) : null,
      documentation: order.documentation.map((item) => ({
        ...item,
        id: String((documentationId += 1)),
        url: item.type === 'image' ? storedShelf(index) : item.url,
      })),
      // Work anywhere or at any hour has no shop hours.
      schedules: index % 2 === 0 && order.type !== 'anywhere' && order.id !== withCountdowns ? shopHours : [],
    };
  });
  await sql`update orders set wave_id = given.wave_id, placed_by = given.placed_by, image_url = given.image_url,
    example_image_url = given.example_image_url, documentation = given.documentation, schedules = given.schedules
    from json_to_recordset(${JSON.stringify(details)}::json) as given(id bigint, wave_id bigint, placed_by bigint,
      image_url text, example_image_url text, documentation jsonb, schedules jsonb)
    where given.id = orders.id`.execute(database);
  await sql`select setval(pg_get_serial_sequence('files', 'id'), ${documentationId + 1}::bigint)`.execute(
    database,
  );
  await fillOrder(context);
  await setTargets(context);
  await seeCustomers(context);
  await seedLockouts(context);
  await seedPushes(context, orders);
  await seedUploads(context, orders);
  for (const order of orders)
    if (order.status === 'active' && order.start_date !== null)
      await enqueue(
        database,
        { name: startWorkName },
        { orderId: order.id },
        context.now,
        new Date(order.start_date),
      );
}

/** Turns the drawn targets into shares of the jobs: of a hundred, and of sixty finds. */
async function setTargets({ database }: SeedContext): Promise<void> {
  await sql`update orders set
      job_completion_target = greatest(1, round(asked.jobs * job_completion_target / 100.0)),
      treasure_target = greatest(1, round(asked.jobs * treasure_target::numeric / 60))
    from (select orders.id, coalesce(wanted_jobs, count(locations.id)) as jobs from orders
      left join locations on locations.order_id = orders.id group by orders.id) as asked
    where asked.id = orders.id and status <> 'draft'`.execute(database);
}

/** Customer users who placed an order were last seen in the portal then. */
async function seeCustomers({ database }: SeedContext): Promise<void> {
  await sql`update customers set last_seen = greatest(last_seen, placed.at)
    from (select customer_id, max(created_at) as at from orders where placed_by is not null group by 1) as placed
    where placed.customer_id = customers.id`.execute(database);
}

async function fillOrder({ database, now }: SeedContext): Promise<void> {
  await database
    .updateTable('orders')
    .set({
      description: 'Find the new bottle, photograph it with its price, and ask a member of staff about it.',
      due_date: formatInstant(later(now, 45 * oneDay)),
      interest_start_date: formatInstant(later(now, -30 * oneDay)),
      interest_end_date: formatInstant(later(now, -20 * oneDay)),
      image_url: storedShelf(3),
      example_image_url: storedShelf(4),
      identity_check_required: true,
      per_user_job_limit: 3,
      lockout_duration: 45,
      schedules: JSON.stringify(shopHours),
      require_agent_skills: JSON.stringify([skillId('English'), skillId('Smartphone with flash')]),
      exclude_agent_skills: JSON.stringify([skillId('Sampling'), skillId('Overnight')]),
      require_agent_tags: JSON.stringify(['Grocery', 'Top rated']),
      exclude_agent_tags: JSON.stringify(['Needs coaching', 'Slow uploads']),
      hide_from_market: true,
      capture_location: true,
      capture_location_prompt: 'Stand in front of the shelf',
      capture_location_prompt_required: true,
      job_completion_target: 80,
      accept_window: 2,
      combine_groups: true,
      ...huntTexts,
      treasure_target: '25',
      dashboard_id: 'dash-4711',
    })
    .where('id', '=', filledOrder)
    .execute();
}

/** One lockout without agents, one with very many; three belong to orders. */
async function seedLockouts({ database, now, random }: SeedContext): Promise<void> {
  const agents = await database
    .selectFrom('agents')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const kinds = [
    ['Weekend cover', 2_880, filledOrder, 4],
    ['Repeat visits', 90, largestOrder, 3],
    ['Regional cooling-off', 1_440, null, 150],
    ['Nobody yet', 60, null, 0],
    ['Trial team', 15, '10090', 2],
    ['Late cancellations', 10_080, null, 12],
  ] as const;
  const lockouts = kinds.map(([name, duration, orderId], index) => ({
    id: String(index + 1),
    order_id: orderId,
    name,
    duration,
    created_at: formatInstant(scattered(later(now, -(index + 1) * 3 * oneDay), `lockout ${name}`)),
  }));
  await insertNumbered(database, 'lockouts', lockouts);
  const members = kinds.flatMap(([, , , size], index) =>
    // From the end of the list, because people try things with the first Shepherds.
    agents.slice(-(index * 3 + size), agents.length - index * 3).map((agent) => ({
      lockout_id: String(index + 1),
      agent_id: agent.id,
      expires_at: random.chance(0.5) ? null : formatInstant(later(now, random.integer(1, 20) * oneDay)),
      created_at: formatInstant(later(now, -oneDay)),
    })),
  );
  await insertRows(database, 'lockout_agents', members);
  for (const { id, order_id: orderId } of lockouts)
    if (orderId !== null)
      await database.updateTable('orders').set({ lockout_id: id }).where('id', '=', orderId).execute();
}

/** Gives one order that waits for approval a location upload in every state. */
async function seedUploads(
  { database, now }: SeedContext,
  orders: readonly { id: string; type: string; status: string }[],
): Promise<void> {
  const order = orders.find(({ status, type }) => status === 'pending' && type === 'standard');
  if (!order) return;
  const states = [
    { status: 'completed', completed: 12, rows_read: 14, cancellation_reason: null },
    { status: 'cancelled', completed: 0, rows_read: 0, cancellation_reason: 'The file has no column zip' },
    { status: 'in_progress', completed: 40, rows_read: 41, cancellation_reason: null },
    { status: 'pending', completed: 0, rows_read: 0, cancellation_reason: null },
  ] as const;
  const uploads = states.map((state, index) => ({
    id: String(index + 1),
    order_id: order.id,
    file_key: `${String(index + 1).repeat(36)}.csv`,
    hash: String(index + 1).repeat(64),
    ...state,
    created_by: '4',
    created_at: formatInstant(later(now, -(4 - index) * hour)),
  }));
  await insertNumbered(database, 'order_uploads', uploads);
  await database
    .insertInto('order_upload_fails')
    .values([
      { upload_id: '1', row: 3, field: 'zip', message: 'That field is required' },
      { upload_id: '1', row: 9, field: 'start_date', message: 'Start date must be earlier than end date' },
      { upload_id: '3', row: 17, field: 'end_time', message: 'Time increments of 5 min only' },
    ])
    .execute();
}
