import { dayAfter, dayOf, hour, later, minute, oneDay } from '../time/instants.ts';

/** Summer time in both countries: from the last Sunday of March to the last Sunday of October, at 01:00 UTC. */
function isSummer(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  const { begins, ends } = summers.get(year) ?? keepSummer(year);
  return instant >= begins && instant < ends;
}

const summers = new Map<number, { begins: Date; ends: Date }>();
function keepSummer(year: number) {
  const summer = { begins: lastSunday(year, 2), ends: lastSunday(year, 9) };
  summers.set(year, summer);
  return summer;
}

function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return later(last, -last.getUTCDay() * oneDay);
}

/** The day of an instant in Great Britain and Ireland, `yyyy-MM-dd`. */
export const localDay = (instant: Date): string => dayOf(isSummer(instant) ? later(instant, hour) : instant);

/** The instant that is `minutes` after local midnight of a day. */
export function localTime(day: string, minutes: number): Date {
  const winter = later(new Date(`${day}T00:00:00Z`), minutes * minute);
  const summer = later(winter, -hour);
  return isSummer(summer) ? summer : winter;
}

/** The days from `first` to `last`, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day);
  return days;
}
