import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { giveFocusBack } from '../../kit/modal/focusReturn.ts';

/** What had the focus goes with its page: the content of the next one has it then, unless something in it takes it. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const open = useRef(pathname);
  useEffect(() => {
    if (open.current === pathname) return;
    open.current = pathname;
    giveFocusBack([]);
  }, [pathname]);
}
