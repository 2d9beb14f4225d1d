import { useEffect, useRef } from 'react';
import { heldKeys } from '../keyboard/heldKeys.ts';

/** Placed after the content of a dialog: delivers held keys once the content is rendered, also without a text field. */
export function DialogReady() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    if (!dialog || !heldKeys.isHolding()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      if (dialog.querySelector('[aria-busy="true"]') !== null) return;
      observer.disconnect();
      // Forms set their focus in a task of their own, and those with late data one task later.
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
