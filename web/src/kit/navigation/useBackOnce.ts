import { use, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { CurrentRouter } from '../page/PageRouter.tsx';

/** The entry of each router's history that is being left. */
const leaving = new WeakMap<object, string>();

/**
 * Goes back in the history once: navigation takes a moment, in which a second Escape would leave the page as well. The
 * question about unsaved changes may cancel it, and then it can be called again.
 */
export function useBackOnce(): () => void {
  const navigate = useNavigate();
  const router = use(CurrentRouter);
  return useCallback(() => {
    if (router === null || leaving.get(router) === router.state.location.key) return;
    leaving.set(router, router.state.location.key);
    const stop = router.subscribe(() => {
      stop();
      leaving.delete(router);
    });
    void navigate(-1);
  }, [navigate, router]);
}
