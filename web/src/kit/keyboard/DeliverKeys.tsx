import { useEffect } from 'react';
import { heldKeys } from './heldKeys.ts';

/** Delivers held keys once the content before it is rendered. */
export function DeliverKeys() {
  useEffect(() => {
    const timer = setTimeout(heldKeys.deliver);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
