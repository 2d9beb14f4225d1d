import dayjs from 'dayjs';

const dateFormat = 'DD MMM YY';
const timeFormat = 'HH:mm';

/** Shown where there is no value. */
export const noValue = '–';

/** An instant or calendar date as `DD MMM YY`, in the browser's zone. */
export const formatDate = (value: string): string => dayjs(value).format(dateFormat);

/** A calendar date without its year, where a nearby date has it: `DD MMM`. */
export const formatDay = (date: string): string => dayjs(date).format('DD MMM');

/** An instant as `HH:mm`, in the browser's zone. */
export const formatTime = (value: string): string => dayjs(value).format(timeFormat);

export const formatDateTime = (value: string): string => dayjs(value).format(`${dateFormat} ${timeFormat}`);

/** Times of day from one to another, without seconds: '09:00 – 17:00'. */
export const timesText = (from: string | null, to: string | null): string =>
  from === null && to === null ? noValue : [from, to].map((time) => time?.slice(0, 5) ?? noValue).join(' – ');

/** A calendar date as its month: 'Nov 26'. */
export const formatMonth = (date: string): string => dayjs(date).format('MMM YY');

/** The long form for tooltips. */
export const formatFullDateTime = (value: string): string => dayjs(value).format('dddd, D MMMM YYYY, HH:mm');

/** A calendar date in the format of the API: `yyyy-MM-dd`. */
export const dateForRequest = (date: Date | string): string => dayjs(date).format('YYYY-MM-DD');

/** The last second of a calendar date in the browser's zone, as an instant. */
export const endOfDay = (date: string): string => dayjs(date).endOf('day').millisecond(0).toISOString();

/** A local date and time for file names, without blanks and colons. */
export const fileTimestamp = (instant: Date): string => dayjs(instant).format('YYYY-MM-DD_HH-mm-ss');

/** A local date and time in a format that spreadsheets recognise; null stays empty. */
export const formatForFile = (instant: string | null): string | null =>
  instant === null ? null : dayjs(instant).format('YYYY-MM-DD HH:mm:ss');

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** '12 min ago' within the last day, else the date. */
export function formatRelative(value: string, now: Date = new Date()): string {
  const age = now.getTime() - new Date(value).getTime();
  if (age < 0 || age >= day) return formatDate(value);
  if (age < minute) return 'just now';
  return age < hour ? `${Math.floor(age / minute)} min ago` : `${Math.floor(age / hour)} h ago`;
}

const second = 1000;

/** '20 s ago', then as above: for what has just happened. Clocks of two machines differ a little. */
export function formatAgo(value: string, now: Date = new Date()): string {
  const age = now.getTime() - new Date(value).getTime();
  if (age >= minute || age < -minute) return formatRelative(value, now);
  return `${Math.max(0, Math.floor(age / second))} s ago`;
}

/** IANA name of the browser's zone, for example `Europe/London`. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
