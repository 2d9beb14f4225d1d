import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readModal } from '../../../kit/modal/modalAddress.ts';
import type { Address } from '../../../kit/page/definition.ts';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { useSearch } from '../../../kit/page/useSearch.ts';

/**
 * Leaves a job that is decided for another page, which takes its place in the history: Back leads to the queue, however
 * many were decided in a row. The dialog has a place there as well, so it is closed first.
 */
export function useLeaving(): (to: Address, close: () => void) => void {
  const go = useGo();
  const { search } = useLocation();
  const { read } = useSearch();
  const isDeciding = readModal(search) !== null;
  const destination = useRef<Address>(null);
  useEffect(() => {
    if (isDeciding || destination.current === null) return;
    const to = destination.current;
    destination.current = null;
    go(to, { replace: true });
  }, [isDeciding, go]);
  return useCallback(
    (to, close) => {
      // It may have been closed while the answer was on its way.
      if (readModal(read()) === null) {
        go(to, { replace: true });
        return;
      }
      destination.current = to;
      close();
    },
    [go, read],
  );
}
