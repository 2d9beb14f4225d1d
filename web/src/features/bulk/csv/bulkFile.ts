import { headingPlace, withoutEmptyEnd } from '@shepherd/domain/csv.ts';
import { isAmbiguousDate } from '@shepherd/domain/date.ts';
import type { DateOrder } from '@shepherd/domain/date.ts';
import type { BulkActionType } from '../../../graphql/generated/schema.ts';
import { readCell } from '../../../ui/csv/cells.ts';
import { decodeText, isOtherKind } from '../../../ui/csv/decoding.ts';
import { knownBy } from '../../../ui/csv/headings.ts';
import type { ReadColumn } from '../../../ui/csv/headings.ts';
import { csvOf, csvRows } from '../../../ui/csv/rows.ts';
import { bulkFileMessages } from '../messages.ts';
import { mostBulkRows } from './limits.ts';
import { amountToSend, rowProblems } from './rows.ts';
import type { RowProblem } from './rows.ts';
import { columnsOfType, everyColumnOf, kindOf, readHeadings } from './types.ts';
import type { BulkColumn } from './types.ts';

/** The input: a file's bytes, or rows pasted from a spreadsheet. */
export type Brought = Uint8Array<ArrayBuffer> | string;

export interface BulkRow {
  /** From 1 below the headings. */
  readonly row: number;
  /** In the order of the columns of the rows. */
  readonly cells: readonly string[];
  /** The cells beyond the last column of the file; empty without any. */
  readonly surplus: string;
}

/** Rows of a type with their columns: all columns of the type, then the unknown ones of the file. */
export interface BulkRows {
  readonly type: BulkActionType;
  readonly columns: readonly string[];
  readonly rows: readonly BulkRow[];
}

/** A parsed file. */
export interface BulkFile extends BulkRows {
  /** Every column of the file. */
  readonly headings: readonly ReadColumn<BulkColumn>[];
}

/** Why the whole file is refused. */
export interface Refused {
  readonly refused: string;
}

/** The column with the errors of a row; no type has a column of this name. */
export const errorHeading = 'error';

/** Parses a file. Empty rows are left out. */
export function readBulkFile(type: BulkActionType, brought: Brought): BulkFile | Refused {
  const text = typeof brought === 'string' ? brought : textOf(brought);
  // The decoder replaced bytes that are not text; the original bytes are lost.
  if (text === null || text.includes('\uFFFD')) return { refused: bulkFileMessages.notText };
  const knownHeadings = knownBy((cells) => readHeadings(type, cells));
  const { rows: lines, broken } = csvRows(text, knownHeadings);
  const [first, ...below] = lines.slice(headingPlace(lines, knownHeadings));
  if (broken) return { refused: bulkFileMessages.brokenQuotes(Math.max(1, lines.length)) };
  if (first === undefined) return { refused: bulkFileMessages.emptyFile };
  const headings = readHeadings(type, withoutEmptyEnd(first));
  const missing = missingColumns(type, headings);
  if (missing !== null) return { refused: bulkFileMessages.missingColumns(missing, unknownOf(headings)) };
  if (below.length === 0) return { refused: bulkFileMessages.noRows };
  if (below.length > mostBulkRows) return { refused: bulkFileMessages.tooManyRows(below.length) };
  const known = everyColumnOf(type);
  const others = [...new Set(unknownOf(headings))].filter((name) => !known.some((one) => one === name));
  const places = [
    ...known.map((column) => headings.findIndex((one) => one.column === column)),
    ...others.map((name) => headings.findIndex((one) => one.column === null && one.heading === name)),
  ];
  const columns = [...known, ...others];
  return {
    type,
    headings,
    columns,
    rows: below.map((cells, position) => ({
      row: position + 1,
      cells: columns.map((column, index) => readCell(kindOf(column), cells[places[index] ?? -1] ?? '')),
      surplus: cells
        .slice(headings.length)
        .filter((cell) => cell.trim() !== '')
        .join(', ')
        .trim(),
    })),
  };
}

const textOf = (bytes: Uint8Array<ArrayBuffer>): string | null =>
  isOtherKind(bytes) ? null : decodeText(bytes);

/** Columns of a file that its type does not know. */
export const unknownOf = (headings: readonly ReadColumn<BulkColumn>[]): readonly string[] =>
  headings.flatMap(({ heading, column }) =>
    column === null && heading !== '' && heading.toLowerCase() !== errorHeading ? heading : [],
  );

/** The missing required columns as text; null without any. */
function missingColumns(
  type: BulkActionType,
  headings: readonly ReadColumn<BulkColumn>[],
): readonly string[] | null {
  const { required, oneOf } = columnsOfType(type);
  const has = (wanted: BulkColumn) => headings.some(({ column }) => column === wanted);
  const missing: readonly string[] = [
    ...required.filter((column) => !has(column)),
    ...(oneOf.length > 0 && !oneOf.some(has) ? [oneOf.join(' or ')] : []),
  ];
  return missing.length === 0 ? null : missing;
}

/** The errors of each row, in order. Of several rows with the same job the first is valid. */
export function checkRows(
  { type, columns, rows }: BulkRows,
  today: string,
): readonly (readonly RowProblem[])[] {
  const placeOf = new Map(columns.map((column, place) => [column, place]));
  const firstWith = new Map<string, number>();
  return rows.map(({ row, cells, surplus }) => {
    const cell = (column: BulkColumn): string =>
      readCell(kindOf(column), cells[placeOf.get(column) ?? -1] ?? '');
    const problems = rowProblems(type, cell, today);
    const job = cell('job_id');
    const first = firstWith.get(job);
    if (first === undefined) firstWith.set(job, row);
    const doubled = first !== undefined && job !== '' && !problems.some(({ column }) => column === 'job_id');
    return [
      ...(surplus === '' ? [] : [{ column: null, message: bulkFileMessages.moreCells(surplus) }]),
      ...(doubled ? [{ column: 'job_id' as const, message: bulkFileMessages.doubled(first) }] : []),
      ...problems,
    ];
  });
}

/** Rows that were sent before, for correction; columns of the type that the file lacked can be filled as well. */
export function rowsAgain(
  type: BulkActionType,
  failed: readonly {
    readonly row: number;
    readonly values: readonly { readonly column: string; readonly value: string }[];
  }[],
): BulkRows {
  const known = everyColumnOf(type);
  const others = new Set(failed.flatMap(({ values }) => values.map(({ column }) => column)));
  for (const column of [...known, '', errorHeading]) others.delete(column);
  const columns = [...known, ...others];
  const rows = failed.map(({ row, values }) => {
    const valueOf = new Map(values.map(({ column, value }) => [column, value]));
    return { row, cells: columns.map((column) => valueOf.get(column) ?? ''), surplus: '' };
  });
  return { type, columns, rows };
}

const amounts: ReadonlySet<string> = new Set<BulkColumn>(['agent_fee', 'customer_price']);

/** An ambiguous date of the rows, which needs the order of day and month. Null without one. */
export function ambiguousDateOf({ columns, rows }: Pick<BulkRows, 'columns' | 'rows'>): string | null {
  const places = columns.flatMap((column, place) => (kindOf(column) === 'date' ? place : []));
  for (const { cells } of rows)
    for (const place of places) if (isAmbiguousDate(cells[place] ?? '')) return cells[place] ?? '';
  return null;
}

/** The same rows, with their ambiguous dates read in the given order of day and month. */
export const inDateOrder = (table: BulkRows, order: DateOrder): BulkRows => ({
  ...table,
  rows: table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, place) =>
      kindOf(table.columns[place] ?? '') === 'date' ? readCell('date', cell, order) : cell,
    ),
  })),
});

/** The file to send: UTF-8 with the server's column names and cell formats, including corrected cells. */
export function bulkCsv({ columns, rows }: Pick<BulkRows, 'columns' | 'rows'>): string {
  const lines = rows.map(({ cells }) =>
    columns.map((column, place) => {
      const cell = readCell(kindOf(column), cells[place] ?? '');
      return amounts.has(column) ? amountToSend(cell) : cell;
    }),
  );
  return `${csvOf([columns, ...lines], 'program')}\r\n`;
}

/**
 * Rows to correct in a spreadsheet, with the errors in a column of their own that is ignored when the file is read
 * again.
 */
export const wrongRowsCsv = (
  { columns, rows }: Pick<BulkRows, 'columns' | 'rows'>,
  problems: readonly string[],
): string =>
  csvOf(
    [
      [...columns, errorHeading],
      ...rows.map(({ cells }, index) => [
        ...columns.map((_, place) => cells[place] ?? ''),
        problems[index] ?? '',
      ]),
    ],
    'spreadsheet',
  );

/** A template with the columns and no rows. */
export const templateCsv = (type: BulkActionType): string => `${csvOf([everyColumnOf(type)], 'program')}\r\n`;
