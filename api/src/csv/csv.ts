import { stringify } from 'csv-stringify/sync';
import { zoneNamed } from '@shepherd/domain/zone.ts';

export type Cell = string | number | boolean | null;

/**
 * A column of an export: its heading, which may come from an uploaded file, and its cells. `timezone` is the
 * reader's.
 */
export type Column<Row> = readonly [heading: string, cell: (row: Row, timezone: string) => Cell];

/**
 * A spreadsheet treats text that begins with one of these as a formula and may run it (OWASP, "CSV injection"); a
 * leading apostrophe makes it text. Numbers keep their sign because they are not text.
 */
const startsFormula = /^[=+\-@\t\r]/;
const neutral = (cell: Cell): Cell =>
  typeof cell === 'string' && startsFormula.test(cell) ? `'${cell}` : cell;

const isNumber = /^-\d+(?:\.\d+)?$/;

/** Whether a spreadsheet would treat a cell as a formula; a negative number is not one. */
export const isFormula = (cell: string): boolean => startsFormula.test(cell) && !isNumber.test(cell);

/** CSV of text cells, with formulas made harmless. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  stringify(lines.map((line) => line.map((cell) => (isFormula(cell) ? `'${cell}` : cell))));

const byteOrderMark = '\uFEFF';

/** A file for download: without a byte order mark spreadsheets assume another encoding. */
export const csvFile = (csv: string): string =>
  csv.startsWith(byteOrderMark) ? csv : `${byteOrderMark}${csv}`;

export const csvHeader = <Row>(columns: readonly Column<Row>[]): string =>
  stringify([columns.map(([heading]) => neutral(heading))]);

export const csvRow = <Row>(columns: readonly Column<Row>[], row: Row, timezone: string): string =>
  stringify([columns.map(([, cell]) => neutral(cell(row, timezone)))], {
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  });

/** An instant as `yyyy-MM-dd HH:mm:ss` in a time zone; null stays empty. */
export function localTime(instant: string | Date | null, timezone: string): string | null {
  if (instant === null) return null;
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return parts.format(new Date(instant));
}

/** The same for a file name: without blanks and colons. */
export const formatTimestamp = (instant: Date, timezone: string): string =>
  (localTime(instant, timezone) ?? '').replaceAll(':', '-').replace(' ', '_');

/** The zone of the reader's days and times: UTC when it is missing or unknown. */
export const knownTimezone = (name: string | undefined): string => zoneNamed(name ?? '') ?? 'UTC';
