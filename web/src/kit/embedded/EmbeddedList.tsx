import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { errorText } from '../../graphql/errorNotice.ts';
import { listMessages } from '../../messages/lists.ts';
import { FailedMessage } from '../page/FailedMessage.tsx';
import { useToldHere } from '../toast/useToldHere.ts';
import { EmbeddedTable } from './EmbeddedTable.tsx';
import type { EmbeddedTableProps } from './EmbeddedTable.tsx';
import { useEmbeddedPage } from './useEmbeddedPage.ts';

interface RowsOfPage<Row> {
  readonly items: readonly Row[];
  readonly pageInfo: { readonly total: number; readonly lastPage: number };
}

interface EmbeddedListProps<Data, Variables extends OperationVariables, Row> extends EmbeddedTableProps<Row> {
  /** Its prefix in the address; unique on the page. */
  readonly name: string;
  readonly query: TypedDocumentNode<Data, Variables>;
  /** All but the page. */
  readonly variables: Omit<Variables, 'page' | 'perPage'>;
  /** Where the answer holds the page: `(data) => data.order?.pushes`. */
  readonly rows: (data: Data) => RowsOfPage<Row> | null | undefined;
}

/** An embedded table that asks the server for one page at a time, and that fails alone. */
export function EmbeddedList<
  Data,
  Variables extends OperationVariables,
  Row extends { readonly id: string },
>({ name, query, variables, rows, ...table }: EmbeddedListProps<Data, Variables, Row>) {
  const { page, perPage, setPage, setPageSize } = useEmbeddedPage(name);
  const result = useQuery<Data, OperationVariables>(query, {
    variables: { ...variables, page, perPage },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: (_current, { reason, initialFetchPolicy }) =>
      reason === 'variables-changed' ? initialFetchPolicy : 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const data = result.data ?? result.previousData;
  const answer = data ? rows(data as Data) : undefined;
  const behind = result.data && answer && !result.loading && page > Math.max(1, answer.pageInfo.lastPage);
  useEffect(() => {
    if (behind) setPage(1);
  });
  const failed = result.error !== undefined && !result.loading && !answer;
  useToldHere(result.observable.queryName, failed);
  if (failed) {
    return (
      <FailedMessage
        title={listMessages.failed}
        detail={errorText(result.error)}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <EmbeddedTable
      {...table}
      rows={answer?.items ?? []}
      total={answer?.pageInfo.total ?? 0}
      page={page}
      perPage={perPage}
      onPage={setPage}
      onPageSize={setPageSize}
      loading={result.loading}
    />
  );
}
