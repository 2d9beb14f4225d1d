import { useCallback, useEffect, useRef } from 'react';

type Tell = () => void;

/**
 * For an act that leads to another page: the page that asked is told of the answer when it is gone, because drawing the
 * answer there first would keep the other one waiting. `tell` is for who stays after all.
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
      // After what took the page's place has been painted.
      setTimeout(tell);
    };
  }, [tell]);
  const holdBack = useCallback(
    (held: Tell) => {
      heldBack.current = held;
      // Left while the answer was on its way: nobody else tells.
      if (gone.current) tell();
    },
    [tell],
  );
  return { holdBack, tell };
}
