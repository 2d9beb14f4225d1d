/* Text that spreadsheets and users put around the rows of a CSV file. */

const delimiters = [',', ';', '\t'] as const;

/** Excel's first line that names the separator of the cells. */
const separatorLine = /^\uFEFF?"?sep=([^\r\n"])"?(?:[,;\t]*)(?:\r\n|\r|\n|$)/i;

/** The headings are among the first rows with a value: a title and notes may stand above them. */
export const headingRows = 10;

/** Number of known headings in a row. */
type Known = (cells: readonly string[]) => number;

/**
 * The separator of a file and the position of its first row, in characters: behind a `sep=` line, which names the
 * separator. Without one it is the comma, semicolon or tab with the most known headings; in a tie, the one with the
 * most cells in the headings, or else in the first line.
 */
export function layoutOf(text: string, known: Known): { readonly delimiter: string; readonly start: number } {
  const separator = separatorLine.exec(text);
  if (separator) return { delimiter: separator[1] ?? ',', start: separator[0].length };
  let best = { delimiter: ',', known: -1, cells: 0 };
  for (const line of text.trimStart().split(/[\r\n]+/, headingRows)) {
    const before = best.known;
    for (const delimiter of delimiters) {
      const cells = line.split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, ''));
      const found = { delimiter, known: known(cells), cells: cells.length };
      const isMore = found.known === best.known && found.known > before && found.cells > best.cells;
      if (found.known > best.known || isMore) best = found;
    }
  }
  return { delimiter: best.delimiter, start: 0 };
}

/** The position of the headings among the rows with a value: the first row with the most known headings. */
export function headingPlace(rows: readonly (readonly string[])[], known: Known): number {
  const counts = rows.slice(0, headingRows).map(known);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

/** An empty row, as spreadsheets leave them below and between rows. */
export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Headings without the empty ones at the end, which spreadsheets leave of columns that were used once. */
export const withoutEmptyEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
