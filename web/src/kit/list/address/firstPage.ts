import { listDefaultPageSize } from '../../../constants.ts';
import type { ListVariables } from './variables.ts';

/** The variables of a list at its bare address, for prefetching before the list's code is loaded. */
export const firstPage = <Sort extends ListVariables['sort']>(sort: Sort) => ({
  page: 1,
  perPage: listDefaultPageSize,
  sort,
  filter: {},
});
