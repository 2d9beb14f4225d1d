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

const delimiters = [',', ';', '\t'] as const;

/**
 * What separates the cells, judged by the first line: whichever of comma, semicolon and tab it has most of. Spreadsheets
 * write semicolons where the comma is the decimal sign, and copy cells with tabs between them.
 */
export function delimiterOf(text: string): string {
  const line = text.split(/\r\n|\r|\n/, 1)[0] ?? '';
  const counts = delimiters.map((delimiter) => [line.split(delimiter).length, delimiter] as const);
  const [, delimiter] = counts.reduce((most, one) => (one[0] > most[0] ? one : most));
  return delimiter;
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

/** The rows of a text (RFC 4180, any line end). */
export function csvRows(given: string): CsvRows {
  const text = withOneLineEnd(given);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  const readable = wrong ? data.slice(0, wrong.row) : data;
  return { rows: readable.filter(hasValue), broken: wrong !== undefined };
}

const hasValue = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** `spreadsheet`: for people, whose spreadsheet would take some texts as formulas; otherwise as it is. */
export const csvOf = (lines: readonly (readonly string[])[], reader: 'spreadsheet' | 'program'): string =>
  papaparse.unparse(
    lines.map((line) => [...line]),
    reader === 'spreadsheet' ? { escapeFormulae: startsFormulaNotNumber } : {},
  );
