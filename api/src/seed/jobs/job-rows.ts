import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { AttemptReason } from '../../jobs/messages.ts';
import type { JobStatus } from '../../jobs/statuses.ts';
import { isInInterestPhase } from '../../orders/queries.ts';
import { formatInstant } from '../../time/instants.ts';
import { jobTimes } from './job-story.ts';
import type { Work } from './job-story.ts';
import { instructionFor, metadataOf } from '../templates/metadata.ts';
import { bundleId } from '../orders/bundles.ts';
import { firstOrder } from '../orders/orders.ts';
import type { Random } from '../random.ts';
import { fullyFilled } from '../shown-orders.ts';
import { purposeOfJobs } from '../templates/templates.ts';
import type { Opening } from './visits.ts';

export type JobOrder = Awaited<ReturnType<typeof readOrders>>[number];
export type Place = Selectable<Database['locations']>;

/** The approved orders, with the fields that their jobs copy. */
export async function readOrders(database: Kysely<Database>) {
  const orders = await database
    .selectFrom('orders')
    .innerJoin('templates', 'templates.id', 'orders.template_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .leftJoin('industries', 'industries.id', 'customers.industry_id')
    .where('orders.status', 'in', ['active', 'started', 'finished', 'cancelled'])
    .selectAll('orders')
    .select([
      'templates.agent_fee',
      'templates.base_price',
      'templates.duration',
      'customers.name as customer_name',
      'customers.jobs_per_agent_limit',
      'customers.limit_period',
      'industries.name as industry',
    ])
    .orderBy('orders.id')
    .execute();
  return orders.map(({ template_id: template, ...order }) => ({
    ...order,
    template_id: template ?? '',
    sequence: Number(order.id) - firstOrder,
  }));
}

type Known = {
  readonly status: JobStatus;
  readonly bundle: string | null;
  readonly opening: Opening;
  readonly created: Date;
  readonly work: Work | null;
  readonly reason: AttemptReason | null;
  readonly cancelled: Date | null;
  readonly reviewer: string | null;
  readonly now: Date;
  readonly random: Random;
};

/** The current row of a job. */
export function jobRow(
  { order, index, place }: { order: JobOrder; index: number; place: Place | undefined },
  { status, bundle, opening, created, work, reason, cancelled, reviewer, now, random }: Known,
) {
  const agreed = work !== null || status === 'pending';
  const free = status === 'unassigned' || status === 'pending';
  return {
    id: `${order.id}-${index + 1}`,
    order_id: order.id,
    sequence: index + 1,
    customer_id: order.customer_id,
    template_id: order.template_id,
    location_id: place?.id ?? null,
    location_group_id: place?.group_id ?? null,
    status,
    attempt_reason: reason,
    reference: place?.reference ?? `${order.id}-A${String(index + 1).padStart(3, '0')}`,
    description: order.description,
    special_instructions:
      place && random.chance(0.15) ? instructionFor(purposeOfJobs(order.template_id)) : null,
    start_date: opening.start_date,
    end_date: opening.end_date,
    start_time: opening.start_time,
    end_time: opening.end_time,
    created_at: formatInstant(created),
    ...jobTimes(status, work),
    cancelled_at: cancelled && formatInstant(cancelled),
    currency: order.currency,
    agent_fee: order.agent_fee,
    agreed_fee: agreed ? (work?.fee ?? order.agent_fee) : null,
    customer_price: order.base_price,
    bundle_name: status === 'pending' ? bundle : null,
    bundle_id: status === 'pending' && bundle !== null ? bundleId(bundle) : null,
    team: order.workforce === 'customer' ? order.customer_name : 'platform',
    interest: isInInterestPhase(order, now) && index % 2 === 0 && free,
    partial: work?.status === 'partially_failed',
    name: place?.name ?? 'Anywhere',
    address1: place?.address1 ?? 'Anywhere in the United Kingdom',
    address2: place?.address2 ?? null,
    address_details: place?.address_details ?? null,
    city: place?.city ?? 'Anywhere',
    zip: place?.zip ?? null,
    state: place?.state ?? null,
    country_code: place?.country_code ?? order.country_code,
    phone: place?.phone ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    reviewer_id: reviewer,
    task_list_id: order.task_list_id,
    metadata:
      order.id !== fullyFilled && random.chance(1 / 3)
        ? {}
        : metadataOf(order.industry, place?.city ?? null, random),
  };
}
