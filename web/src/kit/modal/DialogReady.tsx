import { useEffect, useRef } from 'react';
import { heldKeys } from '../keyboard/heldKeys.ts';

/** Stands behind the content of a dialog and delivers held keys once that is there, also to one without a text field. */
export function DialogReady() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    if (!dialog || !heldKeys.isHolding()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      if (dialog.querySelector('[aria-busy="true"]') !== null) return;
      observer.disconnect();
      // Forms choose their field in a turn of their own, and those whose data came late one turn later.
      timer = setTimeout(() => {
        timer = setTimeout(heldKeys.deliver);
      });
    };
    const observer = new MutationObserver(check);
    observer.observe(dialog, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    check();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return <span ref={place} hidden />;
}
