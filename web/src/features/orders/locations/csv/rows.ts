import { readDate } from '@shepherd/domain/date.ts';
import { minutesOfTime, readTime } from '@shepherd/domain/time.ts';
import { validationMessages } from '../../../../messages/validation.ts';
import { timeStepMinutes } from '../../../../constants.ts';
import { locationFileMessages } from '../fileMessages.ts';
import { locationMessages } from '../messages.ts';
import { requiredColumns } from './columns.ts';
import type { LocationColumn } from './columns.ts';

/** An error of a row; `column` is null if it concerns the row as a whole. */
export interface RowProblem {
  readonly column: LocationColumn | null;
  readonly message: string;
}

const longest: Partial<Readonly<Record<LocationColumn, number>>> = {
  phone: 30,
  zip: 30,
  address_details: 1000,
};
const longestText = 255;

export interface CheckRules {
  readonly columns: readonly LocationColumn[];
  /** Codes of all countries; null if they are unknown, and the server validates. */
  readonly countries: ReadonlySet<string> | null;
}

/** Why a row would be refused, in the server's wording. `cells` are in the order of the columns. */
export function rowProblems(
  cells: readonly string[],
  { columns, countries }: CheckRules,
): readonly RowProblem[] {
  const problems = new Map<LocationColumn | null, string>();
  const refuse = (column: LocationColumn | null, message: string) => {
    if (!problems.has(column)) problems.set(column, message);
  };
  const cell = (column: LocationColumn): string => cells[columns.indexOf(column)]?.trim() ?? '';

  if (cells.length > columns.length) refuse(null, locationFileMessages.moreCells);
  for (const column of columns) {
    const text = cell(column);
    const most = longest[column] ?? longestText;
    if (text.includes('\uFFFD')) refuse(column, locationFileMessages.unreadableText);
    else if (text.length > most) refuse(column, validationMessages.maxCharacters(most));
  }
  for (const column of requiredColumns)
    if (cell(column) === '') refuse(column, validationMessages.fieldRequired);

  const day = (column: 'start_date' | 'end_date'): string | null => {
    const text = cell(column);
    if (text === '') return null;
    const read = readDate(text);
    if (read.ok) return read.value;
    refuse(column, read.message);
    return null;
  };
  const time = (column: 'start_time' | 'end_time'): string | null => {
    const text = cell(column);
    if (text === '') return null;
    const read = readTime(text);
    if (read.ok) return read.value;
    refuse(column, read.message);
    return null;
  };
  const [startDate, endDate] = [day('start_date'), day('end_date')];
  const [startTime, endTime] = [time('start_time'), time('end_time')];
  if (startTime !== null && !isOnStep(startTime)) refuse('start_time', validationMessages.timeIncrement);
  if (endTime !== null && !isOnStep(endTime)) refuse('end_time', validationMessages.timeIncrement);
  if (startTime !== null && endTime !== null && startTime >= endTime)
    refuse('start_time', locationMessages.startTimeAfterEnd);
  if (startDate !== null && endDate !== null) {
    const [start, end] = [`${startDate} ${startTime ?? '00:00'}`, `${endDate} ${endTime ?? '24:00'}`];
    if (start >= end) refuse('start_date', locationMessages.startAfterEnd);
  }

  const country = cell('country_code').toUpperCase();
  if (country !== '' && countries !== null && !countries.has(country))
    refuse('country_code', locationFileMessages.unknownCountry);
  checkDegrees('latitude', 90);
  checkDegrees('longitude', 180);
  return Array.from(problems, ([column, message]) => ({ column, message }));

  function checkDegrees(column: 'latitude' | 'longitude', limit: number): void {
    const text = cell(column);
    if (text === '') return;
    if (!/^[+-]?\d{1,3}(?:\.\d+)?$/.test(text)) refuse(column, validationMessages.number);
    else if (Math.abs(Number(text)) > limit) refuse(column, locationMessages.degrees(limit));
  }
}

const isOnStep = (time: string): boolean => minutesOfTime(time) % timeStepMinutes === 0;
