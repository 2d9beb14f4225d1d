import { useEffect, useState } from 'react';

/** Turns true only after `active` has lasted this long, so that fast answers never flash a skeleton. */
export function useDelayed(active: boolean, milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, milliseconds]);
  return active && elapsed;
}
