/** Lines pasted from a spreadsheet or a text. */
export interface PastedLines {
  /** The first cell of each line, trimmed. */
  readonly words: readonly string[];
  readonly blanks: number;
  /** The lines skipped because they exist already. */
  readonly duplicates: readonly string[];
  /** The number of lines beyond the limit. */
  readonly tooMany: number;
}

/** @param most the remaining room */
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

/** Whether a text has several lines, which pasting into a single-line field would join. */
export const hasLines = (text: string): boolean => /[\r\n]./.test(text.trim());
