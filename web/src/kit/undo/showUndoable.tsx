import type { ApolloClient } from '@apollo/client';
import type { FocusEvent } from 'react';
import { undoMilliseconds } from '../../constants.ts';
import { undoMessages } from '../../messages/undo.ts';
import { newKey } from '../fieldArray/itemKey.ts';
import { giveFocusBack, withAncestors } from '../modal/focusReturn.ts';
import { closeToast, showError, showSuccess, showSuccessWith } from '../toast/toast.ts';
import { undoKeys } from './undoKeys.ts';
import { UndoNotice } from './UndoNotice.tsx';
import { Undos } from './undos.ts';
import type { UndoEnd } from './undos.ts';
import type { UndoStep } from './undoStep.ts';

const undos = new Undos(undoMilliseconds);
document.addEventListener('keydown', undoKeys(undos));

/** A success notice with a button that undoes the act. Its time stands still while the pointer or focus is on it. */
export function showUndoable(client: ApolloClient, text: string, undo: UndoStep): void {
  const key = newKey();
  const id = `undo-${key}`;
  const focus = focusOf();
  undos.add({
    id,
    send: () => undo(client, key),
    onEnd: (end) => {
      // Before the notice goes, and the focus with it.
      focus.giveBack();
      closeToast(id);
      if (end !== null) tellEnd(text, end);
    },
  });
  showSuccessWith(id, text, {
    message: <UndoNotice undos={undos} id={id} text={text} />,
    autoClose: false,
    onMouseEnter: () => undos.hold(id, 'pointer'),
    onMouseLeave: () => undos.release(id, 'pointer'),
    onFocus: (event) => {
      focus.enter(event);
      undos.hold(id, 'focus');
    },
    onBlur: () => {
      focus.leave();
      undos.release(id, 'focus');
    },
    onClose: () => undos.drop(id),
  });
}

function tellEnd(text: string, end: UndoEnd): void {
  if (end === 'undone') showSuccess(undoMessages.undone(text));
  else showError(undoMessages.refused(end.refused));
}

/** Where the focus was before it came to a notice; it returns there when the notice takes it along. */
function focusOf() {
  let before: readonly HTMLElement[] = [];
  let inside = false;
  return {
    enter: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      inside = true;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before = withAncestors(relatedTarget);
    },
    leave: () => {
      inside = false;
    },
    giveBack: () => {
      if (!inside) return;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      giveFocusBack(before);
    },
  };
}
