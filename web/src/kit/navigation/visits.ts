import { navigationHistoryLimit } from '../../constants.ts';

/** A visited page. */
export interface Visit {
  readonly path: string;
  readonly title: string;
}

/** Appends a visit; a page that was visited before moves to the end. Keeps at most the limit. */
export const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  [...visits.filter(({ path }) => path !== visit.path), visit].slice(-navigationHistoryLimit);
