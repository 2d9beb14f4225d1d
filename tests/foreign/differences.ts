import { isRecord } from './spots.ts';

export type Path = readonly (string | number)[];

/** A place where two answers differ. */
export type Difference = Readonly<{ path: Path; before: unknown; now: unknown }>;

/** Where an answer differs from an earlier one; a list of another length is one difference. */
export function differences(before: unknown, now: unknown, path: Path = []): readonly Difference[] {
  if (Object.is(before, now) || isSameInstant(before, now)) return [];
  if (Array.isArray(before) && Array.isArray(now) && before.length === now.length)
    return before.flatMap((one, index) => differences(one, now[index], [...path, index]));
  if (isRecord(before) && isRecord(now)) {
    const names = new Set([...Object.keys(before), ...Object.keys(now)]);
    return [...names].flatMap((name) => differences(before[name], now[name], [...path, name]));
  }
  return [{ path, before, now }];
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Some forms of an instant have no fractions of a second. */
const isSameInstant = (before: unknown, now: unknown): boolean =>
  [before, now].every((one) => typeof one === 'string' && instant.test(one)) &&
  secondOf(before) === secondOf(now);

const secondOf = (text: unknown): number => Math.floor(Date.parse(String(text)) / 1000);

/** Whether a place is at another one or above it. */
export const isAtOrAbove = (path: Path, place: Path): boolean =>
  path.length <= place.length && path.every((step, index) => step === place[index]);

/** The rows in all pages of lists of an answer. */
export function rowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one: unknown) => sum + rowsIn(one), 0);
  if (!isRecord(value)) return 0;
  return Object.entries(value).reduce((sum, [name, inner]) => {
    const own = name === 'items' && Array.isArray(inner) ? inner.filter((one) => one !== null).length : 0;
    return sum + own + rowsIn(inner);
  }, 0);
}
