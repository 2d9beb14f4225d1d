import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { isConflict, isRefusal } from '../../graphql/errorNotice.ts';
import { showSuccess } from '../toast/toast.ts';
import { applyRules } from './defineMutation.ts';
import type { FieldsOfEntity, MutationDefinition } from './defineMutation.ts';

interface Sending {
  /** However often it is sent with this key, it is done once and answered as the first time. */
  readonly idempotencyKey?: string;
  /** The caller tells of a failure, and the network layer does not. */
  readonly quiet?: boolean;
  /**
   * The cache has the answer at once, but what is on screen is not drawn with it before the function that this is given
   * is called (`useHoldBack`), or something else changes the cache.
   */
  readonly holdBack?: (tell: () => void) => void;
}

/**
 * Runs a defined mutation: `const cancel = useAct(cancelOrder); await cancel({ input: { id } })`. Rejects with
 * Apollo's error when it fails, after the network layer has raised the notice.
 */
export function useAct<Data, Variables extends OperationVariables>(
  mutation: MutationDefinition<Data, Variables>,
): (variables: Variables, sending?: Sending) => Promise<Data> {
  const client = useApolloClient();
  return useCallback(
    async (variables, { quiet = false, holdBack, ...sending } = {}) => {
      const attempt = mutation.once?.(mutation.document, variables);
      const idempotencyKey = sending.idempotencyKey ?? attempt?.key;
      const { data } = await client
        .mutate<Data, OperationVariables>({
          mutation: mutation.document,
          variables,
          context: {
            quiet,
            ...(idempotencyKey === undefined ? {} : { headers: { 'Idempotency-Key': idempotencyKey } }),
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
      if (success !== undefined && isDone(mutation, data as Data))
        showSuccess(typeof success === 'string' ? success : success(variables));
      return data as Data;
    },
    [client, mutation],
  );
}

/** A batch without a change tells whoever does not know the last one yet. */
const nothing = () => undefined;

const isDone = <Data>({ done }: { readonly done?: (data: Data) => boolean }, data: Data): boolean =>
  done?.(data) ?? true;

/**
 * Has the queries on screen that show these fields ask again, and no others; what they show stays until they are
 * answered. The cache does not remember which query reads what, so they are told by what they would miss.
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

/** A layer of the cache that is gone before anybody sees it. */
const probe = 'outdated';
