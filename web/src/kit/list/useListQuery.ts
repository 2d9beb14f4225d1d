import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import type { ComponentProps } from 'react';
import { withParts } from '../../graphql/parts.ts';
import { errorText, notOfferedText } from '../../graphql/errorNotice.ts';
import { useToldHere } from '../toast/useToldHere.ts';
import type { FailedParts } from '../page/failures/FailedParts.tsx';
import type { ListAnswer } from './definition.ts';
import type { ListControl } from './address/useListState.ts';
import type { ListVariables } from './address/variables.ts';
import { useListNotes } from './useListNotes.ts';
import type { ListNotes } from '../live/onScreen.ts';

export interface ListQuery<Row> {
  /** The rows to show; while another page loads, the previous ones. */
  readonly answer: ListAnswer<Row> | undefined;
  /** The answer belongs to an earlier request. */
  readonly stale: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  /** The server's reason for the failure; empty without one. */
  readonly reason: string;
  /** The message where the server behind the gateway does not have the list; null otherwise. */
  readonly notOffered: string | null;
  readonly retry: () => void;
  /** What other users have changed since the rows were read. */
  readonly notes: ListNotes;
  readonly result: ComponentProps<typeof FailedParts>['result'];
}

/** The counts of the tabs fail alone: the rows are shown without them. */
export const countsApart = { '*.summary': 'The counts of the tabs' };

/** Runs a list's query, and returns to the first page if a narrower filter has fewer pages than the current one. */
export function useListQuery<Row>(
  query: TypedDocumentNode<unknown, ListVariables>,
  variables: ListVariables,
  control: Pick<ListControl, 'setPage'>,
  alwaysFresh: boolean,
): ListQuery<Row> {
  const result = useQuery(query, {
    variables,
    // Cached rows are shown immediately and refreshed, unless stale rows are not acceptable.
    fetchPolicy: alwaysFresh ? 'network-only' : 'cache-and-network',
    nextFetchPolicy: (_current, { reason, initialFetchPolicy }) =>
      reason === 'variables-changed' ? initialFetchPolicy : 'cache-first',
    notifyOnNetworkStatusChange: true,
    context: withParts(countsApart),
  });
  const failed = result.error !== undefined && !result.loading;
  useToldHere(result.observable.queryName, failed);
  const current = listAnswer<Row>(result.data);
  const beyondLast = current !== undefined && !result.loading && current.pageInfo.lastPage < variables.page;
  const notes = useListNotes(query, variables, result.observable);
  const { setPage } = control;
  useEffect(() => {
    if (beyondLast) setPage(1);
  }, [beyondLast, setPage]);
  return {
    answer: current ?? listAnswer<Row>(result.previousData),
    stale: current === undefined,
    loading: result.loading || beyondLast,
    failed,
    reason: failed ? errorText(result.error) : '',
    notOffered: failed ? notOfferedText(result.error) : null,
    result,
    notes,
    retry: () => void result.refetch().catch(() => undefined),
  };
}

/** The page in a list query's data: its one root field, or a field of that. */
export function listAnswer<Row>(data: unknown): ListAnswer<Row> | undefined {
  const roots = fieldsOf(data);
  return [...roots, ...roots.flatMap(fieldsOf)].find(
    (field): field is ListAnswer<Row> =>
      typeof field === 'object' && field !== null && 'items' in field && 'pageInfo' in field,
  );
}

const fieldsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
