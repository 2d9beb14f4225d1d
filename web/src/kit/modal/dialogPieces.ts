import { definePiece } from '../page/piece.ts';
import type { Fetched } from '../page/piece.ts';
import { fetchAhead } from '../page/whenOnline.ts';
import type { ModalName } from './defineModal.ts';

const load = () => import('./dialog.ts');

export const DialogFrame = definePiece(async () => (await load()).DialogFrame);
export const ConfirmForm = definePiece(async () => (await load()).ConfirmForm);

const contents = new Map<ModalName, Fetched>();

/** Lets a modal's button fetch what the modal will show, which the button does not know. Returns how to take it back. */
export function announceContent(modal: ModalName, content: Fetched): () => void {
  contents.set(modal, content);
  return () => {
    if (contents.get(modal) === content) contents.delete(modal);
  };
}

/** Fetches what it takes to show a modal, for who seems to be about to open it. */
export function fetchModal(modal: ModalName): void {
  fetchAhead(DialogFrame.load);
  const content = contents.get(modal);
  if (content) fetchAhead(content.load);
}
