import type { SelectableRow } from './selectionStore.ts';

/** The storage key of a list's selection, and the filter that it belongs to. */
export interface ListedPlace {
  /** Unique to the list: the path of its page, and its name where the page has several. */
  readonly place: string;
  readonly listed: string;
}

const keyOf = (place: string): string => `selection:${place}`;

/** The selection from before the list was left or reloaded; empty if the filter differs. */
export function keptSelection({ place, listed }: ListedPlace): readonly SelectableRow[] {
  const kept = sessionStorage.getItem(keyOf(place));
  if (kept === null) return [];
  // Safe: `keepSelection` wrote it.
  const selection = JSON.parse(kept) as { readonly listed: string; readonly rows: readonly SelectableRow[] };
  return selection.listed === listed ? selection.rows : [];
}

/** Stores the selection in session storage, which belongs to one user. */
export function keepSelection({ place, listed }: ListedPlace, rows: readonly SelectableRow[]): void {
  if (rows.length === 0) sessionStorage.removeItem(keyOf(place));
  else
    try {
      sessionStorage.setItem(keyOf(place), JSON.stringify({ listed, rows }));
    } catch {
      // The quota is used up: the selection then lasts only as long as the page.
      sessionStorage.removeItem(keyOf(place));
    }
}
