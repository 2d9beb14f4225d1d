import { later, minute, oneDay } from '../../time/instants.ts';
import type { Schedule } from '../../orders/schemas.ts';
import { minutesOf } from '../../time/zones.ts';
import { daysBetween, localDay, localTime } from '../british-time.ts';
import { oneOf } from '../random.ts';
import type { Random } from '../random.ts';
import { inTheMinuteBefore } from '../scatter.ts';
import { timesOn } from '../schedules.ts';

/** When a location can be visited: the days, and the local times. */
export type Opening = {
  readonly start_date: string;
  readonly end_date: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
  /** The schedules of the order. */
  readonly schedules: readonly Schedule[];
};

export type Visit = { readonly day: string; readonly started: Date; readonly ended: Date };

type Wish = {
  readonly after: Date;
  /** The visit must be over by then. */
  readonly before: Date;
  /** Minutes. */
  readonly duration: number;
  /** The visit must be on one of this many last days; omitted: any day. */
  readonly lastDays?: number | undefined;
};

const earliest = 8 * 60;
const latest = 21 * 60;

/** The visiting hours of a day, limited by two instants. */
function hoursOn(day: string, opening: Opening, after: Date, before: Date): { from: Date; to: Date } {
  const allowed = timesOn(opening.schedules, day);
  if (allowed?.length === 0) return { from: before, to: before };
  const opens = [opening.start_time, allowed?.at(0)?.start_time].map((time) => minutesOf(time ?? '00:00'));
  const closes = [opening.end_time, allowed?.at(-1)?.end_time].map((time) => minutesOf(time ?? '24:00'));
  const first = Math.max(opening.start_time === null ? earliest : 0, ...opens);
  const last = Math.min(opening.end_time === null ? latest : 24 * 60, ...closes);
  return {
    from: new Date(Math.max(localTime(day, first).getTime(), after.getTime())),
    to: new Date(Math.min(localTime(day, last).getTime(), before.getTime())),
  };
}

/** Whether an agent who arrived some minutes ago can be at work now. */
export function isOpen(opening: Opening, now: Date): boolean {
  const day = localDay(now);
  if (day < opening.start_date || day > opening.end_date) return false;
  const { from, to } = hoursOn(day, opening, new Date(0), later(now, oneDay));
  return later(from, 13 * minute) <= now && now < to;
}

const days = (opening: Opening, after: Date, before: Date): string[] => {
  const [first, last] = [localDay(after), localDay(before)];
  return daysBetween(
    first > opening.start_date ? first : opening.start_date,
    last < opening.end_date ? last : opening.end_date,
  );
};

/** Draws a visit that fits; null if none does. */
export function drawVisit(
  opening: Opening,
  { after, before, duration, lastDays }: Wish,
  random: Random,
): Visit | null {
  const longest = Math.ceil(duration * 1.2);
  const possible = days(opening, after, before)
    .map((day) => ({ day, ...hoursOn(day, opening, after, before) }))
    .filter(({ from, to }) => to.getTime() - from.getTime() >= (longest + 2) * minute);
  const drawn = oneOf(random, lastDays === undefined ? possible : possible.slice(-lastDays));
  if (!drawn) return null;
  const { day, from, to } = drawn;
  const room = Math.floor((to.getTime() - from.getTime()) / minute) - longest;
  const started = inTheMinuteBefore(later(from, random.integer(1, room) * minute));
  const took = Math.max(3, Math.round((duration * random.integer(80, 120)) / 100));
  return { day, started, ended: inTheMinuteBefore(later(started, took * minute)) };
}

/** Draws the start of a visit that is still going on, as recent as the opening hours allow. */
export function drawBeginning(opening: Opening, wish: Wish, random: Random): Visit | null {
  const last = days(opening, wish.after, wish.before)
    .map((day) => ({ day, ...hoursOn(day, opening, wish.after, wish.before) }))
    .findLast(({ from, to }) => to.getTime() - from.getTime() >= 12 * minute);
  if (!last) return null;
  const most = Math.floor((last.to.getTime() - last.from.getTime()) / minute) - 1;
  const ago = Math.min(most, random.integer(8, Math.max(12, wish.duration)));
  return { day: last.day, started: inTheMinuteBefore(later(last.to, -ago * minute)), ended: last.to };
}

export const overlap = (
  one: Pick<Visit, 'started' | 'ended'>,
  other: Pick<Visit, 'started' | 'ended'>,
): boolean => one.started < other.ended && other.started < one.ended;
