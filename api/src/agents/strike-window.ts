/** Strikes within this many months count towards the maximum; older ones are history. */
const strikeWindowMonths = 3;

/**
 * The instant after which a strike counts as recent. Where the month has no such day (31 May, three months
 * earlier), the window begins at the end of that month.
 */
export function strikeWindowStart(now: Date): Date {
  const start = new Date(now);
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - strikeWindowMonths);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return start;
}
