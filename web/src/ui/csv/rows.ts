import { isEmptyRow, layoutOf } from '@shepherd/domain/csv.ts';
import papaparse from 'papaparse';
import { startsFormulaNotNumber } from './harmless.ts';

/*
 * Reading and writing of CSV where the library is there at once, such as in a worker.
 */

export interface CsvRows {
  /** The headings are the first of them. Those without a value are left out. */
  readonly rows: readonly (readonly string[])[];
  /** Behind these rows stands a quote that is wrong or never closed: nobody knows what the rest says. */
  readonly broken: boolean;
}

const quoted = /"(?:[^"]|"")*"/g;
const quotedOrLineEnd = /"(?:[^"]|"")*"|\r\n|\r|\n/g;

/**
 * Rows that were joined from several files end in several ways, and the library takes only the first way for an end; in
 * quoted cells any of them is text.
 */
function withOneLineEnd(text: string): string {
  const ends = new Set(text.replaceAll(quoted, '').match(/\r\n|\r|\n/g));
  if (ends.size < 2) return text;
  return text.replaceAll(quotedOrLineEnd, (found) => (found.startsWith('"') ? found : '\n'));
}

/** How many cells of a row are headings that the reader of the file knows. */
export type KnownHeadings = (cells: readonly string[]) => number;

/** Any blanks and line ends in front of a file; not a tab, which may stand between cells that are empty. */
const blankLines = /^\uFEFF?(?: *(?:\r\n|\r|\n))*/;

/** The rows of a text (RFC 4180, any line end). `known` tells the headings, and by them what separates the cells. */
export function csvRows(given: string, known: KnownHeadings = () => 0): CsvRows {
  const whole = given.replace(blankLines, '');
  const { delimiter, start } = layoutOf(whole, known);
  const text = withOneLineEnd(whole.slice(start));
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  const readable = wrong ? data.slice(0, wrong.row) : data;
  return { rows: readable.filter((cells) => !isEmptyRow(cells)), broken: wrong !== undefined };
}

/** `spreadsheet`: for people, whose spreadsheet would take some texts as formulas; otherwise as it is. */
export const csvOf = (lines: readonly (readonly string[])[], reader: 'spreadsheet' | 'program'): string =>
  papaparse.unparse(
    lines.map((line) => [...line]),
    reader === 'spreadsheet' ? { escapeFormulae: startsFormulaNotNumber } : {},
  );
