/*
 * The rows of the list that was last seen, so that a record opened from it leads on to the next one. Kept for the
 * tab, so that it survives a reload.
 */

const storageKey = (base: string): string => `trail:${base}`;

/** Keeps the links of a list's page, in its order. `base` is the list's path. */
export function rememberTrail(base: string, links: readonly string[]): void {
  sessionStorage.setItem(storageKey(base), JSON.stringify(links));
}

export interface Neighbours {
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The records before and after the one at this path, at the same tab of their pages; null outside the last list. */
export function neighbours(base: string, pathname: string): Neighbours | null {
  const links = readTrail(base);
  const index = links.findIndex((link) => pathname === link || pathname.startsWith(`${link}/`));
  const link = links[index];
  if (link === undefined || links.length < 2) return null;
  const tab = pathname.slice(link.length);
  const at = (position: number): string | undefined => {
    const other = links[position];
    return other === undefined ? undefined : `${other}${tab}`;
  };
  return { position: index + 1, count: links.length, previous: at(index - 1), next: at(index + 1) };
}

function readTrail(base: string): readonly string[] {
  const text = sessionStorage.getItem(storageKey(base));
  if (text === null) return [];
  const links: unknown = JSON.parse(text);
  return Array.isArray(links) ? links.filter((link) => typeof link === 'string') : [];
}
