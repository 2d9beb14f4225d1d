import { ApolloLink } from '@apollo/client';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { shareReplay, tap } from 'rxjs';
import type { Permission } from './generated/schema.ts';

/*
 * Data that is asked for before the code that shows it is there. The answer waits for whoever asks the same next, and
 * is handed out once: what is asked for again later is asked of the server.
 */

/** A query as a page begins with it. */
export interface Beginning {
  readonly query: TypedDocumentNode<unknown, OperationVariables>;
  readonly variables: OperationVariables;
  /** Who is answered; whoever may open the page without one. */
  readonly permission: Permission | undefined;
}

/** Checked against the query's own variables. */
export const beginning = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  permission?: Permission,
): Beginning => ({ query: query as Beginning['query'], variables, permission });

/** Somebody who points at a link and then reads on gets what is new, not what was asked for then. */
const keptMilliseconds = 10_000;
const beginsKey = 'begins';

/** Asks now. Says nothing when it fails: whoever needs it asks again. */
export function begin(
  client: ApolloClient,
  { query, variables }: Pick<Beginning, 'query' | 'variables'>,
): void {
  client
    .query({
      query,
      variables,
      fetchPolicy: 'network-only',
      // Not shared with who asks while it is under way: the link below hands the answer to them.
      context: { [beginsKey]: true, quiet: true, queryDeduplication: false },
    })
    .catch(() => undefined);
}

export interface BegunLink {
  readonly link: ApolloLink;
  /** Forgets what was begun for somebody else. */
  readonly clear: () => void;
}

type Answer = ReturnType<ApolloLink['request']>;

export function begunLink(): BegunLink {
  const begun = new Map<string, { readonly answer: Answer; readonly at: number }>();
  const link = new ApolloLink((operation, forward) => {
    const key = requestKey(operation);
    // What is changed is not what was asked for before.
    if (operation.operationType === 'mutation') begun.clear();
    const waiting = begun.get(key);
    const fresh = waiting && Date.now() - waiting.at < keptMilliseconds ? waiting.answer : undefined;
    if (operation.getContext()[beginsKey] === true) {
      // Who points at a link and then presses it begins the page twice.
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

/** What a request is known by: the name and the variables, in whatever order they stand. */
export const requestKey = ({
  operationName,
  variables,
}: Pick<ApolloLink.Operation, 'operationName' | 'variables'>): string =>
  JSON.stringify([operationName, variables], (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
