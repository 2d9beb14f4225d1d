import { enqueue } from '../../outbox/work.ts';
import type { PushStatus } from '../../orders/actions/push-statuses.ts';
import { pushWork } from '../../orders/actions/pushes.ts';
import { formatInstant, hour, later, minute, oneDay } from '../../time/instants.ts';
import type { SeedContext } from '../context.ts';
import { duringWork } from '../office-hours.ts';
import { insertNumbered } from '../rows.ts';
import { filledOrder, largestOrder } from '../shown-orders.ts';

/** Drafts and orders waiting for approval have no pushes. This order is under way and has none either. */
const withoutPushes = '10058';

type Order = {
  readonly id: string;
  readonly status: string;
  readonly start_date: string | null;
  readonly launch_push_delay: number;
  readonly lockout_duration: number;
  readonly hide_from_market: boolean;
};

/** Days ago on which agents with jobs of the largest order were reminded. */
const reminders = [151, 128, 102, 85, 61, 39, 24, 11] as const;

/** The pushes of each order that began. The largest order has more than two pages of them, in every status. */
export async function seedPushes({ database, now }: SeedContext, orders: readonly Order[]): Promise<void> {
  const begun = orders.filter(
    ({ id, status }) => (status === 'started' || status === 'finished') && id !== withoutPushes,
  );
  const pushes = begun.flatMap((order) => {
    const start = new Date(order.start_date ?? now);
    const launched = later(start, order.launch_push_delay * minute);
    // A hidden order has no audience. The list is sorted by creation; the launch push has the order's promised time.
    const launch = push(order, isHidden(order) ? 'no_audience' : 'sent', launched, true);
    return order.id === largestOrder ? [launch, ...remindersOf(order, start, now)] : [launch];
  });
  const rows = pushes.map((one, index) => ({ id: String(index + 1), ...one }));
  await insertNumbered(database, 'order_pushes', rows);
  // The worker continues pushes that are under way as soon as the product runs.
  for (const { id, status, scheduled_at: due } of rows)
    if (status !== 'sent' && status !== 'no_audience')
      await enqueue(database, pushWork, { pushId: id }, now, new Date(due));
}

const isHidden = (order: Order): boolean => order.hide_from_market || order.id === filledOrder;

/** The first reminder came before any agent had a job; three are being sent now. */
function remindersOf(order: Order, start: Date, now: Date) {
  const soon = later(now, 2 * hour);
  return [
    push(order, 'no_audience', later(start, 91 * minute)),
    ...reminders.map((days) =>
      push(order, 'sent', duringWork(later(now, -days * oneDay - days * 397_000), now)),
    ),
    { ...push(order, 'pending', later(now, -4 * minute)), scheduled_at: formatInstant(soon) },
    push(order, 'sending', later(now, -40_000)),
    push(order, 'building_audience', later(now, -9_000)),
  ];
}

const push = (order: Order, status: PushStatus, at: Date, launch = false) => ({
  order_id: order.id,
  kind: launch ? ('offer_distance' as const) : ('assignment_status' as const),
  status,
  launch,
  lockout_duration: order.lockout_duration,
  scheduled_at: formatInstant(at),
  sent_at: status === 'sent' ? formatInstant(at) : null,
  created_at: formatInstant(at),
});
