import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readMedia } from '../media/mediaAddress.ts';
import type { ModalName } from './defineModal.ts';
import { fetchModal } from './dialogPieces.ts';
import { useSearch } from '../page/useSearch.ts';
import { heldKeys } from '../keyboard/heldKeys.ts';
import { rememberFocus } from './focusReturn.ts';
import { readModal, writeModal } from './modalAddress.ts';

export interface ModalControl {
  readonly opened: boolean;
  /** What was handed to `open`, also after a reload; empty without one. */
  readonly subject: string;
  readonly open: (subject?: string) => void;
  readonly close: () => void;
}

/** What an entry of the history remembers when opening a modal made it: closing then goes back over it. */
const openedHere = { openedModal: true } as const;

/**
 * A modal whose open state stands in the address: it survives a reload, can be sent to somebody, and the browser's
 * Back closes it.
 */
export function useModal(name: ModalName): ModalControl {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { read } = useSearch();
  const openModal = useOpenModal();
  const modal = readModal(search);
  const opened = modal?.name === name;
  const open = useCallback((subject = '') => openModal(name, subject), [openModal, name]);
  const close = useCallback(() => {
    // Escape reaches a modal also from a gallery above it, which is what it closes.
    if (!opened || readMedia(read()) !== null) return;
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate({ search: writeModal(read(), null) }, { replace: true, preventScrollReset: true });
  }, [navigate, read, state, opened]);
  return { opened, subject: opened ? modal.subject : '', open, close };
}

/** Opens any modal of the page. */
export function useOpenModal(): (name: ModalName, subject?: string) => void {
  const navigate = useNavigate();
  const { read } = useSearch();
  return useCallback(
    (name, subject = '') => {
      const search = read();
      const opened = readModal(search);
      // Pressed once more while its code is on its way.
      if (opened?.name === name && opened.subject === subject) return;
      rememberFocus();
      fetchModal(name);
      // What is typed from now on is for the dialog. Until it is drawn it cannot hear Escape by itself.
      heldKeys.hold(() => {
        const now = readModal(read());
        if (now?.name === name && now.subject === subject) void navigate(-1);
      });
      void navigate(
        { search: writeModal(search, { name, subject }) },
        { state: openedHere, preventScrollReset: true },
      );
    },
    [navigate, read],
  );
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedModal' in state;
