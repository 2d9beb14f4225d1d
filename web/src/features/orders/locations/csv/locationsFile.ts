import { headingPlace, withoutEmptyEnd } from '@shepherd/domain/csv.ts';
import { isAmbiguousDate, isDay } from '@shepherd/domain/date.ts';
import type { DateOrder } from '@shepherd/domain/date.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { decodeText, isOtherKind } from '../../../../ui/csv/decoding.ts';
import { readCell } from '../../../../ui/csv/cells.ts';
import type { ReadColumn } from '../../../../ui/csv/headings.ts';
import { csvOf, csvRows } from '../../../../ui/csv/rows.ts';
import { locationFileMessages } from '../fileMessages.ts';
import { kindOf, knownHeadings, missingColumns, readColumns } from './columns.ts';
import type { LocationColumn } from './columns.ts';
import { rowProblems } from './rows.ts';
import type { RowProblem } from './rows.ts';

/** The input: a file's bytes, or rows pasted from a spreadsheet. */
export type Brought = Uint8Array<ArrayBuffer> | string;

/** The data to validate rows against. */
export interface Known {
  /** The order's country. */
  readonly country: string | null;
  /** Codes of all countries; null if they could not be loaded, and only the server validates. */
  readonly countries: readonly string[] | null;
}

export interface WrongRow {
  /** From 1 below the headings. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly problems: readonly RowProblem[];
}

/** A parsed file: its columns and rows, and their errors. */
export interface LocationsFile {
  /** Every column of the file. */
  readonly headings: readonly ReadColumn<LocationColumn>[];
  /** The columns to send; the cells of rows are in this order. */
  readonly columns: readonly LocationColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly wrong: readonly WrongRow[];
  /** Rows whose country is not the order's. */
  readonly elsewhere: number;
  /** Why the rest of the file is unreadable; null if it is complete. */
  readonly broken: string | null;
  /** An ambiguous date of the file, until the order of day and month is known. */
  readonly ambiguousDate: string | null;
}

/** Why the whole file is refused. */
export interface Refused {
  readonly refused: string;
}

/** Parses and validates a file. Empty rows are left out. */
export function readLocations(brought: Brought, known: Known): LocationsFile | Refused {
  const text = typeof brought === 'string' ? brought : textOf(brought);
  if (text === null) return { refused: locationFileMessages.notText };
  const { rows: lines, broken } = csvRows(text, knownHeadings);
  const [first, ...below] = lines.slice(headingPlace(lines, knownHeadings));
  if (first === undefined)
    return { refused: broken ? locationFileMessages.brokenQuotes(1) : locationFileMessages.emptyFile };
  const headings = readColumns(withoutEmptyEnd(first));
  const missing = missingColumns(headings);
  if (missing.length > 0) return { refused: locationFileMessages.missingColumns(missing) };
  const places = headings.flatMap(({ column }, place) => (column === null ? [] : [{ place, column }]));
  const columns = places.map(({ column }) => column);
  const rows = below.map((cells) => [
    ...places.map(({ place, column }) => readCell(kindOf(column), cells[place] ?? '')),
    // A cell beyond the last column has no meaning; the server refuses the row for it.
    ...withoutEmptyEnd(cells.slice(headings.length)),
  ]);
  if (rows.length === 0 && !broken) return { refused: locationFileMessages.noRows };
  const country = columns.indexOf('country_code');
  return {
    headings,
    columns,
    rows,
    wrong: wrongRows(rows, columns, known),
    elsewhere: rows.filter((cells) => isElsewhere(cells[country] ?? '', known.country)).length,
    broken: broken ? locationFileMessages.brokenQuotes(rows.length + 1) : null,
    ambiguousDate: ambiguousDateOf(rows, columns),
  };
}

/** The same file, with its ambiguous dates read in the given order of day and month. */
export function inDateOrder(file: LocationsFile, order: DateOrder, known: Known): LocationsFile {
  const { columns } = file;
  const isDate = columns.map((column) => kindOf(column) === 'date');
  const rows = file.rows.map((cells) =>
    cells.map((cell, place) => (isDate[place] === true ? readCell('date', cell, order) : cell)),
  );
  return { ...file, rows, wrong: wrongRows(rows, columns, known), ambiguousDate: null };
}

function ambiguousDateOf(
  rows: readonly (readonly string[])[],
  columns: readonly LocationColumn[],
): string | null {
  const places = columns.flatMap((column, place) => (kindOf(column) === 'date' ? place : []));
  for (const cells of rows)
    for (const place of places) {
      const cell = cells[place] ?? '';
      if (!isDay(cell) && isAmbiguousDate(cell)) return cell;
    }
  return null;
}

const textOf = (bytes: Uint8Array<ArrayBuffer>): string | null =>
  isOtherKind(bytes) ? null : decodeText(bytes);

const isElsewhere = (country: string, ofOrder: string | null): boolean =>
  country !== '' && ofOrder !== null && country.toUpperCase() !== ofOrder;

function wrongRows(
  rows: readonly (readonly string[])[],
  columns: readonly LocationColumn[],
  { countries }: Known,
): readonly WrongRow[] {
  const rules = { columns, countries: countries === null ? null : new Set(countries) };
  const reference = columns.indexOf('reference');
  const firstWith = new Map<string, number>();
  return rows.flatMap((cells, index) => {
    const row = index + 1;
    const problems = rowProblems(cells, rules);
    if (problems.length > 0) return [{ row, cells, problems }];
    // As on the server: only a row that becomes a location uses its reference.
    const name = cells[reference] ?? '';
    const first = firstWith.get(name);
    if (first === undefined) {
      firstWith.set(name, row);
      return [];
    }
    return [
      { row, cells, problems: [{ column: 'reference', message: locationFileMessages.doubled(first) }] },
    ];
  });
}

export interface SentFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

/**
 * The file to send: UTF-8 with the server's column names, identical for identical rows. It includes rows with errors:
 * the server stores their errors for other users too.
 */
export function fileToSend({ columns, rows }: Pick<LocationsFile, 'columns' | 'rows'>): SentFile {
  const bytes = new TextEncoder().encode(`${csvOf([columns, ...rows], 'program')}\r\n`);
  return { bytes, hash: bytesToHex(sha256(bytes)) };
}

/** Only the rows with errors, which are in a column of their own that is ignored when the file is read again. */
export const wrongRowsCsv = ({ columns, wrong }: Pick<LocationsFile, 'columns' | 'wrong'>): string =>
  csvOf(
    [
      [...columns, errorHeading],
      ...wrong.map(({ cells, problems }) => [
        ...columns.map((_column, place) => cells[place] ?? ''),
        problems
          .map(({ column, message }) => (column === null ? message : `${column}: ${message}`))
          .join('; '),
      ]),
    ],
    'spreadsheet',
  );

export const errorHeading = 'error';
