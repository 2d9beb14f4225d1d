import { resolvedDay } from '../../date/relativeDay.ts';
import { validationMessages } from '../../../messages/validation.ts';
import { filterKey } from '../address/filterKey.ts';
import type { FilterValues } from '../address/listState.ts';
import type { ListFilter } from './definition.ts';

/** The error of a period that ends before it begins. */
export function periodError(
  filter: ListFilter,
  filters: readonly ListFilter[],
  values: FilterValues,
): string | undefined {
  return filter.kind === 'date' && wrongPeriod(filter, filters, values)
    ? validationMessages.endDateBeforeStartDate
    : undefined;
}

/** The filters to apply: an invalid period is not applied, so the previous one stays. */
export function appliedFilters(
  filters: readonly ListFilter[],
  values: FilterValues,
  before: FilterValues,
): FilterValues {
  const wrong = new Set(filters.flatMap((filter) => wrongPeriod(filter, filters, values) ?? []));
  if (wrong.size === 0) return values;
  const kept = Object.entries(before).filter(([key]) => wrong.has(key));
  return Object.fromEntries([...Object.entries(values).filter(([key]) => !wrong.has(key)), ...kept]);
}

/** The keys of a period's two days if the last is before the first. */
function wrongPeriod(
  filter: ListFilter,
  filters: readonly ListFilter[],
  values: FilterValues,
): readonly [string, string] | undefined {
  const first = filter.kind === 'date' && filters.find(({ field }) => field === filter.notBefore);
  if (!first) return undefined;
  const keys = [filterKey(first), filterKey(filter)] as const;
  const [from, until] = keys.map((key) => values[key]?.[0]).map((day) => day && resolvedDay(day));
  return from !== undefined && until !== undefined && until < from ? keys : undefined;
}
