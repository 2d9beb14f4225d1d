import { use, useEffect, useRef } from 'react';
import { rememberTrail } from '../detail/recordTrail.ts';
import type { TrailPage } from '../detail/recordTrail.ts';
import { Person } from '../person/PersonProvider.tsx';
import type { ListAnswer } from './definition.ts';

interface TrailOptions<Row> {
  /** The list's path. */
  readonly base: string;
  /** What the list is filtered and sorted by, as in its address. */
  readonly search: string;
  readonly answer: ListAnswer<Row> | undefined;
  readonly rowLink: (row: Row) => string | undefined;
  readonly loadPage: (page: number) => Promise<ListAnswer<Row> | undefined>;
}

/** Lets a record that is opened from the list lead on to the others. */
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
    // Where some rows lead nowhere, their places would be counted wrong.
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
