import type { OrderStatus } from '../../orders/transitions.ts';
import { hour, later, oneDay } from '../../time/instants.ts';
import type { Random } from '../random.ts';
import { localDay, localTime } from '../british-time.ts';
import { duringWork } from '../office-hours.ts';
import { scattered } from '../scatter.ts';

/** Orders before this one are over, unless they demonstrate a case. */
export const firstUnderWay = 55;
export const orderCount = 140;

/** The first order was placed over a year ago; recent orders are more frequent. */
const oldest = 375;
const newestThatIsOver = 40;
const newest = 0.5;

/** Days since the order at this index was placed. */
function ageOf(index: number): number {
  const lastOver = firstUnderWay - 1;
  if (index <= lastOver)
    return newestThatIsOver + (oldest - newestThatIsOver) * ((lastOver - index) / lastOver) ** 1.4;
  return newest + ((newestThatIsOver - newest) * (orderCount - 1 - index)) / (orderCount - firstUnderWay);
}

type Stage = {
  readonly index: number;
  readonly status: OrderStatus;
  readonly over: boolean;
  /** It began soon after it was placed and still goes on. */
  readonly lasting: boolean;
};

/** When an order was placed, and the mornings and evenings between which visits are possible. */
export function datesOf({ index, status, over, lasting }: Stage, now: Date, random: Random) {
  const jitter = random.integer(0, 12) * hour;
  const placed = scattered(later(now, -ageOf(index) * oneDay - jitter), `order ${index}`);
  const created = duringWork(placed, now);
  const future = !over && ['active', 'approving', 'pending', 'draft', 'rejected'].includes(status);
  const days = future ? random.integer(2, 20) : -random.integer(3, 14);
  const start = over
    ? later(created, 3 * oneDay)
    : lasting
      ? later(created, 12 * oneDay)
      : later(now, days * oneDay);
  const lasts = (over ? random.integer(10, 20) : random.integer(18, 40)) * oneDay;
  const end = later(lasting ? now : start, lasts);
  return { created, start: localTime(localDay(start), 7 * 60), end: localTime(localDay(end), 20 * 60) };
}
