import { strikeWindowMonths } from '../../../constants.ts';

/**
 * Whether a strike counts towards the maximum: the window of so many months rolls on with the time. Where the month it
 * began in has no such day (31 May, three months earlier), it begins at the end of that month, as the server has it.
 */
export function isRecentStrike(date: string, now: number): boolean {
  const today = new Date(now);
  const start = new Date(now);
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - strikeWindowMonths);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(today.getUTCDate(), lastDay));
  return Date.parse(date) > start.getTime();
}
