import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { isConflict, isRefusal } from '../../graphql/errorNotice.ts';
import { showSuccess } from '../toast/toast.ts';
import { tellUndoable } from '../undo/tellUndoable.ts';
import type { UndoStep } from '../undo/undoStep.ts';
import { applyRules } from './defineMutation.ts';
import type { FieldsOfEntity, MutationDefinition } from './defineMutation.ts';

interface Sending<Data> {
  /** The idempotency key: the server executes it once and repeats the first answer. */
  readonly idempotencyKey?: string;
  /** The ETag that the edited record must still have; `precondition.failed` if another user has changed it. */
  readonly ifMatch?: string | null;
  /** The caller reports a failure instead of the network layer. */
  readonly quiet?: boolean;
  /**
   * The cache has the answer immediately, but the screen is not rendered with it until the passed function is called
   * (`useHoldBack`), or something else changes the cache.
   */
  readonly holdBack?: (tell: () => void) => void;
  /** How the act is undone; undefined if nothing restores what was before. */
  readonly undo?: (data: Data) => UndoStep | undefined;
}

type Act<Data, Variables> = (variables: Variables, sending?: Sending<Data>) => Promise<Data>;

/**
 * Runs a defined mutation: `const cancel = useAct(cancelOrder); await cancel({ input: { id } })`. Rejects with Apollo's
 * error when it fails, after the network layer has raised the notice.
 */
export function useAct<Data, Variables extends OperationVariables>(
  mutation: MutationDefinition<Data, Variables>,
): Act<Data, Variables> {
  const client = useApolloClient();
  return useMemo(() => actOf(client, mutation), [client, mutation]);
}

/** The same for lazy code, where hooks are not available. */
export function actOf<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: MutationDefinition<Data, Variables>,
): Act<Data, Variables> {
  return async (variables, { quiet = false, holdBack, undo, ...sending } = {}) => {
    const attempt = mutation.once?.(mutation.document, variables);
    const idempotencyKey = sending.idempotencyKey ?? attempt?.key;
    const { data } = await client
      .mutate<Data, OperationVariables>({
        mutation: mutation.document,
        variables,
        context: {
          quiet,
          headers: {
            ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
            ...(sending.ifMatch == null ? {} : { 'If-Match': sending.ifMatch }),
          },
        },
        ...(holdBack && { onQueryUpdated: () => false }),
        update: (cache, { data: answered }) => {
          // Masking hides fields from the type only; the rules read ids.
          if (answered && isDone(mutation, answered as Data))
            applyRules(cache, mutation, variables, answered as Data);
        },
      })
      .catch((error: unknown) => {
        if (isRefusal(error)) attempt?.end();
        const outdated = isConflict(error) ? mutation.refusedFor?.(variables) : undefined;
        if (outdated) askAgain(client, [outdated].flat());
        throw error;
      });
    attempt?.end();
    if (!data) throw new TypeError('The answer of a mutation without errors has no data');
    holdBack?.(() => client.cache.batch({ update: nothing }));
    const { success } = mutation;
    if (success !== undefined && isDone(mutation, data as Data)) {
      const text = typeof success === 'string' ? success : success(variables);
      const step = undo?.(data as Data);
      if (step) tellUndoable(client, text, step);
      else showSuccess(text);
    }
    return data as Data;
  };
}

/** An empty batch notifies watchers of the pending change. */
const nothing = () => undefined;

const isDone = <Data>({ done }: { readonly done?: (data: Data) => boolean }, data: Data): boolean =>
  done?.(data) ?? true;

/**
 * Refetches only the queries on screen that show these fields; their data stays until they are answered. The cache does
 * not record which query reads which field, so this finds the queries that would miss data.
 */
function askAgain(client: ApolloClient, refused: readonly FieldsOfEntity[]): void {
  const { cache } = client;
  const isComplete = ({ query, variables }: ObservableQuery) =>
    cache.diff({ query, variables, optimistic: true, returnPartialData: true }).complete;
  const shown = [...client.getObservableQueries()].filter(isComplete);
  let outdated: readonly ObservableQuery[] = [];
  cache.batch({
    optimistic: probe,
    removeOptimistic: probe,
    onWatchUpdated: () => false,
    update: () => {
      for (const { of, fields } of refused) {
        const id = cache.identify({ ...of });
        if (id === undefined) continue;
        cache.modify({ id, fields: Object.fromEntries(fields.map((field) => [field, missing])) });
      }
      outdated = shown.filter((query) => !isComplete(query));
    },
  });
  for (const query of outdated) query.refetch().catch(() => undefined);
}

const missing = (_value: unknown, { DELETE }: { readonly DELETE: unknown }) => DELETE;

/** A cache layer that is removed before it is rendered. */
const probe = 'outdated';
