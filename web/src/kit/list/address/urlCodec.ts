import { readRelativeDay } from '../../date/relativeDay.ts';
import { readable } from '../../page/address/useSearch.ts';
import type { ListSort } from '../definition.ts';
import type { ListFilter, SelectFilter } from '../filter/definition.ts';
import { numberError } from '../filter/numbers.ts';
import { readPairs, withPair } from '../filter/pairs.ts';
import { filterKey } from './filterKey.ts';
import { keywordsKey, statusKey } from './listState.ts';
import type { FilterValues, ListShape, ListState } from './listState.ts';

/** `status=all` in the address means every status, for a list with an initial status. */
const everyStatus = 'all';

/**
 * Reads a list's state from a query string. Invalid values (an unknown status, a page of 'x') fall back to the default,
 * so that a mistyped or outdated address still shows a list.
 */
export function readState(search: string, shape: ListShape): ListState {
  const parameters = new URLSearchParams(search);
  const valuesOf = (key: string): string[] => indexedValues(parameters, `${shape.prefix}${key}`);
  const perPage = Number(valuesOf('per_page')[0]);
  const page = Number(valuesOf('page')[0]);
  return {
    page: Number.isInteger(page) && page >= 1 ? page : shape.defaults.page,
    perPage: shape.pageSizes.includes(perPage) ? perPage : shape.defaults.perPage,
    sort: readSort(valuesOf('sort')[0], shape),
    filters: readFilters(valuesOf, shape),
  };
}

/**
 * Writes a list's state into a query string and keeps its other parameters. Defaults are left out, so the plain address
 * of a list stays plain.
 */
export function writeState(state: ListState, shape: ListShape, search: string): string {
  const parameters = new URLSearchParams(search);
  const sortBefore = parameters.get(`${shape.prefix}sort`);
  const own = new Set(['page', 'per_page', 'sort', keywordsKey, statusKey, ...shape.filters.map(filterKey)]);
  for (const name of new Set(parameters.keys())) {
    if (name.startsWith(shape.prefix) && own.has(name.slice(shape.prefix.length).replace(/\[\d*\]$/, '')))
      parameters.delete(name);
  }
  const write = (key: string, value: string) => parameters.append(`${shape.prefix}${key}`, value);

  if (state.page !== shape.defaults.page) write('page', String(state.page));
  if (state.perPage !== shape.defaults.perPage) write('per_page', String(state.perPage));
  const sort = writeSort(state.sort);
  if (sort !== writeSort(shape.defaults.sort)) write('sort', sort);
  // Another view of the same list, under another path, may have more sort fields than this one.
  else if (sortBefore !== null && !sortFieldOf(sortBefore, shape)) write('sort', sortBefore);
  writeFilters(state.filters, shape, write);
  return readable(parameters);
}

/** `-created_at` is descending, `created_at` ascending. */
export const writeSort = ({ field, direction }: ListSort): string =>
  `${direction === 'DESC' ? '-' : ''}${field.toLowerCase()}`;

function readSort(text: string | undefined, shape: ListShape): ListSort {
  const field = text === undefined ? undefined : sortFieldOf(text, shape);
  if (text === undefined || field === undefined) return shape.defaults.sort;
  return { field, direction: text.startsWith('-') ? 'DESC' : 'ASC' };
}

const sortFieldOf = (text: string, { sortFields }: ListShape): string | undefined => {
  const field = text.replace(/^-/, '').toUpperCase();
  return sortFields.find((known) => known === field);
};

function readFilters(valuesOf: (key: string) => string[], shape: ListShape): FilterValues {
  const filters: Record<string, readonly string[]> = {};
  const keep = (key: string, values: readonly string[]) => {
    if (values.length > 0) filters[key] = values;
  };
  keep(keywordsKey, valuesOf(keywordsKey).slice(0, 1));
  const status = valuesOf(statusKey);
  if (!status.includes(everyStatus)) {
    const known = knownValues(
      status,
      shape.statuses.map(({ value }) => value),
    );
    keep(statusKey, known.length > 0 ? known : (shape.defaults.filters[statusKey] ?? []));
  }
  for (const filter of shape.filters) {
    const key = filterKey(filter);
    if (key !== statusKey && key !== keywordsKey) keep(key, filterValues(filter, valuesOf(key)));
  }
  return filters;
}

function filterValues(filter: ListFilter, values: readonly string[]): readonly string[] {
  switch (filter.kind) {
    case 'select':
      return amountOf(filter, optionValues(filter, values));
    case 'lookup':
      return amountOf(filter, values);
    case 'date':
      return values.flatMap((value) => dayIn(value) ?? []).slice(0, 1);
    case 'number':
      return values.filter((value) => value.trim() !== '' && numberError(value) === undefined).slice(0, 1);
    case 'flag':
      return values.includes('1') ? ['1'] : [];
    case 'given':
      return values.filter((value) => filter.read(value) !== null).slice(0, 1);
    case 'pairs':
      return readPairs(values).reduce(withPair, noPairs);
    case 'text':
      return values.slice(0, 1);
  }
}

/** A date, or the keyword of a relative day: links and saved views mean the day on which they are opened. */
const dayIn = (value: string): string | null =>
  readRelativeDay(value) ?? (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null);

const noPairs: readonly string[] = [];

const amountOf = (
  { several }: { readonly several: boolean },
  values: readonly string[],
): readonly string[] => (several ? values : values.slice(0, 1));

/** Options from the server are not loaded yet when the address is read: their values are accepted as they are. */
const optionValues = ({ options }: SelectFilter, values: readonly string[]): readonly string[] =>
  typeof options === 'function'
    ? values
    : knownValues(
        values,
        options.map(({ value }) => value),
      );

const knownValues = (values: readonly string[], allowed: readonly string[]): string[] =>
  values.flatMap(
    (value) => allowed.find((candidate) => candidate.toLowerCase() === value.toLowerCase()) ?? [],
  );

function writeFilters(
  filters: FilterValues,
  shape: ListShape,
  write: (key: string, value: string) => void,
): void {
  const status = filters[statusKey] ?? [];
  const statusByDefault = shape.defaults.filters[statusKey] ?? [];
  if (status.length === 0 && statusByDefault.length > 0) write(statusKey, everyStatus);
  for (const [key, values] of Object.entries(filters)) {
    if (key === statusKey && values.join() === statusByDefault.join()) continue;
    const filter = shape.filters.find((candidate) => filterKey(candidate) === key);
    const text = values.map((value) => (isEnumerated(key, filter) ? value.toLowerCase() : value));
    if (isArray(filter)) text.forEach((value, position) => write(`${key}[${position}]`, value));
    else text.slice(0, 1).forEach((value) => write(key, value));
  }
}

/** Enum values are written in lower case; ids and codes, which the server defines, keep their case. */
const isEnumerated = (key: string, filter: ListFilter | undefined): boolean =>
  key === statusKey || (filter?.kind === 'select' && typeof filter.options !== 'function');

const isArray = (filter: ListFilter | undefined): boolean =>
  filter?.kind === 'pairs' || ((filter?.kind === 'select' || filter?.kind === 'lookup') && filter.several);

/** The values of `key`, `key[]` and `key[0]`, `key[1]`… in the order of their indexes. */
function indexedValues(parameters: URLSearchParams, key: string): string[] {
  const found: { index: number; value: string }[] = [];
  for (const [name, value] of parameters) {
    if (value === '') continue;
    if (name === key || name === `${key}[]`) found.push({ index: found.length, value });
    else if (name.startsWith(`${key}[`)) {
      const index = /^\[(\d+)\]$/.exec(name.slice(key.length))?.[1];
      if (index !== undefined) found.push({ index: Number(index), value });
    }
  }
  return found.toSorted((a, b) => a.index - b.index).map(({ value }) => value);
}
