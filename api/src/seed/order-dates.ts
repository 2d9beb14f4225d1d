import type { OrderStatus } from '../orders/transitions.ts';
import { hour, later, oneDay } from '../time/instants.ts';
import type { Random } from './random.ts';
import { scattered } from './scatter.ts';

/** The orders before it are over, unless they show something on purpose. */
export const firstUnderWay = 55;
export const orderCount = 140;

/** Over a year ago the first one was placed, and the more lately, the more there are. */
const oldest = 375;
const newestThatIsOver = 40;
const newest = 0.5;

/** How many days ago the order at this place of the list was placed. */
function ageOf(index: number): number {
  const lastOver = firstUnderWay - 1;
  if (index <= lastOver)
    return newestThatIsOver + (oldest - newestThatIsOver) * ((lastOver - index) / lastOver) ** 1.4;
  return newest + ((newestThatIsOver - newest) * (orderCount - 1 - index)) / (orderCount - firstUnderWay);
}

type Stage = { readonly index: number; readonly status: OrderStatus; readonly over: boolean };

/** When an order was placed, and from when to when there can be visits: windows begin and end at whole hours. */
export function datesOf({ index, status, over }: Stage, now: Date, random: Random) {
  const jitter = random.integer(0, 12) * hour;
  const created = scattered(later(now, -ageOf(index) * oneDay - jitter), `order ${index}`);
  const future = !over && ['active', 'approving', 'pending', 'draft', 'rejected'].includes(status);
  const start = over
    ? later(created, 3 * oneDay)
    : later(now, (future ? random.integer(2, 20) : -random.integer(3, 14)) * oneDay);
  const end = later(start, (over ? random.integer(10, 20) : random.integer(18, 40)) * oneDay);
  return { created, start: atWholeHour(start), end: atWholeHour(end) };
}

const atWholeHour = (instant: Date): Date => new Date(Math.floor(instant.getTime() / hour) * hour);
