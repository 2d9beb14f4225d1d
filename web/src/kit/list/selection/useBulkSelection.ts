import { useEffect, useLayoutEffect, useState } from 'react';
import { keepSelection, keptSelection } from './keptSelection.ts';
import type { ListedPlace } from './keptSelection.ts';
import { SelectionStore } from './selectionStore.ts';
import type { SelectableRow } from './selectionStore.ts';

/**
 * The selection of a list; `pageRows` are the rows on screen, and another value of `listed` (such as another filter)
 * means other rows. It survives a reload, an expired session, and opening a row and returning.
 */
export function useBulkSelection(
  pageRows: readonly SelectableRow[],
  { place, listed }: ListedPlace,
): SelectionStore {
  const [store] = useState(() => new SelectionStore(listed, keptSelection({ place, listed })));
  useLayoutEffect(() => store.showPage(pageRows), [store, pageRows]);
  useEffect(() => store.list(listed), [store, listed]);
  useEffect(
    () => store.subscribe(() => keepSelection({ place, listed }, store.rows())),
    [store, place, listed],
  );
  return store;
}
