import { formatDate } from '../../kit/value/time.ts';

/**
 * An instant as clocks at a place show it: date, `HH:mm`, and the short name of the zone ('GMT', 'CET', 'GMT+9').
 * Without a zone, or with one that the browser does not know, the browser's own.
 */
export function wallClock(
  instant: string,
  timeZone: string | null,
): { readonly date: string; readonly time: string; readonly zone: string } {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: formatDate(`${parts['year']}-${parts['month']}-${parts['day']}`),
    time: `${parts['hour']}:${parts['minute']}`,
    zone: parts['timeZoneName'] ?? '',
  };
}

function clockOf(timeZone: string | null): Intl.DateTimeFormat {
  const shown: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  };
  try {
    return new Intl.DateTimeFormat('en-GB', { ...shown, ...(timeZone !== null && { timeZone }) });
  } catch {
    // A zone that this browser is too old to know.
    return new Intl.DateTimeFormat('en-GB', shown);
  }
}
