/** A category and the value that it has. */
export interface Pair {
  readonly category: string;
  readonly value: string;
}

/** As long as either can be. */
export const longestCategory = 15;
export const longestValue = 30;

/** A pair as one value of a filter, and so of the address: `channel=grocery`. */
export const pairText = ({ category, value }: Pair): string =>
  `${category.replaceAll('%', '%25').replaceAll('=', '%3D')}=${value}`;

/** The pair that a text stands for; nothing where it stands for none that can be looked for. */
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

/** The pairs with one more: a category has one value, so that another one takes its place. */
export const withPair = (texts: readonly string[], pair: Pair): readonly string[] => [
  ...texts.filter((text) => readPair(text)?.category !== pair.category),
  pairText(pair),
];
