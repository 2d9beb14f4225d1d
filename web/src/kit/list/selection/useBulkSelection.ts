import { useLayoutEffect, useState } from 'react';
import { SelectionStore } from './selectionStore.ts';

/** The selection of a list; `pageRows` are those on screen. */
export function useBulkSelection(pageRows: readonly { readonly id: string }[]): SelectionStore {
  const [store] = useState(() => new SelectionStore());
  useLayoutEffect(() => store.showPage(pageRows), [store, pageRows]);
  return store;
}
