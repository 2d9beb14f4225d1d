import { legacyPageSizes, listDefaultPageSize, listPageSizes } from '../../constants.ts';
import type { AnyList } from '../definition.ts';
import { statusKey } from './listState.ts';
import type { ListShape } from './listState.ts';

/** What the address of this list can hold. */
export function listShape(list: AnyList): ListShape {
  const sortFields = list.columns.flatMap(({ sort }) => sort ?? []);
  return {
    filters: list.filters ?? [],
    statuses: [...(list.tabs ?? []), ...(list.moreStatuses ?? [])],
    sortFields: [...sortFields, list.defaultSort.field],
    pageSizes: list.legacy === true ? legacyPageSizes : listPageSizes,
    prefix: list.prefix ?? '',
    defaults: {
      page: 1,
      perPage: listDefaultPageSize,
      sort: list.defaultSort,
      filters: list.defaultStatus === undefined ? {} : { [statusKey]: [list.defaultStatus] },
    },
  };
}

/** The filters of the panel: the status first, where the list has one. */
export function panelFilters(list: AnyList): NonNullable<AnyList['filters']> {
  const statuses = [...(list.tabs ?? []), ...(list.moreStatuses ?? [])];
  const own = list.filters ?? [];
  if (statuses.length === 0) return own;
  return [
    { kind: 'select', field: 'status', label: 'Status', all: 'All statuses', options: statuses },
    ...own,
  ];
}
