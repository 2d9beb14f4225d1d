import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';
import { liveContext } from './liveLink.ts';

/**
 * Reads a query on screen again into the cache. The screen shows no loading state and changes when the answer is there;
 * a failure leaves it as it is.
 */
export async function readQuietly(
  client: ApolloClient,
  { query, options }: ObservableQuery<unknown>,
  variables: OperationVariables,
): Promise<unknown> {
  const { data } = await client.query<unknown, OperationVariables>({
    query,
    variables,
    fetchPolicy: 'network-only',
    context: { ...options.context, ...liveContext },
  });
  return data;
}

/** What the cache has for a query on screen, with the fields that only parts of the page see. */
export const cachedData = (client: ApolloClient, { query, variables }: ObservableQuery): unknown =>
  client.cache.diff({ query, variables, optimistic: true, returnPartialData: true }).result;
