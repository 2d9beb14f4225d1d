import { filterKey } from './filterKey.ts';
import type { Option } from '../../choice/options.ts';
import type { ListSort } from '../definition.ts';
import type { ListFilter } from '../filter/definition.ts';

/** The values of the filters by their key in the address; a missing key means that the filter is off. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** The state of a list: everything that its address holds. */
export interface ListState {
  readonly page: number;
  readonly perPage: number;
  readonly sort: ListSort;
  readonly filters: FilterValues;
}

/** The parts of a definition that decide what a list's address can hold. */
export interface ListShape {
  readonly filters: readonly ListFilter[];
  readonly statuses: readonly Option[];
  readonly sortFields: readonly string[];
  readonly defaults: ListState;
  readonly pageSizes: readonly number[];
  readonly prefix: string;
}

export const keywordsKey = 'keywords';
export const statusKey = 'status';

/** The page after a change of filters: the first, unless only one text grew by one character at its end. */
export function pageAfterFilterChange(
  before: FilterValues,
  after: FilterValues,
  page: number,
  textKeys: ReadonlySet<string>,
): number {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...keys].filter((key) => !sameValues(before[key] ?? [], after[key] ?? []));
  if (changed.length === 0) return page;
  const [key] = changed;
  if (changed.length === 1 && key !== undefined && textKeys.has(key)) {
    const old = before[key]?.[0] ?? '';
    const now = after[key]?.[0] ?? '';
    if (now.length === old.length + 1 && now.startsWith(old)) return page;
  }
  return 1;
}

/** The number of active filters: the status counts once; page, page size and sort are no filters. */
export function activeFilterCount(filters: FilterValues): number {
  return Object.values(filters).filter((values) => values.length > 0).length;
}

/** A typed page number clamped to 1..last; text that is no number keeps the current page. */
export function clampPage(typed: string | number, last: number, current: number): number {
  const page = typeof typed === 'number' ? typed : typed.trim() === '' ? Number.NaN : Number(typed);
  if (!Number.isFinite(page)) return current;
  return Math.min(Math.max(1, Math.trunc(page)), Math.max(1, last));
}

/** The keys of text filters. */
export const textKeys = (filters: readonly ListFilter[]): ReadonlySet<string> =>
  new Set([keywordsKey, ...filters.filter(({ kind }) => kind === 'text').map(filterKey)]);

/** Filters with one value changed; no values switch the filter off. */
export function withFilter(filters: FilterValues, key: string, values: readonly string[]): FilterValues {
  const { [key]: _replaced, ...rest } = filters;
  return values.length === 0 ? rest : { ...rest, [key]: values };
}

export const sameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, position) => value === b[position]);

export function sameState(a: ListState, b: ListState): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
}

const comparable = ({ page, perPage, sort, filters }: ListState) => [
  page,
  perPage,
  sort.field,
  sort.direction,
  Object.entries(filters).toSorted(([a], [b]) => a.localeCompare(b)),
];
