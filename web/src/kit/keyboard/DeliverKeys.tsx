import { useEffect } from 'react';
import { heldKeys } from './heldKeys.ts';

/** Delivers held keys once what stands before it is there. */
export function DeliverKeys() {
  useEffect(() => {
    const timer = setTimeout(heldKeys.deliver);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
