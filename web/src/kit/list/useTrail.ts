import { use, useEffect, useRef } from 'react';
import { rememberTrail } from '../detail/recordTrail.ts';
import type { TrailPage } from '../detail/recordTrail.ts';
import { Person } from '../person/PersonProvider.tsx';
import type { ListAnswer } from './definition.ts';

interface TrailOptions<Row> {
  /** The list's path. */
  readonly base: string;
  /** The filters and sorting of the list, as in its address. */
  readonly search: string;
  readonly answer: ListAnswer<Row> | undefined;
  readonly rowLink: (row: Row) => string | undefined;
  readonly loadPage: (page: number) => Promise<ListAnswer<Row> | undefined>;
}

/** Allows a record opened from the list to lead to its neighbours. */
export function useTrail<Row>({ base, search, answer, rowLink, loadPage }: TrailOptions<Row>): void {
  const person = use(Person);
  const latest = useRef(loadPage);
  useEffect(() => {
    latest.current = loadPage;
  });
  useEffect(() => {
    if (!answer) return;
    const load = latest.current;
    const trailPage = (page: ListAnswer<Row>): TrailPage => ({
      links: page.items.flatMap((row) => rowLink(row) ?? []),
      total: page.pageInfo.total,
    });
    const { page, perPage } = answer.pageInfo;
    const start = trailPage(answer);
    // If some rows have no link, positions would be wrong.
    if (start.links.length < Math.max(answer.items.length, 1)) return;
    rememberTrail(person, base, {
      ...start,
      search,
      page,
      perPage,
      load: async (beyond) => {
        const loaded = await load(beyond);
        return loaded ? trailPage(loaded) : { ...start, links: [] };
      },
    });
  }, [person, base, search, answer, rowLink]);
}
