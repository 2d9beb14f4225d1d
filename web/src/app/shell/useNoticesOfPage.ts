import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { settleErrors } from '../../kit/toast/toast.ts';

/** Clears the error notices of a page on navigation. */
export function useNoticesOfPage(): void {
  const { pathname } = useLocation();
  const open = useRef(pathname);
  useEffect(() => {
    if (open.current === pathname) return;
    open.current = pathname;
    settleErrors();
  }, [pathname]);
}
