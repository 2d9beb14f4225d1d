/*
 * The values of REST v1 in the forms that servers use for them. Each function returns the contract's own form, or
 * undefined for a value that cannot be read. The contract's form comes first: it is the only one on most servers.
 */

/** Also of ids. A number beyond 2^53 has lost digits by now, so it is not the id that was sent. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') {
    const isExact = Number.isSafeInteger(value) || !Number.isInteger(value);
    return isExact ? String(value) : undefined;
  }
  return typeof value === 'boolean' ? String(value) : undefined;
}

const decimal = /^[+-]?\d+(\.\d+)?$/;

export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : undefined;
}

/** `12`, `"12"`, `12.0` and `"12.00"`. */
export function readInteger(value: unknown): number | undefined {
  const number = readNumber(value);
  return Number.isSafeInteger(number) ? number : undefined;
}

const booleans: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [0, false],
  ['0', false],
  ['false', false],
  [1, true],
  ['1', true],
  ['true', true],
]);

export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return booleans.get(typeof value === 'string' ? value.toLowerCase() : value);
}

/** An RFC 3339 time in UTC, with any fraction of a second, and hours and months that exist. */
const instant =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/;

const looseInstant = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d)?(\.\d+)? ?([Zz]|UTC|[+-]\d\d(?::?\d\d)?)?$/;
const digits = /^\d{9,14}$/;
/** Numbers below are seconds, and milliseconds from here: the year 5138, or 1973. */
const firstMilliseconds = 1e11;

/** `yyyy-MM-dd HH:mm:ss`, RFC 3339, or Unix seconds or milliseconds. A time without an offset is in UTC. */
export function readInstant(value: unknown): string | undefined {
  if (typeof value === 'number') return fromUnix(value);
  if (typeof value !== 'string') return undefined;
  if (instant.test(value)) return value;
  const text = value.trim();
  if (digits.test(text)) return fromUnix(Number(text));
  const [, day, minutes, seconds = ':00', fraction = '', offset = 'Z'] = looseInstant.exec(text) ?? [];
  if (day === undefined) return undefined;
  return written(Date.parse(`${day}T${minutes}${seconds}${fraction.slice(0, 4)}${fullOffset(offset)}`));
}

const fromUnix = (time: number): string | undefined =>
  written(Math.abs(time) < firstMilliseconds ? time * 1000 : time);

/** `+02` and `+0200` are `+02:00`. */
const fullOffset = (offset: string): string =>
  /^[zZ]|UTC$/.test(offset) ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;

function written(milliseconds: number): string | undefined {
  const instant = new Date(milliseconds);
  const year = instant.getUTCFullYear();
  return year >= 1900 && year <= 9999 ? instant.toISOString().replace('.000Z', 'Z') : undefined;
}

const dayAndTime = /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:$|[Tt ])/;

/** The form alone: days are many, and whether one exists is not the reader's business. */
const isDay = (text: string): boolean => text.length === 10 && text[4] === '-' && text[7] === '-';

/** A day, or a time whose day is meant: `2026-11-20 00:00:00`. */
export function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return isDay(value) && !isNoDate(value) ? value : dayAndTime.exec(value)?.[1];
}

const isTimeOfDay = (text: string): boolean => text.length === 5 && text[2] === ':';
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/;

/** `HH:mm` or `HH:mm:ss`. */
export function readTimeOfDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (isTimeOfDay(value)) return value;
  return timeOfDay.test(value) ? value.slice(0, 5) : undefined;
}

/** How servers write that there is no date. */
export const isNoDate = (value: unknown): boolean =>
  typeof value === 'string' && (value.trim() === '' || value.startsWith('0000-00-00'));

/** The spellings of a word: `in_progress`, `IN_PROGRESS`, `In progress`, `in-progress`. */
export const looseWord = (word: string): string => word.trim().toLowerCase().replace(/[ -]/g, '_');
