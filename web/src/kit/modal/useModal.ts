import { use, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readMedia } from '../media/mediaAddress.ts';
import type { ModalName } from './defineModal.ts';
import { fetchModal } from './dialogPieces.ts';
import { useBackOnce } from '../navigation/useBackOnce.ts';
import { CurrentRouter } from '../page/PageRouter.tsx';
import { useSearch } from '../page/address/useSearch.ts';
import { heldKeys } from '../keyboard/heldKeys.ts';
import { rememberFocus } from './focusReturn.ts';
import { readModal, writeModal } from './modalAddress.ts';

export interface ModalControl {
  readonly opened: boolean;
  /** The subject passed to `open`, also after a reload; empty without one. */
  readonly subject: string;
  readonly open: (subject?: string) => void;
  readonly close: () => void;
}

/** State of a history entry that opening a modal created: closing then goes back. Each opening has its own number. */
interface Opening {
  readonly openedModal: number;
}

let openings = 0;

/**
 * A modal whose open state is in the address: it survives a reload, can be shared, and the browser's Back closes it.
 */
export function useModal(name: ModalName): ModalControl {
  const navigate = useNavigate();
  const router = use(CurrentRouter);
  const goBack = useBackOnce();
  const { pathname, search, state } = useLocation();
  const openModal = useOpenModal();
  const modal = readModal(search);
  const opened = modal?.name === name;
  const subject = opened ? modal.subject : '';
  const opening = openingOf(state);
  const open = useCallback((about = '') => openModal(name, about), [openModal, name]);
  const close = useCallback(() => {
    if (!opened || router === null) return;
    const { location } = router.state;
    const now = readModal(location.search);
    // The user may have moved on before the answer: to another page, or to another opening of this very dialog.
    if (location.pathname !== pathname || now?.name !== name || now.subject !== subject) return;
    if (openingOf(location.state) !== opening) return;
    // A modal also receives Escape from a gallery above it, which the key closes.
    if (readMedia(location.search) !== null) return;
    if (opening === null) {
      void navigate(
        { search: writeModal(location.search, null) },
        { replace: true, preventScrollReset: true },
      );
      return;
    }
    goBack();
  }, [navigate, goBack, router, pathname, name, subject, opening, opened]);
  return { opened, subject, open, close };
}

/** Opens any modal of the page. */
export function useOpenModal(): (name: ModalName, subject?: string) => void {
  const navigate = useNavigate();
  const { read } = useSearch();
  return useCallback(
    (name, subject = '') => {
      const search = read();
      const opened = readModal(search);
      // Pressed again while its code is loading.
      if (opened?.name === name && opened.subject === subject) return;
      rememberFocus();
      fetchModal(name);
      // Keys typed from now on are for the dialog. Until it is rendered it cannot handle Escape itself.
      heldKeys.hold(() => {
        const now = readModal(read());
        if (now?.name === name && now.subject === subject) void navigate(-1);
      });
      void navigate(
        { search: writeModal(search, { name, subject }) },
        { state: { openedModal: (openings += 1) } satisfies Opening, preventScrollReset: true },
      );
    },
    [navigate, read],
  );
}

const openingOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'openedModal' in state ? state.openedModal : null;
