import { startsFormula } from './harmless.ts';

export type CsvCell = string | number | boolean | null;

/** Headings and rows as CSV (RFC 4180). Booleans are written as yes and no; numbers keep their sign. */
export async function csvText(
  headings: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  const data = rows.map((row) =>
    row.map((cell) => (typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : cell)),
  );
  return papaparse.unparse({ fields: [...headings], data }, { escapeFormulae: startsFormula });
}

const byteOrderMark = '\uFEFF';

/** Saves CSV as a file. It begins with a byte order mark: without it, spreadsheets assume another encoding. */
export function saveCsv(fileName: string, csv: string): void {
  const text = csv.startsWith(byteOrderMark) ? csv : `${byteOrderMark}${csv}`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download begins after the click was handled, and holds the file from then on.
  setTimeout(() => URL.revokeObjectURL(url));
}
