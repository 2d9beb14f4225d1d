import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { giveFocusBack } from '../../kit/modal/focusReturn.ts';

/** Moves the focus to the content of the next page on navigation, unless an element in it takes the focus. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const open = useRef(pathname);
  useEffect(() => {
    if (open.current === pathname) return;
    open.current = pathname;
    giveFocusBack([]);
  }, [pathname]);
}
