import { resolvedDay } from '../../date/relativeDay.ts';
import { nobody } from '../../../graphql/lookups/lookup.ts';
import { browserTimeZone } from '../../value/time.ts';
import { filterKey } from './filterKey.ts';
import type { ListFilter } from '../filter/definition.ts';
import { readPairs } from '../filter/pairs.ts';
import { keywordsKey, statusKey } from './listState.ts';
import type { FilterValues, ListState } from './listState.ts';

export interface ListVariables {
  readonly page: number;
  readonly perPage: number;
  readonly sort: ListState['sort'];
  readonly filter: Readonly<Record<string, unknown>>;
}

/** The variables of the list's query; `fixed` is the part of the filter that the page itself sets. */
export function listVariables(
  state: ListState,
  filters: readonly ListFilter[],
  fixed: Readonly<Record<string, unknown>>,
): ListVariables {
  return {
    page: state.page,
    perPage: state.perPage,
    sort: state.sort,
    filter: { ...requestFilter(state.filters, filters), ...fixed },
  };
}

function requestFilter(values: FilterValues, filters: readonly ListFilter[]): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  const keywords = values[keywordsKey]?.[0]?.trim();
  if (keywords) request['keywords'] = keywords;
  const status = values[statusKey];
  if (status) request['status'] = status;
  for (const filter of filters) {
    const chosen = values[filterKey(filter)];
    if (!chosen || chosen.length === 0) continue;
    Object.assign(request, requestFields(filter, chosen));
    if (filter.kind === 'date' && filter.inZone) request['timezone'] = browserTimeZone();
  }
  return request;
}

function requestFields(filter: ListFilter, chosen: readonly string[]): Record<string, unknown> {
  if (filter.kind !== 'lookup' || filter.without === undefined || !chosen.includes(nobody.id))
    return { [filter.field]: requestValue(filter, chosen) };
  const others = chosen.filter((id) => id !== nobody.id);
  return { [filter.without]: true, ...(others.length > 0 && { [filter.field]: others }) };
}

function requestValue(filter: ListFilter, chosen: readonly string[]): unknown {
  switch (filter.kind) {
    case 'number':
      return Number(chosen[0]);
    case 'flag':
      return true;
    case 'select':
    case 'lookup':
      return filter.list ? chosen : chosen[0];
    case 'given':
      return filter.read(chosen[0] ?? '');
    case 'pairs':
      return readPairs(chosen);
    case 'text':
      return chosen[0];
    case 'date':
      return resolvedDay(chosen[0] ?? '');
  }
}
