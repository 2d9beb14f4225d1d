import { useEffect, useRef } from 'react';
import { shortcutKeys } from '../../kit/keyboard/keys.ts';

/** Ctrl or Command and K, in every layout, also while something is typed. */
export function usePaletteKey(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (!shortcutKeys(event).includes('k')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
