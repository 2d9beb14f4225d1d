import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { withParts } from '../../graphql/parts.ts';
import type { Parts } from '../../graphql/parts.ts';
import { useEmbeddedPage } from './useEmbeddedPage.ts';

interface RowsOfPage<Row> {
  readonly items: readonly Row[];
  readonly pageInfo: { readonly total: number; readonly lastPage: number };
}

export interface EmbeddedListQuery<Data, Variables extends OperationVariables, Row> {
  /** Its prefix in the address; unique on the page. */
  readonly name: string;
  readonly query: TypedDocumentNode<Data, Variables>;
  /** All but the page. */
  readonly variables: Omit<Variables, 'page' | 'perPage'>;
  /** Parts of the answer that may fail alone. */
  readonly parts?: Parts | undefined;
  /** Selects the page in the answer: `(data) => data.order?.pushes`. */
  readonly rows: (data: Data) => RowsOfPage<Row> | null | undefined;
}

/**
 * One page of rows at a time, with the other data of the query: a table and values that must agree with it come with
 * one answer.
 */
export function useEmbeddedList<
  Data,
  Variables extends OperationVariables,
  Row extends { readonly id: string },
>({ name, query, variables, parts, rows }: EmbeddedListQuery<Data, Variables, Row>) {
  const { page, perPage, setPage, setPageSize } = useEmbeddedPage(name);
  const result = useQuery<Data, OperationVariables>(query, {
    variables: { ...variables, page, perPage },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: (_current, { reason, initialFetchPolicy }) =>
      reason === 'variables-changed' ? initialFetchPolicy : 'cache-first',
    notifyOnNetworkStatusChange: true,
    ...(parts && { context: withParts(parts) }),
  });
  // Safe: without partial data an answer is there as a whole.
  const data = (result.data ?? result.previousData) as Data | undefined;
  const answer = data ? rows(data) : undefined;
  const behind = result.data && answer && !result.loading && page > Math.max(1, answer.pageInfo.lastPage);
  useEffect(() => {
    if (behind) setPage(1);
  });
  return {
    result,
    data,
    /** There is nothing to show. */
    failed: result.error !== undefined && !result.loading && !answer,
    table: {
      rows: answer?.items ?? [],
      total: answer?.pageInfo.total ?? 0,
      page,
      perPage,
      onPage: setPage,
      onPageSize: setPageSize,
      loading: result.loading,
    },
  };
}
