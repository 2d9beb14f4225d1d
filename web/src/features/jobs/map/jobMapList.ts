import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { boxParameter, writeBox } from '../../../kit/map/mapBox.ts';
import type { JobFilter, JobSortField } from '../../../graphql/generated/schema.ts';
import { listShape, panelFilters } from '../../../kit/list/address/shape.ts';
import { useListState } from '../../../kit/list/address/useListState.ts';
import { listVariables } from '../../../kit/list/address/variables.ts';
import type { AnyList, ListSort } from '../../../kit/list/definition.ts';
import { readable } from '../../../kit/page/address/useSearch.ts';
import type { MapBox } from '../../../ui/map/map.ts';
import { jobSearchPlaceholder, jobStatuses, placelessFilters } from '../jobFilters.ts';
import { jobListPage, jobMapPage } from '../pages.ts';

interface Sort {
  readonly value: string;
  readonly label: string;
  readonly sort: ListSort<JobSortField>;
}
const latestFirst: Sort = {
  value: '-start_date',
  label: 'Latest date',
  sort: { field: 'START_DATE', direction: 'DESC' },
};
export const sorts: readonly Sort[] = [
  { value: 'start_date', label: 'Earliest date', sort: { field: 'START_DATE', direction: 'ASC' } },
  latestFirst,
  { value: 'id', label: 'Job id, ascending', sort: { field: 'ID', direction: 'ASC' } },
  { value: '-id', label: 'Job id, descending', sort: { field: 'ID', direction: 'DESC' } },
];

/** The selected job in the address. */
export const selectedParameter = 'job';
/** Parameters of the map's address that the list does not have. */
const ofMap = [selectedParameter, 'view', 'shepherd', 'transport', 'available'];

const columns = sorts.map(({ value, label, sort }) => ({
  id: value,
  header: label,
  sort: sort.field,
  width: 0,
  cell: () => null,
}));

/** The map as another view of the list of jobs: the same filters, under the same names in the address. */
export const jobMapList: Pick<
  AnyList,
  'page' | 'searchPlaceholder' | 'statuses' | 'filters' | 'columns' | 'defaultSort' | 'actions'
> = {
  page: jobMapPage,
  searchPlaceholder: jobSearchPlaceholder,
  statuses: jobStatuses,
  filters: placelessFilters,
  columns,
  defaultSort: latestFirst.sort,
  actions: [{ label: 'List', opens: { to: jobListPage.to(), filtered: true } }],
};

const shape = listShape(jobMapList);
const filters = panelFilters(jobMapList);

/** The filters and sorting of the map from its address; `inSight` is the visible part. */
export function useJobMapList(inSight: MapBox) {
  const control = useListState(shape);
  const { requested } = control;
  const filter = useMemo<JobFilter>(
    // Each filter was checked against the type where it is declared.
    () => listVariables({ ...shape.defaults, filters: requested.filters }, placelessFilters, {}).filter,
    [requested.filters],
  );
  const { field, direction } = requested.sort;
  const sort = sorts.find((one) => one.sort.field === field && one.sort.direction === direction);
  const { search } = useLocation();
  return { control, filters, filter, sort: sort ?? latestFirst, listSearch: ofList(search, inSight) };
}

/** The address of the list with the same jobs: the visible ones, unless the map was never moved. */
function ofList(search: string, inSight: MapBox): string {
  const parameters = new URLSearchParams(search);
  ofMap.forEach((name) => parameters.delete(name));
  if (parameters.has(boxParameter)) parameters.set(boxParameter, writeBox(inSight));
  return readable(parameters);
}
