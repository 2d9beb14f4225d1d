/*
 * The list that was last shown, so that a record opened from it leads to the next one, also on another page of the
 * list. Kept in memory, and for one user: the next user who signs in finds none.
 */

export interface TrailPage {
  /** The links of a page's rows, in order. */
  readonly links: readonly string[];
  /** Rows in the whole list. */
  readonly total: number;
}

export interface TrailStart extends TrailPage {
  /** The query string of the list's address, without the page. */
  readonly search: string;
  readonly page: number;
  readonly perPage: number;
  /** Loads another page of the same list: the same filters, the same order. */
  readonly load: (page: number) => Promise<TrailPage>;
}

interface Trail extends TrailStart {
  readonly pages: Map<number, readonly string[]>;
  total: number;
}

const trails = new Map<string, Trail>();
let owner = '';

/** Stores the trail of a list. `base` is the list's path. */
export function rememberTrail(person: string, base: string, start: TrailStart): void {
  if (person !== owner) trails.clear();
  owner = person;
  trails.set(base, { ...start, pages: new Map([[start.page, start.links]]) });
}

/** The last filters and sorting of the list, to return to it as it was. */
export const lastSearch = (person: string, base: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(person === owner ? trails.get(base)?.search : ''));

export interface Neighbours {
  /** From 1, in the whole list. */
  readonly position: number;
  readonly count: number;
  /** Undefined at the start and the end of the list, and where the neighbouring page is not loaded yet. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The records before and after the one at this path, on the same tab; null outside the last list. */
export function neighbours(person: string, base: string, pathname: string): Neighbours | null {
  const found = placeOf(person, base, pathname);
  if (!found || found.trail.total < 2) return null;
  const { trail, page, index, tab } = found;
  return {
    position: (page - 1) * trail.perPage + index + 1,
    count: trail.total,
    previous: withTab(linkAt(trail, page, index - 1), tab),
    next: withTab(linkAt(trail, page, index + 1), tab),
  };
}

/** The same; loads the neighbouring page if the neighbour is on it. */
export async function neighbour(
  person: string,
  base: string,
  pathname: string,
  by: -1 | 1,
): Promise<string | undefined> {
  const found = placeOf(person, base, pathname);
  if (!found) return undefined;
  const { trail, page, index, tab } = found;
  const known = linkAt(trail, page, index + by);
  if (known !== undefined) return withTab(known, tab);
  const beyond = page + by;
  const { links, total } = await trail.load(beyond);
  trail.pages.set(beyond, links);
  trail.total = total;
  return withTab(linkAt(trail, page, index + by), tab);
}

function placeOf(person: string, base: string, pathname: string) {
  const trail = person === owner ? trails.get(base) : undefined;
  for (const [page, links] of trail?.pages ?? []) {
    const index = links.findIndex((link) => pathname === link || pathname.startsWith(`${link}/`));
    const link = links[index];
    if (trail && link !== undefined) return { trail, page, index, tab: pathname.slice(link.length) };
  }
  return undefined;
}

function linkAt({ pages }: Trail, page: number, index: number): string | undefined {
  const links = pages.get(page) ?? [];
  if (index < 0) return pages.get(page - 1)?.at(-1);
  return index < links.length ? links[index] : pages.get(page + 1)?.[0];
}

const withTab = (link: string | undefined, tab: string): string | undefined =>
  link === undefined ? undefined : `${link}${tab}`;
