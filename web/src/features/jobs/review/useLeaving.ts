import { use, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readModal } from '../../../kit/modal/modalAddress.ts';
import type { Address } from '../../../kit/page/definition.ts';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { CurrentRouter } from '../../../kit/page/PageRouter.tsx';
import { passOverLast } from '../../../kit/page/passedOver.ts';

/**
 * Leaves a job that is decided for another page, which takes its place in the history: Back leads to the queue, however
 * many were decided in a row. The dialog has a place there as well, and it is that one which is taken: closing it first
 * would keep the next job waiting. The job's own is passed over.
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
      // It may have been closed while the answer was on its way.
      const isDeciding = router !== null && readModal(router.state.location.search) !== null;
      if (isDeciding && own.current !== null) passOverLast(own.current);
      go(to, { replace: true });
    },
    [go, router],
  );
}
