import { useCallback, useEffect, useRef } from 'react';

type Tell = () => void;

/**
 * For an action that navigates to another page: the old page is notified of the answer once it is gone, because
 * rendering the answer there first would delay the new page. `tell` is for a page that stays after all.
 */
export function useHoldBack(): { readonly holdBack: (tell: Tell) => void; readonly tell: Tell } {
  const heldBack = useRef<Tell>(undefined);
  const gone = useRef(false);
  const tell = useCallback(() => {
    const held = heldBack.current;
    heldBack.current = undefined;
    held?.();
  }, []);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      // After the next page has been painted.
      setTimeout(tell);
    };
  }, [tell]);
  const holdBack = useCallback(
    (held: Tell) => {
      heldBack.current = held;
      // The page was left before the answer: this is the last chance to notify.
      if (gone.current) tell();
    },
    [tell],
  );
  return { holdBack, tell };
}
