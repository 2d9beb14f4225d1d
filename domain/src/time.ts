import { plainSigns } from './plainSigns.ts';
import type { Reading } from './reading.ts';

/** '9', '0930', '9:30', '9.30', '9h30', '09:30:00' or '09:30:00.000', each with or without am or pm. */
const pattern =
  /^(?<hours>\d{1,2})(?:(?<separator>[:.h ])(?<minutes>\d{1,2})(?:\k<separator>(?<seconds>\d{2})(?:\.\d+)?)?|(?<joined>\d{2})|h)?(?: ?(?<half>[ap])\.? ?m\.?)?$/;

/** Reads a time of day as users and spreadsheets write one, as `HH:mm`. */
export function readTime(text: string): Reading<string> {
  const written = plainSigns(text);
  const refuse = (reason = ''): Reading<string> => ({
    ok: false,
    message: `${shortened(written)} is no time${reason && `: ${reason}`}`,
  });
  if (written === '') return { ok: false, message: 'No time is given' };
  const found = pattern.exec(written.toLowerCase())?.groups;
  if (!found) return refuse();
  const { half, seconds = '00' } = found;
  const minutes = found['minutes'] ?? found['joined'] ?? '00';
  const hours = Number(found['hours']);
  // 9:05 or 9:50.
  if (minutes.length === 1) return refuse('minutes have two digits');
  if (Number(minutes) > 59 || Number(seconds) > 59) return refuse();
  if (seconds !== '00') return refuse('it has seconds');
  if (half === undefined)
    return hours > 23 ? refuse() : { ok: true, value: `${twoDigits(hours)}:${minutes}` };
  if (hours < 1 || hours > 12) return refuse('with am or pm, hours go from 1 to 12');
  return { ok: true, value: `${twoDigits((hours % 12) + (half === 'p' ? 12 : 0))}:${minutes}` };
}

/** Whether a text is a time of day in the stored form: `HH:mm`. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Minutes since midnight of `HH:mm`. */
export const minutesOfTime = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const mostShown = 30;

const shortened = (text: string): string =>
  text.length > mostShown ? `${text.slice(0, mostShown).trimEnd()}…` : text;
