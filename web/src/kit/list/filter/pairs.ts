/** A category and its value. */
export interface Pair {
  readonly category: string;
  readonly value: string;
}

/** The maximum length of each. */
export const longestCategory = 15;
export const longestValue = 30;

/** A pair as the value of a filter and in the address: `channel=grocery`. */
export const pairText = ({ category, value }: Pair): string =>
  `${category.replaceAll('%', '%25').replaceAll('=', '%3D')}=${value}`;

/** Parses a pair; undefined if it is invalid. */
export function readPair(text: string): Pair | undefined {
  const end = text.indexOf('=');
  if (end < 1) return undefined;
  const category = text.slice(0, end).replaceAll('%3D', '=').replaceAll('%25', '%');
  const value = text.slice(end + 1);
  return value === '' || category.length > longestCategory || value.length > longestValue
    ? undefined
    : { category, value };
}

export const readPairs = (texts: readonly string[]): readonly Pair[] =>
  texts.flatMap((text) => readPair(text) ?? []);

/** Adds a pair: a category has one value, so a new one replaces the old one. */
export const withPair = (texts: readonly string[], pair: Pair): readonly string[] => [
  ...texts.filter((text) => readPair(text)?.category !== pair.category),
  pairText(pair),
];
