import { useSyncExternalStore } from 'react';

/** The width of the sheet and the contents beside it. */
const wide = () => window.matchMedia('(min-width: 75em)');

function subscribe(tell: () => void): () => void {
  const query = wide();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether there is room beside the sheet. In print the contents are hidden by the style sheet. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
