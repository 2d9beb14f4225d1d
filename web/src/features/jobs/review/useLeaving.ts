import { use, useCallback } from 'react';
import { readModal } from '../../../kit/modal/modalAddress.ts';
import type { Address } from '../../../kit/page/definition.ts';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { CurrentRouter } from '../../../kit/page/PageRouter.tsx';

/**
 * Leaves a job that is decided for another page, which takes its place in the history: Back leads to the queue, however
 * many were decided in a row. The dialog has a place there as well, so it is closed first. What is between the two is
 * not drawn: nobody waits for it.
 */
export function useLeaving(): (to: Address, close: () => void) => void {
  const go = useGo();
  const router = use(CurrentRouter);
  return useCallback(
    (to, close) => {
      const leave = () => go(to, { replace: true });
      // It may have been closed while the answer was on its way.
      if (router === null || readModal(router.state.location.search) === null) {
        leave();
        return;
      }
      const stop = router.subscribe(({ location }) => {
        if (readModal(location.search) !== null) return;
        stop();
        // The router goes nowhere else before it has arrived.
        queueMicrotask(leave);
      });
      close();
    },
    [go, router],
  );
}
