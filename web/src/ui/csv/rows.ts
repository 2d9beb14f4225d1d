import { isEmptyRow, layoutOf } from '@shepherd/domain/csv.ts';
import papaparse from 'papaparse';
import { startsFormulaNotNumber } from './harmless.ts';

/* Reads and writes CSV where the library is loaded already, such as in a worker. */

export interface CsvRows {
  /** The headings come first. Empty rows are left out. */
  readonly rows: readonly (readonly string[])[];
  /** A quote after these rows is misplaced or never closed: the rest is unreadable. */
  readonly broken: boolean;
}

const quoted = /"(?:[^"]|"")*"/g;
const quotedOrLineEnd = /"(?:[^"]|"")*"|\r\n|\r|\n/g;

/**
 * A file joined from several may mix line endings, but the library recognises only the first kind. In quoted cells any
 * of them is text.
 */
function withOneLineEnd(text: string): string {
  const ends = new Set(text.replaceAll(quoted, '').match(/\r\n|\r|\n/g));
  if (ends.size < 2) return text;
  return text.replaceAll(quotedOrLineEnd, (found) => (found.startsWith('"') ? found : '\n'));
}

/** Counts the cells of a row that are known headings. */
export type KnownHeadings = (cells: readonly string[]) => number;

/** Blanks and line ends at the start of a file; not tabs, which may separate empty cells. */
const blankLines = /^\uFEFF?(?: *(?:\r\n|\r|\n))*/;

/** Parses text into rows (RFC 4180, any line ending). `known` recognises the headings, which decide the separator. */
export function csvRows(given: string, known: KnownHeadings = () => 0): CsvRows {
  const whole = given.replace(blankLines, '');
  const { delimiter, start } = layoutOf(whole, known);
  const text = withOneLineEnd(whole.slice(start));
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  const readable = wrong ? data.slice(0, wrong.row) : data;
  return { rows: readable.filter((cells) => !isEmptyRow(cells)), broken: wrong !== undefined };
}

/** `spreadsheet` escapes text that a spreadsheet would run as a formula; otherwise the text is unchanged. */
export const csvOf = (lines: readonly (readonly string[])[], reader: 'spreadsheet' | 'program'): string =>
  papaparse.unparse(
    lines.map((line) => [...line]),
    reader === 'spreadsheet' ? { escapeFormulae: startsFormulaNotNumber } : {},
  );
