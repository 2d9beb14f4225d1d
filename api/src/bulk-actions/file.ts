import { headingPlace, layoutOf, withoutEmptyEnd } from '@shepherd/domain/csv.ts';
import { cleanEntered, cleanReference } from '@shepherd/domain/text.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { csvOf, isFormula } from '../csv/csv.ts';
import { notUtf8 } from '../csv/decoding.ts';
import { fieldError } from '../http/errors.ts';
import { bulkColumns } from './types.ts';
import type { BulkActionType } from './types.ts';

/** Maximum number of rows. */
export const mostRows = 5_000;

export type BulkFile = {
  /** The header's names in lower case. */
  readonly columns: string[];
  readonly rows: BulkRow[];
};

type BulkRow = {
  readonly values: Record<string, string>;
  /** Why the row must not be applied, whatever it contains; else null. */
  readonly refused: string | null;
};

/** An unquoted separator inside a text: the text before it alone is not what was meant. */
const moreCells = 'The row has more cells than the header has columns';

/**
 * Reads the file of a bulk action: CSV with a case-insensitive header row. Throws `validation.failed` for `file` when
 * it cannot be read, lacks columns, has no rows, or too many.
 */
export function readBulkFile(type: BulkActionType, csv: string): BulkFile {
  // The decoder replaced bytes that are not UTF-8; the original bytes are lost.
  if (csv.includes('\uFFFD')) throw fieldError('file', notUtf8);
  const known = knownIn(type);
  const all = parseLines(csv, known);
  const place = headingPlace(all, known);
  const lines = all.slice(place + 1);
  const columns = withoutEmptyEnd(all[place] ?? []).map(columnName);
  const { required, oneOf } = bulkColumns[type];
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw fieldError('file', `Missing columns: ${missing.join(', ')}`);
  if (oneOf && !oneOf.some((column) => columns.includes(column)))
    throw fieldError('file', `Missing columns: ${oneOf.join(' or ')}`);
  const named = columns.filter((column) => column !== '');
  if (new Set(named).size !== named.length) throw fieldError('file', 'Every column may be there once');
  if (lines.length === 0) throw fieldError('file', 'The file has no rows');
  if (lines.length > mostRows) throw fieldError('file', `The file has more than ${mostRows} rows`);
  return {
    columns: named,
    rows: lines.map((line) => ({
      values: Object.fromEntries(
        columns.flatMap((column, index) =>
          column === '' ? [] : [[column, cleanCell(column, line[index] ?? '')]],
        ),
      ),
      refused: line.slice(columns.length).some((cell) => cell.trim() !== '') ? moreCells : null,
    })),
  };
}

/** Ignores case, blanks and invisible characters. */
const columnName = (heading: string): string => cleanReference(heading).toLowerCase();

const knownIn = (type: BulkActionType) => {
  const { required, optional, oneOf = [] } = bulkColumns[type];
  const names: ReadonlySet<string> = new Set([...required, ...optional, ...oneOf]);
  return (cells: readonly string[]): number => cells.filter((cell) => names.has(columnName(cell))).length;
};

/** Comments are the only free text; in other columns typographic hyphens are mistakes of word processors. */
const cleanCell = (column: string, cell: string): string =>
  column === 'comment' ? cleanEntered(cell) : cleanReference(cell);

/** A file for download: with formulas made harmless for spreadsheets, otherwise unchanged. */
export function harmlessFile(csv: string): string {
  const lines = parseLines(csv, () => 0);
  return lines.some((line) => line.some(isFormula)) ? csvOf(lines) : csv;
}

function parseLines(csv: string, known: (cells: readonly string[]) => number): string[][] {
  const { delimiter, start } = layoutOf(csv, known);
  try {
    return parse(csv.slice(start), {
      bom: true,
      // Line ends may be mixed, as in concatenated files.
      record_delimiter: ['\r\n', '\n', '\r'],
      delimiter,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw fieldError('file', `The file cannot be read: ${error.message}`);
    throw error;
  }
}
