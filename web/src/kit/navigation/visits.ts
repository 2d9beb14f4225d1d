import { navigationHistoryLimit } from '../../constants.ts';

/** A page that somebody was on. */
export interface Visit {
  readonly path: string;
  readonly title: string;
}

/** The visits with one more at the end; a page that was visited before moves there. At most the limit is kept. */
export const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  [...visits.filter(({ path }) => path !== visit.path), visit].slice(-navigationHistoryLimit);
