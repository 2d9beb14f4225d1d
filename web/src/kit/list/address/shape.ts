import { legacyPageSizes, listDefaultPageSize, listPageSizes } from '../../../constants.ts';
import type { AnyList } from '../definition.ts';
import type { ListFilter } from '../filter/definition.ts';
import { listStatuses } from '../statuses.ts';
import { statusKey } from './listState.ts';
import type { ListShape } from './listState.ts';

type ShapedList = Pick<AnyList, 'filters' | 'statuses' | 'columns' | 'defaultSort' | 'legacy' | 'prefix'>;

/** The shape of this list's address. */
export function listShape(list: ShapedList): ListShape {
  const sortFields = list.columns.flatMap(({ sort }) => sort ?? []);
  return {
    filters: list.filters ?? [],
    statuses: list.statuses ? listStatuses(list.statuses) : [],
    sortFields: [...sortFields, list.defaultSort.field],
    pageSizes: list.legacy === true ? legacyPageSizes : listPageSizes,
    prefix: list.prefix ?? '',
    defaults: {
      page: 1,
      perPage: listDefaultPageSize,
      sort: list.defaultSort,
      filters: list.statuses?.initial === undefined ? {} : { [statusKey]: [list.statuses.initial] },
    },
  };
}

/** The filters of the panel: the status first, where the list has one. */
export function panelFilters({
  statuses,
  filters = [],
}: Pick<AnyList, 'statuses' | 'filters'>): readonly ListFilter[] {
  if (!statuses) return filters;
  return [
    {
      kind: 'select',
      field: statusKey,
      label: 'Status',
      all: 'All statuses',
      options: listStatuses(statuses),
      several: false,
      list: true,
    },
    ...filters,
  ];
}
