import { useSyncExternalStore } from 'react';

/** As wide as the sheet and a list beside it. */
const wide = () => window.matchMedia('(min-width: 75em)');

function subscribe(tell: () => void): () => void {
  const query = wide();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether there is room beside the sheet. Paper never has any: what is printed is hidden by its styles. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
