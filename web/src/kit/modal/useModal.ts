import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fetchModal } from './dialogPieces.ts';
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
export function useModal(name: string): ModalControl {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const openModal = useOpenModal();
  const modal = readModal(search);
  const opened = modal?.name === name;
  const open = useCallback((subject = '') => openModal(name, subject), [openModal, name]);
  const close = useCallback(() => {
    if (!opened) return;
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate({ search: writeModal(search, null) }, { replace: true, preventScrollReset: true });
  }, [navigate, search, state, opened]);
  return { opened, subject: opened ? modal.subject : '', open, close };
}

/** Opens any modal of the page. */
export function useOpenModal(): (name: string, subject?: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (name, subject = '') => {
      const opened = readModal(search);
      // Pressed once more while its code is on its way.
      if (opened?.name === name && opened.subject === subject) return;
      rememberFocus();
      fetchModal(name);
      void navigate(
        { search: writeModal(search, { name, subject }) },
        { state: openedHere, preventScrollReset: true },
      );
    },
    [navigate, search],
  );
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedModal' in state;
