import { useEffect, useRef } from 'react';
import { readMedia } from '../../kit/media/mediaAddress.ts';
import { readModal } from '../../kit/modal/modalAddress.ts';
import { useSearch } from '../../kit/page/useSearch.ts';
import { shortcutKeys } from '../../kit/keyboard/keys.ts';

/** A dialog that is closing has given the focus back already. */
const openDialog = '[aria-modal="true"], dialog[open]';

/** Something stands above the page that has to be left first: what lies below it, or above, would take the focus. */
const isCovered = (search: string): boolean =>
  readModal(search) !== null ||
  readMedia(search) !== null ||
  document.activeElement?.closest(openDialog) != null;

/**
 * Ctrl or Command and K, in every layout, also while something is typed. In a dialog it does nothing, as all other
 * shortcuts: two dialogs are never open at once.
 */
export function usePaletteKey(open: () => void): void {
  const { read } = useSearch();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (!shortcutKeys(event).includes('k')) return;
      event.preventDefault();
      if (!isCovered(read())) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [read]);
}
