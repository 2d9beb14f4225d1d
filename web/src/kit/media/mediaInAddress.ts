import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { giveFocusBack, withAncestors } from '../modal/focusReturn.ts';
import { useBackOnce } from '../navigation/useBackOnce.ts';
import { useSearch } from '../page/address/useSearch.ts';
import { readMedia, writeMedia } from './mediaAddress.ts';
import type { ShownMedia } from './MediaGallery.tsx';

/** State of a history entry that opening the gallery created: closing then goes back. */
const openedHere = { openedMedia: true } as const;

/** The open item is in the address: it survives a reload and can be shared. */
export function useMediaInAddress(): ShownMedia {
  const navigate = useNavigate();
  const goBack = useBackOnce();
  const { search, state } = useLocation();
  const { read } = useSearch();
  const id = readMedia(search);
  const opener = useRef<readonly HTMLElement[]>([]);
  const isOpen = id !== null;
  // The browser restores the focus to the opener, which may be gone with its photo.
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = opener.current;
    return () => void setTimeout(() => giveFocusBack(before));
  }, [isOpen]);
  const open = useCallback(
    (next: string) => {
      opener.current = withAncestors(document.activeElement);
      void navigate({ search: writeMedia(read(), next) }, { state: openedHere, preventScrollReset: true });
    },
    [navigate, read],
  );
  const move = useCallback(
    (next: string) =>
      void navigate({ search: writeMedia(read(), next) }, { state, replace: true, preventScrollReset: true }),
    [navigate, read, state],
  );
  const close = useCallback(() => {
    if (readMedia(read()) === null) return;
    if (isOpenedHere(state)) goBack();
    else void navigate({ search: writeMedia(read(), null) }, { replace: true, preventScrollReset: true });
  }, [navigate, goBack, read, state]);
  return { id, open, move, close };
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedMedia' in state;
