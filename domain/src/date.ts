import type { Reading } from './reading.ts';
import { cleanReference } from './text.ts';

/** Which of two numbers of a date is the day: `20/12/2026` or `12/20/2026`. */
export type DateOrder = 'day-first' | 'month-first';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Spreadsheets may add a time of day to a date; midnight is ignored. */
const time = String.raw`(?:[T ]+(?<time>\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?: ?(?<half>[ap])m)?Z?)?`;
const yearFirst = new RegExp(
  String.raw`^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})${time}$`,
  'i',
);
const yearLast = new RegExp(
  String.raw`^(?<first>\d{1,2})(?<sign>[-/.]) ?(?<second>\d{1,2})\k<sign> ?(?<year>\d{4}|\d{2})\.?${time}$`,
  'i',
);
const dayAndName = new RegExp(
  String.raw`^(?:[a-z]+,? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[-. ]+(?<name>[a-z]{3,})\.?,?[-. ]+(?<year>\d{4}|\d{2})${time}$`,
  'i',
);
const nameAndDay = new RegExp(
  String.raw`^(?:[a-z]+,? )?(?<name>[a-z]{3,})\.?[-. ]+(?<day>\d{1,2})(?:st|nd|rd|th)?,?[-. ]+(?<year>\d{4})${time}$`,
  'i',
);

/**
 * Reads a date as users and spreadsheets write one, as `yyyy-MM-dd`. `order` decides which of two possible months is
 * the day; without it such a date is refused with both of its readings.
 */
export function readDate(text: string, order?: DateOrder): Reading<string> {
  // Nearly all cells of a file have this form.
  if (isDay(text)) return { ok: true, value: text };
  const written = cleanReference(text);
  const refuse = (reason = ''): Reading<string> => ({
    ok: false,
    message: `${shortened(written)} is no date${reason && `: ${reason}`}`,
  });
  if (written === '') return { ok: false, message: 'No date is given' };
  const readings = readingsOf(written, order);
  if (readings === null) return refuse();
  if (hasTime(written)) return refuse('it has a time of day');
  const [one, other] = readings.filter(exists);
  if (one === undefined) return refuse('there is no such day');
  if (other !== undefined && other !== one)
    return {
      ok: false,
      message: `${written} is ${dayInWords(one)} or ${dayInWords(other)}: write ${one} or ${other}`,
    };
  return { ok: true, value: one };
}

/** Whether a date has two readings, so that the order of day and month has to be known. */
export function isAmbiguousDate(text: string): boolean {
  const days = new Set((readingsOf(cleanReference(text)) ?? []).filter(exists));
  return days.size > 1;
}

/** Whether a text is a day in the stored form: `yyyy-MM-dd`. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && exists(text);

/** The possible readings of a date, whether or not the days exist; null for text that is no date. */
function readingsOf(written: string, order?: DateOrder): readonly string[] | null {
  const found =
    yearFirst.exec(written)?.groups ?? dayAndName.exec(written)?.groups ?? nameAndDay.exec(written)?.groups;
  if (found) {
    const { year = '', day = '', name } = found;
    const month = name === undefined ? found['month'] : monthOf(name);
    return month === null ? null : [dayOf(year, month ?? '', day)];
  }
  const { year = '', first = '', second = '', sign } = yearLast.exec(written)?.groups ?? {};
  if (first === '') return null;
  const dayFirst = dayOf(year, second, first);
  // Dates with dots always have the day first.
  if (sign === '.') return [dayFirst];
  const monthFirst = dayOf(year, first, second);
  if (order === undefined) return [dayFirst, monthFirst];
  return [order === 'day-first' ? dayFirst : monthFirst];
}

function hasTime(written: string): boolean {
  const { time: given, half } = [yearFirst, yearLast, dayAndName, nameAndDay].reduce<Record<string, string>>(
    (groups, pattern) => ({ ...groups, ...pattern.exec(written)?.groups }),
    {},
  );
  if (given === undefined) return false;
  const [hours = '', ...rest] = given.split(/[:.]/);
  const midnight = half === undefined ? Number(hours) === 0 : half.toLowerCase() === 'a' && hours === '12';
  return !midnight || rest.some((part) => Number(part) !== 0);
}

/** The number of a month by its English name or its beginning; null for another word. */
function monthOf(name: string): string | null {
  const index = monthNames.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()));
  return index < 0 ? null : String(index + 1);
}

const dayOf = (year: string, month: string, day: string): string =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** 30 February would become 1 March. */
function exists(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}

/** `2026-04-03` in words: 3 April 2026. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1] ?? ''} ${year ?? ''}`;
}

const mostShown = 30;

const shortened = (text: string): string =>
  text.length > mostShown ? `${text.slice(0, mostShown).trimEnd()}…` : text;
