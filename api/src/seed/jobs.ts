import { insertRows } from '../database/statements.ts';
import type { JobStatus } from '../jobs/statuses.ts';
import { isInInterestPhase } from '../orders/queries.ts';
import { dayOf, formatInstant, hour, later, minute, oneDay } from '../time/instants.ts';
import type { Random } from './random.ts';
import type { SeedContext } from './context.ts';

/** Orders that show one thing on purpose. */
export const largestOrder = '10023';
export const manyInReview = '10060';
export const allReviewsTaken = '10061';
export const fullyFilled = '10062';
export const withBundles = '10066';
export const withCountdowns = '10067';
/** Orders under way with what a reviewer sees every day. */
export const audits = ['10083', '10085', '10089', '10095', '10097', '10099'] as const;

const underWay: readonly [JobStatus, ...JobStatus[]] = [
  'unassigned',
  'unassigned',
  'unassigned',
  'unassigned',
  'pending',
  'pending',
  'pending',
  'assigned',
  'assigned',
  'assigned',
  'in_progress',
  'in_progress',
  'qa',
  'qa',
  'completed',
  'completed',
  'completed',
  'completed',
  'attempted',
  'unfulfilled',
  'cancelled',
];
const prepared: readonly [JobStatus, ...JobStatus[]] = [
  'unassigned',
  'unassigned',
  'pending',
  'pending',
  'assigned',
];
const over: readonly [JobStatus, ...JobStatus[]] = [
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'attempted',
  'unfulfilled',
  'cancelled',
];

function statusOf(order: { id: string; status: string }, index: number, random: Random): JobStatus {
  if (order.id === manyInReview) return index < 8 ? 'qa' : 'completed';
  if (order.id === allReviewsTaken) return 'qa';
  if (order.id === fullyFilled) return 'completed';
  if (order.id === withBundles) return index < 5 ? 'pending' : 'unassigned';
  if (order.id === withCountdowns) return index < 2 ? 'qa' : index < 4 ? 'in_progress' : 'assigned';
  if (order.status === 'started') return random.pick(underWay);
  if (order.status === 'active') return random.pick(prepared);
  if (order.status === 'cancelled') return 'cancelled';
  return random.pick(over);
}

const reached: Record<JobStatus, { started: boolean; ended: boolean }> = {
  unassigned: { started: false, ended: false },
  pending: { started: false, ended: false },
  assigned: { started: false, ended: false },
  in_progress: { started: true, ended: false },
  qa: { started: true, ended: true },
  attempted: { started: true, ended: true },
  completed: { started: true, ended: true },
  unfulfilled: { started: false, ended: false },
  cancelled: { started: false, ended: false },
};

/** One job for each location of an order that was approved. */
export async function seedJobs({ database, now, random }: SeedContext): Promise<void> {
  const orders = await database
    .selectFrom('orders')
    .innerJoin('templates', 'templates.id', 'orders.template_id')
    .where('orders.status', 'in', ['active', 'started', 'finished', 'cancelled'])
    .select([
      'orders.id',
      'orders.status',
      'orders.customer_id',
      'orders.country_code',
      'orders.start_date',
      'orders.end_date',
      'orders.created_at',
      'orders.wanted_jobs',
      'orders.interest_start_date',
      'orders.interest_end_date',
      'templates.id as template_id',
      'templates.currency',
      'templates.agent_fee',
      'templates.base_price',
      'templates.duration',
    ])
    .orderBy('orders.id')
    .execute();
  const locations = await database.selectFrom('locations').selectAll().orderBy('id').execute();
  const places = Map.groupBy(locations, (location) => location.order_id);

  const jobs = orders.flatMap((order) => {
    const own = places.get(order.id) ?? [];
    const count = own.length > 0 ? own.length : (order.wanted_jobs ?? 0);
    const first = new Date(order.start_date ?? order.created_at);
    const last = new Date(order.end_date ?? order.created_at);
    return Array.from({ length: count }, (_, index) => {
      const location = own[index];
      const status = statusOf(order, index, random);
      const { started, ended } = reached[status];
      const latest = Math.min(now.getTime(), last.getTime());
      const counted = order.id === withCountdowns;
      const started_at = counted
        ? later(now, -(order.duration + (index % 2 === 0 ? -1 : 1)) * minute)
        : new Date(
            Math.max(
              first.getTime(),
              latest - random.integer(60, status === 'in_progress' ? 180 : 20_000) * minute,
            ),
          );
      const ended_at = counted
        ? later(now, -(index % 2 === 0 ? 14 : 16) * minute)
        : later(started_at, order.duration * minute);
      const done = formatInstant(ended_at);
      const bundle =
        order.id === withBundles && index < 5
          ? index < 2
            ? 'Two on the high street'
            : 'Three in town'
          : null;
      return {
        id: `${order.id}-${index + 1}`,
        order_id: order.id,
        sequence: index + 1,
        customer_id: order.customer_id,
        template_id: order.template_id,
        location_id: location?.id ?? null,
        location_group_id: location?.group_id ?? null,
        status,
        attempt_reason: status === 'attempted' ? ('location_closed' as const) : null,
        reference: location?.reference ?? `${order.id}-A${String(index + 1).padStart(3, '0')}`,
        description: null,
        special_instructions: random.chance(0.15) ? 'Ask for the duty manager first.' : null,
        start_date: dayOf(first),
        end_date: dayOf(last),
        start_time: location?.start_time ?? null,
        end_time: location?.end_time ?? null,
        created_at: order.created_at,
        started_at: started ? formatInstant(started_at) : null,
        ended_at: ended ? done : null,
        completed_at: ended ? done : null,
        qa_entered_at: ended ? done : null,
        cancelled_at:
          status === 'cancelled'
            ? formatInstant(
                new Date(Math.max(first.getTime() - oneDay, latest - random.integer(1, 90) * hour)),
              )
            : null,
        currency: order.currency,
        agent_fee: order.agent_fee,
        customer_price: order.base_price,
        bundle_name: bundle,
        team: null,
        interest:
          isInInterestPhase(order, now) &&
          index % 2 === 0 &&
          (status === 'unassigned' || status === 'pending'),
        partial: false,
        name: location?.name ?? 'Anywhere',
        address1: location?.address1 ?? 'Anywhere in the United Kingdom',
        address2: location?.address2 ?? null,
        address_details: location?.address_details ?? null,
        city: location?.city ?? 'Anywhere',
        zip: location?.zip ?? null,
        state: location?.state ?? null,
        country_code: location?.country_code ?? order.country_code,
        phone: location?.phone ?? null,
        latitude: location?.latitude ?? null,
        longitude: location?.longitude ?? null,
        // reviewer@ and reviewer2@ are the fifth and sixth account.
        reviewer_id: order.id === allReviewsTaken ? String(5 + (index % 2)) : null,
      };
    });
  });
  await insertRows(database, 'jobs', jobs);
}
