import { definePiece } from '../page/code/piece.ts';
import type { Fetched } from '../page/code/piece.ts';
import { fetchAhead } from '../page/code/whenOnline.ts';
import type { ModalName } from './defineModal.ts';

const load = () => import('./dialog.ts');

export const DialogFrame = definePiece(async () => (await load()).DialogFrame);
export const ConfirmForm = definePiece(async () => (await load()).ConfirmForm);

const contents = new Map<ModalName, Fetched>();

/** Registers the content of a modal, so that the modal's button can prefetch it. Returns the teardown. */
export function announceContent(modal: ModalName, content: Fetched): () => void {
  contents.set(modal, content);
  return () => {
    if (contents.get(modal) === content) contents.delete(modal);
  };
}

/** Prefetches the code and content of a modal. */
export function fetchModal(modal: ModalName): void {
  fetchAhead(DialogFrame.load);
  const content = contents.get(modal);
  if (content) fetchAhead(content.load);
}
