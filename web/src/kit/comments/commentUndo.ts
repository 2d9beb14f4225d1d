import type { OperationVariables } from '@apollo/client';
import type { MutationDefinition } from '../mutation/defineMutation.ts';
import { opposite } from '../undo/opposite.ts';
import type { UndoStep } from '../undo/undoStep.ts';
import { fillField } from './commentFields.ts';

/** Deletes a comment, and puts its text back into the field for a new one, so that the user can correct it. */
export const commentUndo =
  <Data, Variables extends OperationVariables>(
    record: string,
    text: string,
    mutation: MutationDefinition<Data, Variables>,
    variables: Variables,
  ): UndoStep =>
  async (client, key) => {
    const end = await opposite(mutation, variables)(client, key);
    if (end === 'undone') fillField(record, text);
    return end;
  };
