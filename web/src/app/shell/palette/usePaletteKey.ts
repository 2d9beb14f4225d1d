import { useEffect, useRef } from 'react';
import { readMedia } from '../../../kit/media/mediaAddress.ts';
import { readModal } from '../../../kit/modal/modalAddress.ts';
import { useSearch } from '../../../kit/page/address/useSearch.ts';
import { shortcutKeys } from '../../../kit/keyboard/keys.ts';

/** A closing dialog has already restored the focus. */
const openDialog = '[aria-modal="true"], dialog[open]';

/** Whether a dialog or panel is open above the page: it or the page would take the focus from the palette. */
const isCovered = (search: string): boolean =>
  readModal(search) !== null ||
  readMedia(search) !== null ||
  document.activeElement?.closest(openDialog) != null;

/**
 * Ctrl or Command and K, in every keyboard layout, also while typing. It is disabled in dialogs like all other
 * shortcuts: two dialogs are never open at the same time.
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
