/** What a condition compares: what was given, and what was wanted. */
type Comparison = (given: string, wanted: string) => boolean;

const folded = (text: string): string => text.trim().toLowerCase();

/** Null for what is no number, such as nothing. */
const numberOf = (text: string): number | null => {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
};

const same: Comparison = (given, wanted) => {
  const [left, right] = [numberOf(given), numberOf(wanted)];
  return left !== null && right !== null ? left === right : folded(given) === folded(wanted);
};
const byNumber =
  (fits: (given: number, wanted: number) => boolean): Comparison =>
  (given, wanted) => {
    const [left, right] = [numberOf(given), numberOf(wanted)];
    return left !== null && right !== null && fits(left, right);
  };
const byText =
  (fits: (given: string, wanted: string) => boolean): Comparison =>
  (given, wanted) =>
    wanted.trim() !== '' && fits(folded(given), folded(wanted));
/** Calendar dates sort as they read. */
const byDate =
  (fits: (given: string, wanted: string) => boolean): Comparison =>
  (given, wanted) =>
    fits(given.trim(), wanted.trim());

const includes = byText((given, wanted) => given.includes(wanted));
const more = byNumber((given, wanted) => given > wanted);
const atLeast = byNumber((given, wanted) => given >= wanted);
const less = byNumber((given, wanted) => given < wanted);
const atMost = byNumber((given, wanted) => given <= wanted);
const earlier = byDate((given, wanted) => given < wanted);
const earlierOrOn = byDate((given, wanted) => given <= wanted);
const later = byDate((given, wanted) => given > wanted);
const laterOrOn = byDate((given, wanted) => given >= wanted);

/** Each in all the spellings that task lists have, which are those of task logic and of scripts. */
const comparisons = new Map<string, Comparison>([
  ...['is', 'equal', 'equals', 'eq', '=', 'on'].map((operator) => [operator, same] as const),
  ['contains', includes],
  ['begins_with', byText((given, wanted) => given.startsWith(wanted))],
  ['ends_with', byText((given, wanted) => given.endsWith(wanted))],
  ...['greater_than', 'gt', '>'].map((operator) => [operator, more] as const),
  ...['greater_equal_than', 'gte', '>='].map((operator) => [operator, atLeast] as const),
  ...['lower_than', 'less_than', 'lt', '<'].map((operator) => [operator, less] as const),
  ...['lower_equal_than', 'less_equal_than', 'lte', '<='].map((operator) => [operator, atMost] as const),
  ['earlier_than', earlier],
  ...['earlier_than_or_on', 'before_on'].map((operator) => [operator, earlierOrOn] as const),
  ['later_than', later],
  ...['later_than_or_on', 'after_on'].map((operator) => [operator, laterOrOn] as const),
]);
/** These hold where nothing that was given is, or contains, what they name. */
const opposites = new Map<string, Comparison>([
  ...['is_not', 'not_equal', 'not_equals', 'neq', '!=', 'not_on'].map(
    (operator) => [operator, same] as const,
  ),
  ['not_contains', includes],
]);

/** What was answered: options by their ids, or what was typed, scanned or measured. */
export interface GivenAnswer {
  readonly selection: readonly string[];
  readonly value: string | null;
}

/**
 * Whether an answer satisfies a condition; no answer satisfies none. Options are compared as a whole: to contain one is to
 * have chosen it. Of an operator that nobody knows it cannot be told, so it holds.
 */
export function satisfies(operator: string, wanted: string, { selection, value }: GivenAnswer): boolean {
  const texts = value === null || value.trim() === '' ? [] : [value];
  if (selection.length + texts.length === 0) return false;
  const opposite = opposites.get(operator);
  const comparison = opposite ?? comparisons.get(operator);
  if (!comparison) return true;
  const ofOptions: Comparison =
    comparison === includes || comparison === same ? (one, two) => one === two : comparison;
  const found =
    selection.some((id) => ofOptions(id, wanted)) || texts.some((text) => comparison(text, wanted));
  return opposite ? !found : found;
}
