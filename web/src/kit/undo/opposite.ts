import type { OperationVariables } from '@apollo/client';
import { errorCode, errorText, isRefusal, notOfferedText } from '../../graphql/errorNotice.ts';
import { undoMessages } from '../../messages/undo.ts';
import type { MutationDefinition } from '../mutation/defineMutation.ts';
import { actOf } from '../mutation/useAct.ts';
import type { UndoStep } from './undoStep.ts';

interface Sent<Data> {
  /** What to say about a refusal; undefined for the general words. */
  readonly wordsOf?: (error: unknown) => string | undefined;
  /** Why an answer without an error means that nothing was done; undefined if it was done. */
  readonly notDone?: (data: Data) => string | undefined;
}

/** Undoes an act by its opposite. */
export const opposite =
  <Data, Variables extends OperationVariables>(
    { success: _told, once: _own, ...mutation }: MutationDefinition<Data, Variables>,
    variables: Variables,
    { wordsOf, notDone }: Sent<Data> = {},
  ): UndoStep =>
  async (client, idempotencyKey) => {
    try {
      const data = await actOf(client, mutation)(variables, {
        quiet: true,
        idempotencyKey,
      });
      const refused = notDone?.(data);
      return refused === undefined ? 'undone' : { refused };
    } catch (error) {
      // Nothing was done, and a second press would not change that.
      const notOffered = notOfferedText(error);
      if (notOffered !== null) return { refused: notOffered };
      if (!isRefusal(error)) throw error;
      return { refused: wordsOf?.(error) ?? generalWords(error) };
    }
  };

/** The same for a record with the version that the act's answer gave. Without one, nothing would guard other changes. */
export const oppositeAt = <Data, Variables extends OperationVariables>(
  version: string | null | undefined,
  mutation: MutationDefinition<Data, Variables>,
  variablesAt: (expectedVersion: string) => Variables,
): UndoStep | undefined => (version == null ? undefined : opposite(mutation, variablesAt(version)));

function generalWords(error: unknown): string {
  if (errorCode(error) === 'precondition.failed') return undoMessages.changed;
  if (errorCode(error) === 'not_found' && error instanceof Error) return error.message;
  return errorText(error) || undoMessages.unknown;
}
