import { useEffect, useLayoutEffect, useState } from 'react';
import { SelectionStore } from './selectionStore.ts';
import type { SelectableRow } from './selectionStore.ts';

/** The selection of a list; `pageRows` are those on screen, another `listed` (such as another filter) lists others. */
export function useBulkSelection(pageRows: readonly SelectableRow[], listed: string): SelectionStore {
  const [store] = useState(() => new SelectionStore(listed));
  useLayoutEffect(() => store.showPage(pageRows), [store, pageRows]);
  useEffect(() => store.list(listed), [store, listed]);
  return store;
}
