import dayjs from 'dayjs';
import { dateForRequest, formatDate } from '../value/time.ts';

const named: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);
const ahead = /^in[ _](\d{1,4})[ _]days?$/;
const ago = /^(\d{1,4})[ _]days?[ _]ago$/;

/** The days from today that a keyword means, as typed or in an address; null for other text. */
function daysFromToday(text: string): number | null {
  const word = text.trim().toLowerCase();
  const days = named.get(word);
  if (days !== undefined) return days;
  const forward = ahead.exec(word)?.[1];
  if (forward !== undefined) return Number(forward);
  const back = ago.exec(word)?.[1];
  return back === undefined ? null : -Number(back);
}

/**
 * The keyword of a day relative to today, as in addresses: 'tomorrow', 'in_7_days', '30_days_ago'. Null for other text.
 */
export function readRelativeDay(text: string): string | null {
  const days = daysFromToday(text);
  if (days === null) return null;
  for (const [word, count] of named) if (count === days) return word;
  return days > 0 ? `in_${days}_days` : `${-days}_days_ago`;
}

/** The calendar date (yyyy-MM-dd) that a date or a relative day currently means. */
export function resolvedDay(value: string, now: Date = new Date()): string {
  const days = daysFromToday(value);
  return days === null ? value : dateForRequest(dayjs(now).add(days, 'day').toDate());
}

/** The text of a relative day: 'in 7 days'. Null for a date. */
export const relativeWords = (value: string): string | null =>
  readRelativeDay(value)?.replaceAll('_', ' ') ?? null;

/** A date, or a relative day with its current date. */
export function dayInWords(value: string, now: Date = new Date()): string {
  const date = formatDate(resolvedDay(value, now));
  const words = relativeWords(value);
  return words === null ? date : `${words} (${date})`;
}
