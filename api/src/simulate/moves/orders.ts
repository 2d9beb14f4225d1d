import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Acting } from '../../http/action.ts';
import { approveOrder, checkedAction, finishOrder, startOrder } from '../../orders/actions/actions.ts';
import { createDraft } from '../../orders/drafts/drafts.ts';
import { submitOrder } from '../../orders/drafts/submit.ts';
import type { LocationInput, OrderSubmission } from '../../orders/drafts/write-schemas.ts';
import { demoSince } from '../../seed/demo-since.ts';
import { addressOfStore } from '../../seed/customers/stores.ts';
import { britishPlaces, phoneAt } from '../../seed/people/places.ts';
import { oneOf } from '../../seed/random.ts';
import type { Random } from '../../seed/random.ts';
import { dayAfter, formatInstant, hour, later, oneDay } from '../../time/instants.ts';
import { localTime } from '../../time/zones.ts';
import { staffMemberWith } from '../people/staff.ts';
import { ago, hasRested, minutesFor } from '../stage.ts';
import type { Mover, Played, Stage } from '../stage.ts';

/** Enough work for some hours; above this, one order an hour is enough. */
const enoughWork = 120;
/** With this much work ahead no orders are placed. */
const mostWork = 400;
/** Maximum of jobs; a demo this large gets no new orders, only progress. */
const mostJobs = 25_000;

const subjects = [
  'Shelf check',
  'Price check',
  'Promotion check',
  'Window photos',
  'Stock count',
  'Mystery visit',
  'New range check',
] as const;

/** An order takes its next step: placed, submitted, approved, started, finished, archived. */
export const playOrder: Mover = async (stage, named) =>
  (await goOn(stage, named)) ?? (named === null ? placeOrder(stage) : null);

/** A customer requests an order, and staff enter it. */
async function placeOrder(stage: Stage): Promise<Played> {
  const { database, draw, clock } = stage;
  if (!(await isOrderWanted(stage))) return null;
  const customer = oneOf(draw, await customersWhoOrder(stage));
  const by = await staffMemberWith(stage, 'orders.manage');
  const category = oneOf(
    draw,
    await database.selectFrom('order_categories').select('id').orderBy('id').execute(),
  );
  if (!customer || !by || !category) return null;
  const { city } = draw.pick(britishPlaces);
  const anywhere = draw.chance(0.2);
  const id = await database.transaction().execute(async (transaction) => {
    const order = await createDraft(
      transaction,
      {
        title: `${draw.pick(subjects)}: ${anywhere ? 'wherever you are' : city}`,
        type: anywhere ? 'anywhere' : 'standard',
        customer_id: customer.customer_id,
        campaign_id: customer.campaign_id,
        category_id: category.id,
        country_code: 'GB',
        template_id: customer.template_id,
        description: 'Please follow the steps in the app.',
        priority: draw.pick(['low', 'medium', 'medium', 'high']),
        accept_window: draw.integer(3, 7),
        ...(anywhere && { jobs_count: draw.integer(4, 10) }),
        ...(draw.chance(0.15) && { identity_check_required: true }),
        ...(draw.chance(0.2) && { exclude_agent_tags: ['trainee'] }),
      },
      by.session.userId,
      clock(),
    );
    await transaction
      .updateTable('orders')
      .set({ placed_by: customer.user_id })
      .where('id', '=', order)
      .execute();
    return order;
  });
  return { action: 'place an order', about: id, who: `${customer.first_name} ${customer.last_name}` };
}

async function isOrderWanted(stage: Stage): Promise<boolean> {
  const { database, clock } = stage;
  const { rows } = await sql<{ ahead: number; jobs: number; newest: Date | null }>`
    select
      (select count(*)::int from jobs join orders on orders.id = jobs.order_id
        where jobs.status in ('unassigned', 'pending') and jobs.end_date >= ${formatInstant(clock()).slice(0, 10)}::date
          and orders.status in ('active', 'started') and orders.archived_at is null
          and not orders.paused and not orders.hide_from_market) as ahead,
      (select coalesce(sum(amount), 0)::int from job_counts) as jobs,
      (select max(created_at) from orders where placed_by is not null) as newest`.execute(database);
  const { ahead = 0, jobs = 0, newest = null } = rows[0] ?? {};
  if (jobs >= mostJobs || ahead >= mostWork) return false;
  return hasRested(stage, newest && new Date(newest).toISOString(), ahead < enoughWork ? 12 : 60);
}

/** Active customers with a running campaign, a template, and a user who may order. */
async function customersWhoOrder({ database }: Stage) {
  return database
    .selectFrom('customers')
    .innerJoin('campaigns', 'campaigns.customer_id', 'customers.id')
    .innerJoin('templates', 'templates.customer_id', 'customers.id')
    .innerJoin('customer_users', 'customer_users.customer_id', 'customers.id')
    .innerJoin('roles', 'roles.id', 'customer_users.role_id')
    .where('customers.status', '=', 'active')
    .where('campaigns.status', '=', 'active')
    .where('templates.status', '=', 'active')
    .where('templates.currency', '=', 'GBP')
    .where('templates.task_list_id', 'is not', null)
    .where('customer_users.status', '=', 'active')
    .where('roles.name', '=', 'customer_admin')
    .orderBy('customers.id')
    .orderBy('campaigns.id')
    .orderBy('templates.id')
    .orderBy('customer_users.id')
    .select([
      'customers.id as customer_id',
      'campaigns.id as campaign_id',
      'templates.id as template_id',
      'customer_users.id as user_id',
      'customer_users.first_name',
      'customer_users.last_name',
    ])
    .limit(5_000)
    .execute();
}

type Order = Awaited<ReturnType<typeof ordersUnderWay>>[number];
type Step = { readonly action: string; readonly do: (stage: Stage, order: Order) => Promise<string | null> };

/** The next step of an order that is due. */
async function goOn(stage: Stage, named: string | null): Promise<Played> {
  const due = (await ordersUnderWay(stage, named)).flatMap((order) => {
    const step = nextStep(stage, order, named !== null);
    return step ? [{ order, step }] : [];
  });
  const next = oneOf(stage.draw, due);
  if (!next) return null;
  const who = await next.step.do(stage, next.order);
  return who === null ? null : { action: next.step.action, about: next.order.id, who };
}

/**
 * Simulated orders at their next step, and demo orders to be started or finished. The demo's drafts and pending
 * orders are left to the users.
 */
async function ordersUnderWay({ database }: Stage, named: string | null) {
  const since = await demoSince(database);
  return database
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .where('orders.archived_at', 'is', null)
    .where('orders.status', 'in', ['draft', 'pending', 'active', 'started', 'finished'])
    .$if(named !== null, (query) => query.where('orders.id', '=', named))
    .orderBy('orders.id')
    .select((from) => [
      'orders.id',
      'orders.type',
      'orders.status',
      'orders.title',
      'orders.start_date',
      'orders.end_date',
      'customers.name as customer',
      from
        .and([from('placed_by', 'is not', null), from('orders.created_at', '>', since ?? '9999-12-31')])
        .as('ours'),
      from
        .selectFrom('order_history')
        .whereRef('order_history.order_id', '=', 'orders.id')
        .select(({ fn }) => fn.max('order_history.created_at').as('at'))
        .as('changed_at'),
      from
        .exists(
          from
            .selectFrom('jobs')
            .whereRef('jobs.order_id', '=', 'orders.id')
            .where('jobs.status', 'in', ['assigned', 'in_progress', 'qa'])
            .select('jobs.id'),
        )
        .as('busy'),
    ])
    .limit(2_000)
    .execute();
}

function nextStep(stage: Stage, order: Order, named: boolean): Step | null {
  const { id, status, ours, busy } = order;
  const rested = (from: number, to: number): boolean =>
    named || hasRested(stage, order.changed_at, minutesFor(`${status} ${id}`, from, to));
  const over = (milliseconds: number): boolean =>
    order.end_date !== null && later(new Date(order.end_date), milliseconds) < stage.clock();
  switch (status) {
    case 'draft':
      return ours && rested(3, 10) ? { action: 'hand in an order', do: handIn } : null;
    case 'pending':
      return ours && rested(5, 20) ? { action: 'approve an order', do: approve } : null;
    case 'active': {
      // The clock starts approved orders; seeded orders were never scheduled.
      const late = order.start_date !== null && new Date(order.start_date) < ago(stage, 15);
      return late && !over(0) ? { action: 'start an order', do: start } : null;
    }
    case 'started':
      return over(2 * hour) && !busy ? { action: 'finish an order', do: finish } : null;
    case 'finished':
      return ours && over(4 * oneDay) ? { action: 'archive an order', do: archive } : null;
    default:
      return null;
  }
}

/** One of the order managers does it. */
const byManager =
  (
    does: (transaction: Kysely<Database>, order: Order, by: Acting, stage: Stage) => Promise<unknown>,
  ): Step['do'] =>
  async (stage, order) => {
    const by = await staffMemberWith(stage, 'orders.manage');
    if (!by) return null;
    await stage.database.transaction().execute((transaction) => does(transaction, order, by, stage));
    return by.actor.name;
  };

const handIn = byManager((transaction, order, by, stage) =>
  submitOrder(transaction, order.id, submissionOf(order, stage), by),
);
const approve = byManager((transaction, { id }, by) => approveOrder(transaction, id, {}, by));
const start = byManager((transaction, { id }, by) => startOrder(transaction, id, {}, by));
const archive = byManager((transaction, { id }, by) => archiveOrder(transaction, id, {}, by));
const archiveOrder = checkedAction('archive', true);
const finish = byManager((transaction, { id }, by) =>
  finishOrder(
    transaction,
    id,
    { status: 'unfulfilled', reason: 'order_expired', comment: 'Its last day is over' },
    by,
  ),
);

const timezone = 'Europe/London';
/** Opening hours; shops that never close have none. */
const hours = [
  { start_time: '09:00', end_time: '18:00' },
  { start_time: '08:00', end_time: '20:00' },
  { start_time: '07:00', end_time: '22:00' },
  {},
] as const;

/** From today, in any time zone, for about a week. */
function submissionOf({ type, title, customer }: Order, { draw, clock }: Stage): OrderSubmission {
  const now = clock();
  const { day: today } = localTime(timezone, now);
  const last = dayAfter(today, draw.integer(3, 8));
  const city = title.split(': ')[1] ?? '';
  const count = draw.integer(6, 14);
  const dates = {
    start_date: formatInstant(now),
    end_date: `${last}T22:00:00Z`,
    due_date: draw.chance(0.4) ? `${dayAfter(last, 2)}T12:00:00Z` : null,
  };
  if (type === 'anywhere') return dates;
  return {
    ...dates,
    locations: Array.from({ length: count }, (_, index) =>
      locationIn(city, customer, { draw, index, first: today, last }),
    ),
  };
}

function locationIn(
  name: string,
  store: string,
  { draw, index, first, last }: { draw: Random; index: number; first: string; last: string },
): LocationInput {
  const place = britishPlaces.find(({ city }) => city === name) ?? britishPlaces[0];
  return {
    reference: `S${String(index + 1).padStart(3, '0')}`,
    ...addressOfStore(place, 'GB', store, draw),
    // Always known: REST v1 requires it of new locations.
    phone: phoneAt(place, draw.integer(0, 999)),
    start_date: first,
    end_date: last,
    ...draw.pick<(typeof hours)[number]>(hours),
  };
}
