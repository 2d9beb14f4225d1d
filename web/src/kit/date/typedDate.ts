import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { readRelativeDay, resolvedDay } from './relativeDay.ts';

dayjs.extend(customParseFormat);

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** '1 nov', '01/11/26', '10.11.2026': the day comes first, and a date without a year is one of this year. */
const dayFirst =
  /^(?<day>\d{1,2})(?:[\s./-]+(?<month>\d{1,2})|[\s./-]*(?<name>[a-z]{3,}))\.?(?:[\s,./-]+(?<year>\d{4}|\d{2}))?$/;
/** 'Nov 1', 'November 1, 2026'. */
const monthFirst = /^(?<name>[a-z]{3,})\.?\s*(?<day>\d{1,2})(?:[\s,]+(?<year>\d{4}|\d{2}))?$/;

/** Parses a calendar date in the formats that staff use, to `yyyy-MM-dd`; null for text that is no date. */
export function parseTypedDate(text: string, now: Date = new Date()): string | null {
  const typed = text.trim().toLowerCase();
  if (readRelativeDay(typed) !== null) return resolvedDay(typed, now);
  if (isCalendarDate(typed)) return typed;
  const found = dayFirst.exec(typed)?.groups ?? monthFirst.exec(typed)?.groups;
  if (!found) return null;
  const { day, month, name, year = String(now.getFullYear()) } = found;
  const date = [fullYear(year), month ?? monthNumber(name), day]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return isCalendarDate(date) ? date : null;
}

/** 0 for a word that begins no month. */
const monthNumber = (name = ''): number => months.findIndex((month) => month.startsWith(name)) + 1;

/** Two digits are a year of this century, or of the last one where that would be far ahead: birthdays are typed too. */
function fullYear(year: string): number {
  if (year.length > 2) return Number(year);
  return Number(year) + (Number(year) > 68 ? 1900 : 2000);
}

/** Whether text is a calendar date in the format of the API, `yyyy-MM-dd`. */
export const isCalendarDate = (text: string): boolean => dayjs(text, 'YYYY-MM-DD', true).isValid();
