import { use, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readModal } from '../../../kit/modal/modalAddress.ts';
import type { Address } from '../../../kit/page/definition.ts';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { CurrentRouter } from '../../../kit/page/PageRouter.tsx';
import { passOverLast } from '../../../kit/page/passedOver.ts';

/**
 * Replaces a decided job with another page in the history: Back leads to the queue, however many were decided in a row.
 * The dialog has a history entry as well, and that one is replaced: closing it first would delay the next job. The
 * job's own entry is skipped.
 */
export function useLeaving(): (to: Address) => void {
  const go = useGo();
  const router = use(CurrentRouter);
  const { key, search } = useLocation();
  const own = useRef<string>(null);
  useEffect(() => {
    if (readModal(search) === null) own.current = key;
  }, [key, search]);
  return useCallback(
    (to) => {
      // It may have been closed before the answer.
      const isDeciding = router !== null && readModal(router.state.location.search) !== null;
      if (isDeciding && own.current !== null) passOverLast(own.current);
      go(to, { replace: true });
    },
    [go, router],
  );
}
