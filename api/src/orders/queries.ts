import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { fileUrls } from '../files/signed-urls.ts';
import type { FileUrls } from '../files/signed-urls.ts';
import { notFound } from '../http/errors.ts';
import { money } from '../money/money.ts';
import { timeZoneOf } from '../time/zones.ts';
import { countJobsToEnd } from './actions/endings.ts';
import { availableOrderActions } from './transitions.ts';
import type { Location, LocationGroup, Order, OrderRow } from './schemas.ts';

/** The inputs of an answer beside the database: the time, and the API's own address. */
export type Viewing = { readonly apiUrl: string; readonly now: Date };

/** The rows of these ids, in no particular order. */
export async function readOrderRows(
  database: Kysely<Database>,
  ids: readonly string[],
  viewing: Viewing,
): Promise<Static<typeof OrderRow>[]> {
  const found = await selectOrders(database, ids).execute();
  const urls = await fileUrls(database, viewing.apiUrl, viewing.now);
  return found.map((order) => orderRow(order, viewing.now, urls));
}

/** One order with all its details; throws `not_found`. */
export async function readOrder(
  database: Kysely<Database>,
  id: string,
  viewing: Viewing,
): Promise<Static<typeof Order>> {
  const order = await selectOrders(database, [id]).selectAll('orders').executeTakeFirst();
  if (!order) throw notFound();
  const urls = await fileUrls(database, viewing.apiUrl, viewing.now);
  const { ids, count } = await firstLocations(database, id);
  const locations = ids.length === 0 ? [] : await readLocations(database, ids);
  const groups = await readLocationGroups(database, id);
  const workflows = await database
    .selectFrom('order_workflows')
    .innerJoin('workflows', 'workflows.id', 'order_workflows.workflow_id')
    .where('order_workflows.order_id', '=', id)
    .select(['workflows.id', 'workflows.name', 'order_workflows.active'])
    .orderBy('workflows.id')
    .execute();
  return {
    ...orderRow(order, viewing.now, urls),
    description: order.description,
    locations,
    locations_count: count,
    jobs_to_end: await countJobsToEnd(database, id),
    location_groups: groups,
    example_image_url: urls.show(order.example_image_url),
    per_user_job_limit: order.per_user_job_limit,
    lockout_duration: order.lockout_duration,
    lockout_id: order.lockout_id,
    launch_push_delay: order.launch_push_delay,
    schedules: order.schedules,
    require_agent_skills: order.require_agent_skills,
    exclude_agent_skills: order.exclude_agent_skills,
    require_agent_tags: order.require_agent_tags,
    exclude_agent_tags: order.exclude_agent_tags,
    documentation: order.documentation.map((item) => ({ ...item, url: urls.show(item.url) })),
    workflows,
    capture_location: order.capture_location,
    capture_location_prompt: order.capture_location_prompt,
    capture_location_prompt_required: order.capture_location_prompt_required,
    job_completion_target: order.job_completion_target,
    accept_window: order.accept_window,
    combine_groups: order.combine_groups,
    summary: order.summary,
    positive_criteria: order.positive_criteria,
    negative_criteria: order.negative_criteria,
    treasure_target: order.treasure_target,
    dashboard_id: order.dashboard_id,
  };
}

/** An order may have a hundred thousand locations: answers with a single order contain only the first ones. */
const shownLocations = 1_000;

async function firstLocations(
  database: Kysely<Database>,
  orderId: string,
): Promise<{ ids: string[]; count: number }> {
  const of = database.selectFrom('locations').where('order_id', '=', orderId);
  const rows = await of.select('id').orderBy('id').limit(shownLocations).execute();
  const { count } = await of.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return { ids: rows.map((row) => row.id), count: Number(count) };
}

/** The locations of these ids, in insertion order. */
export async function readLocations(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<Static<typeof Location>[]> {
  const locations = await database
    .selectFrom('locations')
    .leftJoin('location_groups', 'location_groups.id', 'locations.group_id')
    .where('locations.id', 'in', ids)
    .select([
      'locations.id',
      'locations.reference',
      'locations.name',
      'locations.address1',
      'locations.address2',
      'locations.address_details',
      'locations.city',
      'locations.zip',
      'locations.state',
      'locations.country_code',
      'locations.phone',
      'locations.latitude',
      'locations.longitude',
      'locations.locating',
      'locations.start_date',
      'locations.end_date',
      'locations.start_time',
      'locations.end_time',
      'locations.group_id',
      'location_groups.name as group_name',
    ])
    .orderBy('locations.id')
    .execute();
  return locations.map(({ group_id: groupId, group_name: groupName, ...location }) => ({
    ...location,
    time_zone: timeZoneOf(location),
    group: reference(groupId, groupName),
  }));
}

export async function readLocationGroups(
  database: Kysely<Database>,
  orderId: string,
): Promise<Static<typeof LocationGroup>[]> {
  return database
    .selectFrom('location_groups')
    .where('order_id', '=', orderId)
    .select(['id', 'name', 'job_time_limit', 'hide_from_market'])
    .orderBy('id')
    .execute();
}

/** Jobs that will not be done cost nothing. */
export const isPaid = sql<boolean>`jobs.status not in ('cancelled', 'unfulfilled')`;

function selectOrders(database: Kysely<Database>, ids: readonly string[]) {
  return database
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .innerJoin('campaigns', 'campaigns.id', 'orders.campaign_id')
    .innerJoin('order_categories', 'order_categories.id', 'orders.category_id')
    .leftJoin('waves', 'waves.id', 'orders.wave_id')
    .leftJoin('templates', 'templates.id', 'orders.template_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('jobs')
          .whereRef('jobs.order_id', '=', 'orders.id')
          .select([
            sql<number>`count(*)::int`.as('jobs_count'),
            sql<string>`coalesce(sum(coalesce(jobs.agreed_fee, jobs.agent_fee)) filter (where ${isPaid}), 0)`.as(
              'paid',
            ),
            sql<string>`coalesce(sum(jobs.customer_price) filter (where ${isPaid}), 0)`.as('charged'),
          ])
          .as('totals'),
      (join) => join.onTrue(),
    )
    .where('orders.id', 'in', ids)
    .select([
      'orders.id',
      'orders.title',
      'orders.type',
      'orders.status',
      'orders.priority',
      'orders.workforce',
      'orders.paused',
      'orders.archived_at',
      'orders.customer_id',
      'customers.name as customer_name',
      'orders.campaign_id',
      'campaigns.name as campaign_name',
      'orders.wave_id',
      'waves.name as wave_name',
      'orders.template_id',
      'templates.name as template_name',
      'orders.category_id',
      'order_categories.name as category_name',
      'orders.country_code',
      'orders.start_date',
      'orders.end_date',
      'orders.due_date',
      'orders.created_at',
      'orders.interest_start_date',
      'orders.interest_end_date',
      'orders.identity_check_required',
      'orders.hide_from_market',
      'orders.image_url',
      'orders.currency',
      'totals.jobs_count',
      'totals.paid',
      'totals.charged',
    ]);
}

type SelectedOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

function orderRow(order: SelectedOrder, now: Date, urls: FileUrls): Static<typeof OrderRow> {
  const inInterestPhase = isInInterestPhase(order, now);
  return {
    id: order.id,
    title: order.title,
    type: order.type,
    status: order.status,
    priority: order.priority,
    workforce: order.workforce,
    paused: order.paused,
    archived_at: order.archived_at,
    customer_id: order.customer_id,
    customer: { id: order.customer_id, name: order.customer_name },
    campaign_id: order.campaign_id,
    campaign: { id: order.campaign_id, name: order.campaign_name },
    wave: reference(order.wave_id, order.wave_name),
    template_id: order.template_id,
    template: reference(order.template_id, order.template_name),
    category_id: order.category_id,
    category: { id: order.category_id, name: order.category_name },
    country_code: order.country_code,
    start_date: order.start_date,
    end_date: order.end_date,
    due_date: order.due_date,
    created_at: order.created_at,
    interest_start_date: order.interest_start_date,
    interest_end_date: order.interest_end_date,
    in_interest_phase: inInterestPhase,
    identity_check_required: order.identity_check_required,
    hide_from_market: order.hide_from_market,
    image_url: urls.show(order.image_url),
    currency: order.currency,
    jobs_count: order.jobs_count ?? 0,
    value: money(order.paid ?? 0, order.currency),
    grand_total: money(order.charged ?? 0, order.currency),
    available_actions: availableOrderActions({
      status: order.status,
      paused: order.paused,
      archived: order.archived_at !== null,
      inInterestPhase,
    }),
  };
}

/** Agents can show interest from the start of the phase until just before its end. */
export function isInInterestPhase(
  order: { interest_start_date: string | null; interest_end_date: string | null },
  now: Date,
): boolean {
  if (order.interest_start_date === null || order.interest_end_date === null) return false;
  return new Date(order.interest_start_date) <= now && now < new Date(order.interest_end_date);
}

const reference = (id: string | null, name: string | null): { id: string; name: string } | null =>
  id === null || name === null ? null : { id, name };
