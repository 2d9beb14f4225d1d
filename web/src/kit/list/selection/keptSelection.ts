import type { SelectableRow } from './selectionStore.ts';

/** Where the selection of a list is kept, and what is listed there, such as a filter. */
export interface ListedPlace {
  /** Unique to the list: the path of its page, and its name where the page has several. */
  readonly place: string;
  readonly listed: string;
}

const keyOf = (place: string): string => `selection:${place}`;

/** The rows that were selected when the list was left or reloaded; none when it lists something else now. */
export function keptSelection({ place, listed }: ListedPlace): readonly SelectableRow[] {
  const kept = sessionStorage.getItem(keyOf(place));
  if (kept === null) return [];
  // Safe: `keepSelection` wrote it.
  const selection = JSON.parse(kept) as { readonly listed: string; readonly rows: readonly SelectableRow[] };
  return selection.listed === listed ? selection.rows : [];
}

/** Keeps the selection in the storage of the tab, which belongs to one person. */
export function keepSelection({ place, listed }: ListedPlace, rows: readonly SelectableRow[]): void {
  if (rows.length === 0) sessionStorage.removeItem(keyOf(place));
  else
    try {
      sessionStorage.setItem(keyOf(place), JSON.stringify({ listed, rows }));
    } catch {
      // Full: the selection then lasts as long as the page.
      sessionStorage.removeItem(keyOf(place));
    }
}
