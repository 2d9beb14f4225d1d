/*
 * What spreadsheets and people put around the rows of a CSV file.
 */

const delimiters = [',', ';', '\t'] as const;

/** What Excel writes and reads in front of a file: which character separates its cells. */
const separatorLine = /^\uFEFF?"?sep=([^\r\n"])"?(?:[,;\t]*)(?:\r\n|\r|\n|$)/i;

/** The headings of a file are among its first rows with a value: a title and notes may stand above them. */
export const headingRows = 10;

/** How many cells of a row are headings that the reader knows. */
type Known = (cells: readonly string[]) => number;

/**
 * What separates the cells of a file, and where its rows begin, in characters: behind a `sep=` line, which says it.
 * Without one it is the comma, semicolon or tab by which the most headings are known; by which the headings, or else the
 * first line, have most cells, where that does not tell.
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

/** The place of the headings among the rows with a value: the first row with most known headings. */
export function headingPlace(rows: readonly (readonly string[])[], known: Known): number {
  const counts = rows.slice(0, headingRows).map(known);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

/** A row that says nothing, as spreadsheets leave them below and between rows. */
export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Headings without the empty ones at the end, which spreadsheets leave of columns that were used once. */
export const withoutEmptyEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
