import { listDefaultPageSize } from '../../../constants.ts';
import type { ListVariables } from './variables.ts';

/** What a list at its bare address asks for, so that it can be asked for before the list's code is there. */
export const firstPage = <Sort extends ListVariables['sort']>(sort: Sort) => ({
  page: 1,
  perPage: listDefaultPageSize,
  sort,
  filter: {},
});
