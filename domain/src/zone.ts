/** The clock of a time zone at an instant: yyyy-MM-dd HH:mm:ss. */
const clockIn = (zone: string, instant: Date): string => formatOf(zone).format(instant);

/** The calendar day (yyyy-MM-dd) of an instant in a time zone. */
export const dayInZone = (zone: string, instant: Date): string => clockIn(zone, instant).slice(0, 10);

/** The time of day (HH:mm) of an instant in a time zone. */
export const timeInZone = (zone: string, instant: Date): string => clockIn(zone, instant).slice(11, 16);

const secondMilliseconds = 1_000;
const hourMilliseconds = 3_600 * secondMilliseconds;

/**
 * The instant at which the clock of a time zone shows this time (yyyy-MM-ddTHH:mm:ss). Where clocks show it twice, the
 * first; a skipped time is read with the offset before the change.
 */
export function instantInZone(zone: string, clock: string): Date {
  const asUtc = Date.parse(`${clock}Z`);
  const offsetAt = (time: number): number =>
    Date.parse(`${clockIn(zone, new Date(time)).replace(' ', 'T')}Z`) -
    Math.floor(time / secondMilliseconds) * secondMilliseconds;
  // No offset reaches further than a day, so these are the ones before and after any change near the time.
  const [before, after] = [offsetAt(asUtc - 24 * hourMilliseconds), offsetAt(asUtc + 24 * hourMilliseconds)];
  const found = [asUtc - before, asUtc - after].find((time) => time + offsetAt(time) === asUtc);
  return new Date(found ?? asUtc - before);
}

/** The next calendar day, counted in UTC, where every day has 24 hours. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hourMilliseconds).toISOString().slice(0, 10);

/** The first instant of a calendar day in a time zone, also where clocks skip midnight or the whole day. */
export function startOfDay(zone: string, day: string): Date {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  // Beyond these years, years do not have four digits, or offsets are not in whole minutes.
  if (day < '1900-01-01' || day > '9999-12-30') return new Date(utcMidnight);
  // Zones are at most 14 hours ahead of UTC and 12 behind; historic ones were further away.
  let [before, from] = [utcMidnight - 27 * hourMilliseconds, utcMidnight + 27 * hourMilliseconds];
  while (from - before > secondMilliseconds) {
    const middle = before + Math.floor((from - before) / (2 * secondMilliseconds)) * secondMilliseconds;
    if (dayInZone(zone, new Date(middle)) < day) before = middle;
    else from = middle;
  }
  return new Date(from);
}

/**
 * The runtime's name of a time zone, also for an offset such as '+13', 'UTC+13' or 'GMT-03:30', whose sign is that of
 * ISO 8601: ahead of UTC is positive. Null when the name is unknown.
 */
export function zoneNamed(text: string): string | null {
  const name = text.trim();
  const [, sign = '', hours = '', minutes = '00'] =
    /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(name) ?? [];
  const readable = sign === '' ? name : `${sign}${hours.padStart(2, '0')}:${minutes}`;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: readable }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: making one costs a hundred times as much as using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(zone, format);
  return format;
}
