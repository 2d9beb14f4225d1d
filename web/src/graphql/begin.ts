import { ApolloLink } from '@apollo/client';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { shareReplay, tap } from 'rxjs';
import type { Permission } from './generated/schema.ts';

/*
 * Prefetching of page data, before the code of the page is loaded. An answer is handed out once, to the first matching
 * request; later requests go to the server.
 */

/** A query that a page prefetches. */
export interface Beginning {
  readonly query: TypedDocumentNode<unknown, OperationVariables>;
  readonly variables: OperationVariables;
  /** The permission that the query needs; undefined where none beyond the page's is needed. */
  readonly permission: Permission | undefined;
}

/** Type checks the variables against the query. */
export const beginning = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  permission?: Permission,
): Beginning => ({ query: query as Beginning['query'], variables, permission });

/** A prefetched answer expires: a user who hovers over a link and reads on gets fresh data. */
const keptMilliseconds = 10_000;
const beginsKey = 'begins';

/** Sends the query now. A failure is silent: the page sends the query again. */
export function begin(
  client: ApolloClient,
  { query, variables }: Pick<Beginning, 'query' | 'variables'>,
): void {
  client
    .query({
      query,
      variables,
      fetchPolicy: 'network-only',
      // Not deduplicated against concurrent requests: the link below hands them the answer.
      context: { [beginsKey]: true, quiet: true, queryDeduplication: false },
    })
    .catch(() => undefined);
}

export interface BegunLink {
  readonly link: ApolloLink;
  /** Clears the previous user's prefetched data. */
  readonly clear: () => void;
}

type Answer = ReturnType<ApolloLink['request']>;

export function begunLink(): BegunLink {
  const begun = new Map<string, { readonly answer: Answer; readonly at: number }>();
  const link = new ApolloLink((operation, forward) => {
    const key = requestKey(operation);
    // A mutation makes prefetched answers stale.
    if (operation.operationType === 'mutation') begun.clear();
    const waiting = begun.get(key);
    const fresh = waiting && Date.now() - waiting.at < keptMilliseconds ? waiting.answer : undefined;
    if (operation.getContext()[beginsKey] === true) {
      // Hovering over a link and then pressing it begins the page twice.
      if (fresh) return fresh;
      const answer = forward(operation).pipe(
        tap({
          next: ({ errors }) => errors && begun.delete(key),
          error: () => begun.delete(key),
        }),
        shareReplay(1),
      );
      begun.set(key, { answer, at: Date.now() });
      return answer;
    }
    begun.delete(key);
    return fresh ?? forward(operation);
  });
  return { link, clear: () => begun.clear() };
}

/** Deduplication key: the name and the variables, in any order. */
export const requestKey = ({
  operationName,
  variables,
}: Pick<ApolloLink.Operation, 'operationName' | 'variables'>): string =>
  JSON.stringify([operationName, variables], (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
