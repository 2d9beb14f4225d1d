import type { ApolloClient } from '@apollo/client';
import { showSuccess } from '../toast/toast.ts';
import type { UndoStep } from './undoStep.ts';

/** The success notice of an act, with a button to undo it; without its code, which is loaded now, a plain notice. */
export function tellUndoable(client: ApolloClient, text: string, undo: UndoStep): void {
  import('./showUndoable.tsx').then(
    ({ showUndoable }) => showUndoable(client, text, undo),
    () => showSuccess(text),
  );
}
