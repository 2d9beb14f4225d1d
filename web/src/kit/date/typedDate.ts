import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { dateForRequest } from '../value/time.ts';

dayjs.extend(customParseFormat);

/** The ways in which staff write a date. */
const typedDateFormats = [
  'DD MMM YY',
  'D MMM YY',
  'DD MMM YYYY',
  'D MMM YYYY',
  'YYYY-MM-DD',
  'DD/MM/YYYY',
  'D/M/YYYY',
  'DD/MM/YY',
  'D/M/YY',
];

/** A typed calendar date as `yyyy-MM-dd`; null for text that is no date. */
export function parseTypedDate(text: string): string | null {
  const date = typedDateFormats
    .map((format) => dayjs(text.trim(), format, true))
    .find((parsed) => parsed.isValid());
  return date ? dateForRequest(date.toDate()) : null;
}

/** Whether text is a calendar date as it is sent, `yyyy-MM-dd`. */
export const isCalendarDate = (text: string): boolean => dayjs(text, 'YYYY-MM-DD', true).isValid();
