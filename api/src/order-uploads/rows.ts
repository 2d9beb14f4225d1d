import { withoutEmptyEnd } from '@shepherd/domain/csv.ts';
import { readDate } from '@shepherd/domain/date.ts';
import type { Reading } from '@shepherd/domain/reading.ts';
import { characterInWords, cleanEntered, cleanReference } from '@shepherd/domain/text.ts';
import { readTime } from '@shepherd/domain/time.ts';
import { messages } from '../orders/messages.ts';
import { timeProblems } from '../orders/locations/locations.ts';
import type { NewLocation } from '../orders/locations/locations.ts';

/** Required and optional columns of a file of locations. */
export const requiredColumns = [
  'reference',
  'address1',
  'city',
  'zip',
  'start_date',
  'end_date',
  'start_time',
  'end_time',
] as const;
const optionalColumns = [
  'name',
  'address2',
  'address_details',
  'state',
  'country_code',
  'phone',
  'latitude',
  'longitude',
  'group',
] as const;
export type ColumnName = (typeof requiredColumns)[number] | (typeof optionalColumns)[number];

export type RowFailure = { readonly field: ColumnName | null; readonly message: string };

/** A normalised heading: without case, blanks, dashes and invisible characters. */
export const columnName = (heading: string): string =>
  cleanReference(heading)
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** The columns of a header row. Trailing empty cells are former columns. */
export const columnsOf = (headings: readonly string[]): string[] => withoutEmptyEnd(headings).map(columnName);

const columnNames: ReadonlySet<string> = new Set([...requiredColumns, ...optionalColumns]);

/** The number of cells with known column names. */
export const knownHeadings = (cells: readonly string[]): number =>
  cells.filter((cell) => columnNames.has(columnName(cell))).length;

/** Columns in which a typographic hyphen is a mistake of a word processor. */
const isCode: ReadonlySet<ColumnName> = new Set([
  'reference',
  'country_code',
  'start_date',
  'end_date',
  'start_time',
  'end_time',
  'latitude',
  'longitude',
]);

/** The required columns that a header lacks. */
export const missingColumns = (header: readonly string[]): string[] =>
  requiredColumns.filter((column) => !header.includes(column));

const longest: Partial<Record<ColumnName, number>> = { phone: 30, zip: 30, address_details: 1_000 };

/**
 * Converts one row of a file to a location, or returns all its problems.
 * @param header normalised column names, in the order of the file
 */
export function readRow(
  header: readonly string[],
  cells: readonly string[],
  order: { readonly country_code: string },
  countries: ReadonlySet<string>,
): NewLocation | RowFailure[] {
  const failures: RowFailure[] = [];
  const refuse = (field: ColumnName | null, message: string): void => {
    if (!failures.some((failure) => failure.field === field)) failures.push({ field, message });
  };
  if (cells.slice(header.length).some((cell) => cell.trim() !== ''))
    refuse(null, 'The row has more cells than the header has columns');
  const cell = (column: ColumnName): string | null => {
    const written = cells[header.indexOf(column)] ?? '';
    const text = isCode.has(column) ? cleanReference(written) : cleanEntered(written);
    if (text === '') return null;
    // The decoder's replacement character: the bytes are not UTF-8.
    if (text.includes('\uFFFD'))
      refuse(column, 'This text is not UTF-8. In Excel, save the file as “CSV UTF-8 (Comma delimited)”');
    // PostgreSQL cannot store it in text.
    else if (text.includes('\0'))
      refuse(column, `This text has a character that is not allowed: ${characterInWords('\0')}`);
    else if (text.length > (longest[column] ?? 255))
      refuse(column, `Max ${longest[column] ?? 255} characters`);
    return text;
  };
  for (const column of requiredColumns) if (cell(column) === null) refuse(column, messages.required);

  const startDate = readOr(cell('start_date'), readDate, (message) => refuse('start_date', message));
  const endDate = readOr(cell('end_date'), readDate, (message) => refuse('end_date', message));
  const startTime = readOr(cell('start_time'), readTime, (message) => refuse('start_time', message));
  const endTime = readOr(cell('end_time'), readTime, (message) => refuse('end_time', message));
  const times = { start_date: startDate, end_date: endDate, start_time: startTime, end_time: endTime };
  const problems = timeProblems(times);
  for (const field of ['start_date', 'start_time', 'end_time'] as const)
    if (problems[field] !== undefined) refuse(field, problems[field]);

  const country = cell('country_code')?.toUpperCase() ?? order.country_code;
  if (!countries.has(country)) refuse('country_code', messages.unknownCountry);
  const latitude = readNumber(cell('latitude'), 90, (message) => refuse('latitude', message));
  const longitude = readNumber(cell('longitude'), 180, (message) => refuse('longitude', message));
  const reference = cell('reference') ?? '';
  const location: NewLocation = {
    reference,
    name: cell('name') ?? reference,
    address1: cell('address1') ?? '',
    address2: cell('address2'),
    address_details: cell('address_details'),
    city: cell('city') ?? '',
    zip: cell('zip'),
    state: cell('state'),
    country_code: country,
    phone: cell('phone'),
    latitude,
    longitude,
    ...times,
    group: cell('group'),
  };
  return failures.length > 0 ? failures : location;
}

/** Null for an empty cell, and for a refused one. */
function readOr(
  text: string | null,
  read: (text: string) => Reading<string>,
  refuse: (message: string) => void,
): string | null {
  if (text === null) return null;
  const found = read(text);
  if (found.ok) return found.value;
  refuse(found.message);
  return null;
}

function readNumber(text: string | null, limit: number, refuse: (message: string) => void): number | null {
  if (text === null) return null;
  const number = /^[+-]?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) refuse('You must pass a number');
  else if (Math.abs(number) > limit) refuse(`Must be from -${limit} to ${limit}`);
  return Number.isNaN(number) || Math.abs(number) > limit ? null : number;
}
