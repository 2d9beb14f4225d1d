import type { OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { longestPollMilliseconds, pollMilliseconds } from '../../constants.ts';
import { startPolling } from './startPolling.ts';

interface PolledQueryOptions<Data, Variables extends OperationVariables> {
  readonly query: TypedDocumentNode<Data, Variables>;
  /** Must keep their identity between renders. */
  readonly variables: Variables;
  /** Whether the answer contains something that is still in progress. */
  readonly inProgress: (data: Data) => boolean;
}

/**
 * A query that is polled every five seconds while something is in progress. Data that was written while a poll was in
 * flight, such as the answer to a mutation, is newer than the poll's answer and is kept.
 */
export function usePolledQuery<Data, Variables extends OperationVariables>({
  query,
  variables,
  inProgress,
}: PolledQueryOptions<Data, Variables>) {
  const client = useApolloClient();
  const result = useQuery<Data, OperationVariables>(query, { variables, fetchPolicy: 'cache-and-network' });
  // Masking hides fields from the type only.
  const data = result.data as Data | undefined;
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  }, [data]);

  const ask = useEffectEvent(async (isEnded: () => boolean): Promise<boolean> => {
    const before = latest.current;
    const { data: answered } = await client.query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'no-cache',
      context: { quiet: true },
    });
    if (isEnded() || answered === undefined) return false;
    if (latest.current !== before) return true;
    // Safe: the answer is complete; masking hides fields from the type only.
    client.writeQuery({ query, variables, data: answered as Unmasked<Data> });
    return inProgress(answered as Data);
  });
  const waits = data !== undefined && inProgress(data);
  useEffect(() => {
    if (!waits) return undefined;
    let ended = false;
    const end = startPolling(() => ask(() => ended), {
      interval: pollMilliseconds,
      longest: longestPollMilliseconds,
    });
    return () => {
      ended = true;
      end();
    };
  }, [waits]);
  return { ...result, data };
}
