import { decodeText, isOtherKind } from '../../../ui/csv/decoding.ts';
import { withoutApostrophe } from '../../../ui/csv/harmless.ts';
import { csvRows } from '../../../ui/csv/rows.ts';
import { matrixFileMessages } from './messages.ts';
import type { MatrixItemValues } from './schema.ts';

export type MatrixItemTexts = Omit<MatrixItemValues, 'key'>;

/** The items read from a file or from pasted rows. */
export interface MatrixFile {
  readonly items: readonly MatrixItemTexts[];
  /** The skipped rows with the reason; rows are counted from 1 below the headings. */
  readonly leftOut: readonly string[];
}

/** Why the whole file is refused. */
interface Refused {
  readonly refused: string;
}

const columns = ['reference', 'label', 'subtext'] as const;
type Column = (typeof columns)[number];

/** Items of a file: CSV with commas, semicolons or tabs, in UTF-8 or Excel's encodings. */
export function readMatrixFile(bytes: Uint8Array<ArrayBuffer>): MatrixFile | Refused {
  const text = isOtherKind(bytes) ? null : decodeText(bytes);
  return text === null ? { refused: matrixFileMessages.notText } : readItems(text, false);
}

/** Items pasted from a spreadsheet. Without headings the columns are reference, label and subtext. */
export const readPastedItems = (text: string): MatrixFile | Refused => readItems(text, true);

function readItems(text: string, mayLackHeadings: boolean): MatrixFile | Refused {
  const { rows, broken } = csvRows(text.replace(/^\uFEFF/, ''));
  const [first] = rows;
  if (!first) return { refused: broken ? matrixFileMessages.broken(1) : matrixFileMessages.empty };
  const headings = first.map((cell) => cell.trim().toLowerCase());
  const headed = headings.includes('reference') || !mayLackHeadings;
  const names: readonly string[] = headed ? headings : columns;
  const missing = (['reference', 'label'] as const).filter((name) => !names.includes(name));
  if (missing.length > 0) return { refused: matrixFileMessages.missing(missing) };
  const repeated = columns.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (repeated.length > 0) return { refused: matrixFileMessages.repeated(repeated) };
  const below = headed ? rows.slice(1) : rows;
  if (below.length === 0 && !broken) return { refused: matrixFileMessages.empty };
  const unknown = headed
    ? first.filter((_, index) => headings[index] !== '' && !isColumn(headings[index] ?? ''))
    : [];
  const read = checked(
    below.map((cells) => itemOf(cells, names, headed)),
    names.length,
  );
  return {
    items: read.items,
    leftOut: [
      ...(unknown.length > 0 ? [matrixFileMessages.unknown(unknown)] : []),
      ...read.leftOut,
      ...(broken ? [matrixFileMessages.broken(below.length + 1)] : []),
    ],
  };
}

const isColumn = (name: string): name is Column => columns.some((column) => column === name);

interface ReadRow {
  readonly item: MatrixItemTexts;
  readonly cells: number;
}

function itemOf(cells: readonly string[], names: readonly string[], headed: boolean): ReadRow {
  const cell = (column: Column) => withoutApostrophe(cells[names.indexOf(column)]?.trim() ?? '');
  const item = { reference: cell('reference'), label: cell('label'), subtext: cell('subtext') };
  // A single column, as copied from a list, contains the labels.
  const label = !headed && cells.length === 1 ? item.reference : item.label;
  const filled = cells.findLastIndex((text) => text.trim() !== '') + 1;
  return { item: { ...item, label }, cells: filled };
}

function checked(rows: readonly ReadRow[], width: number): MatrixFile {
  const seen = new Set<string>();
  const leftOut: string[] = [];
  const items = rows.flatMap(({ item, cells }, index) => {
    const problem = problemOf(item, cells > width, seen);
    if (problem === null) {
      seen.add(item.reference);
      return [item];
    }
    leftOut.push(matrixFileMessages.row(index + 1, problem));
    return [];
  });
  return { items, leftOut };
}

function problemOf(
  { reference, label }: MatrixItemTexts,
  tooWide: boolean,
  seen: ReadonlySet<string>,
): string | null {
  // A cell beyond the last column has no meaning: a separator was probably meant as text.
  if (tooWide) return matrixFileMessages.tooManyCells;
  if (reference === '') return matrixFileMessages.noReference;
  if (label === '') return matrixFileMessages.noLabel;
  return seen.has(reference) ? matrixFileMessages.duplicate(reference) : null;
}
