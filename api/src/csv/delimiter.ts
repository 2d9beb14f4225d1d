const delimiters = [',', ';', '\t'] as const;

/**
 * What separates the cells of a file, judged by its header row: whichever of comma, semicolon and tab it has
 * most of, a comma when it has none. Spreadsheets write semicolons where the comma is the decimal sign.
 */
export function delimiterOf(header: string): string {
  const counts = delimiters.map((delimiter) => [header.split(delimiter).length, delimiter] as const);
  const [, delimiter] = counts.reduce((most, one) => (one[0] > most[0] ? one : most));
  return delimiter;
}
