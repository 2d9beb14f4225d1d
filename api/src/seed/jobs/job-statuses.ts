import type { JobStatus } from '../../jobs/statuses.ts';
import type { JobOrder } from './job-rows.ts';
import type { Random } from '../random.ts';
import {
  allReviewsTaken,
  audits,
  fullyFilled,
  manyInReview,
  withBundles,
  withCountdowns,
} from '../shown-orders.ts';

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

/** The status of a job of an order. Paused or hidden orders have nothing on the market. */
export function statusOf(order: JobOrder, index: number, random: Random): JobStatus {
  const status = drawn(order, index, random);
  if (status === 'pending' && (order.paused || order.hide_from_market)) return 'unassigned';
  return status === 'unfulfilled' && order.hide_from_market ? 'cancelled' : status;
}

function drawn(order: JobOrder, index: number, random: Random): JobStatus {
  if (order.id === manyInReview) return index < 8 ? 'qa' : 'completed';
  if (order.id === allReviewsTaken) return 'qa';
  if (order.id === fullyFilled) return 'completed';
  if (audits.some((audit) => audit === order.id) && index < 2) return 'qa';
  if (order.id === withBundles) return index < 5 ? 'pending' : 'unassigned';
  if (order.id === withCountdowns) return index < 2 ? 'qa' : index < 4 ? 'in_progress' : 'assigned';
  if (order.status === 'started') return random.pick(underWay);
  // Nothing is offered before the order begins.
  if (order.status === 'active') return 'unassigned';
  if (order.status === 'cancelled') return 'cancelled';
  return random.pick(over);
}
