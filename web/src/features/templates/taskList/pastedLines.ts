/** What was pasted from a spreadsheet or a text, one thing a line. */
export interface PastedLines {
  /** The first cell of each line, without blanks around it. */
  readonly words: readonly string[];
  readonly blanks: number;
  /** What was left out, as it is there already. */
  readonly duplicates: readonly string[];
  /** What was left out, as there is no room for it. */
  readonly tooMany: number;
}

/** @param most how many there is room for */
export function pastedLines(text: string, existing: readonly string[], most: number): PastedLines {
  const taken = new Set(existing.map(compared));
  const lines = text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  const cells = lines.map((line) => (line.split('\t', 1)[0] ?? '').trim());
  const words: string[] = [];
  const duplicates: string[] = [];
  for (const cell of cells) {
    if (cell === '') continue;
    if (taken.has(compared(cell))) duplicates.push(cell);
    else words.push(cell);
    taken.add(compared(cell));
  }
  return {
    words: words.slice(0, most),
    blanks: cells.filter((cell) => cell === '').length,
    duplicates,
    tooMany: Math.max(0, words.length - most),
  };
}

const compared = (text: string): string => text.trim().toLowerCase();

/** Whether a text is several lines, so that pasting it into a field of one line would join them. */
export const hasLines = (text: string): boolean => /[\r\n]./.test(text.trim());
