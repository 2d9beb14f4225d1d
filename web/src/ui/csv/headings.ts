/** A column of a file, and the known column that it maps to; null for an unknown heading. */
export interface ReadColumn<Column extends string> {
  readonly heading: string;
  readonly column: Column | null;
}

/** Without case, accents, blanks and punctuation. */
const simple = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Maps the headings of a file to known columns, in file order, including common synonyms. Each column is mapped once:
 * an exact name wins over a synonym, then the first of several.
 */
export function headingReader<Column extends string>(
  columns: readonly Column[],
  alsoCalled: Readonly<Record<Column, readonly string[]>>,
): (headings: readonly string[]) => readonly ReadColumn<Column>[] {
  const exact = new Map(columns.map((column) => [simple(column), column]));
  const byOtherName = new Map(
    columns.flatMap((column) => alsoCalled[column].map((name) => [simple(name), column] as const)),
  );
  return (headings) => {
    const taken = new Map<Column, number>();
    for (const names of [exact, byOtherName]) {
      headings.forEach((heading, place) => {
        const column = names.get(simple(heading));
        const used = [...taken.values()].includes(place);
        if (column !== undefined && !taken.has(column) && !used) taken.set(column, place);
      });
    }
    const columnAt = new Map([...taken].map(([column, place]) => [place, column]));
    return headings.map((heading, place) => ({
      heading: heading.trim(),
      column: columnAt.get(place) ?? null,
    }));
  };
}

/** Counts known headings, for `headingPlace` and `csvRows`. */
export const knownBy =
  (read: (headings: readonly string[]) => readonly ReadColumn<string>[]) =>
  (cells: readonly string[]): number =>
    read(cells).filter(({ column }) => column !== null).length;
