import { validationMessages } from '../../../messages/validation.ts';
import { filterKey } from '../address/filterKey.ts';
import type { FilterValues } from '../address/listState.ts';
import type { ListFilter } from './definition.ts';

/** What is wrong with the last day of a period: it comes before the first, and nothing can be found between them. */
export function periodError(
  filter: ListFilter,
  filters: readonly ListFilter[],
  values: FilterValues,
): string | undefined {
  if (filter.kind !== 'date' || filter.notBefore === undefined) return undefined;
  const first = filters.find(({ field }) => field === filter.notBefore);
  const from = first && values[filterKey(first)]?.[0];
  const until = values[filterKey(filter)]?.[0];
  return from !== undefined && until !== undefined && until < from
    ? validationMessages.endDateBeforeStartDate
    : undefined;
}
