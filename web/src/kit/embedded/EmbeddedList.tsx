import type { OperationVariables } from '@apollo/client';
import { errorText } from '../../graphql/errorNotice.ts';
import { listMessages } from '../../messages/lists.ts';
import { FailedMessage } from '../page/failures/FailedMessage.tsx';
import { UnreadableLine } from '../unreadable/UnreadableLine.tsx';
import { useUnreadableCells } from '../unreadable/cells.ts';
import { useToldHere } from '../toast/useToldHere.ts';
import { EmbeddedTable } from './EmbeddedTable.tsx';
import type { EmbeddedTableProps } from './EmbeddedTable.tsx';
import { useEmbeddedList } from './useEmbeddedList.ts';
import type { EmbeddedListQuery } from './useEmbeddedList.ts';

type EmbeddedListProps<Data, Variables extends OperationVariables, Row> = EmbeddedTableProps<Row> &
  EmbeddedListQuery<Data, Variables, Row>;

/** An embedded table that loads one page at a time and fails alone. */
export function EmbeddedList<
  Data,
  Variables extends OperationVariables,
  Row extends { readonly id: string },
>({ name, query, variables, rows, ...about }: EmbeddedListProps<Data, Variables, Row>) {
  const { result, failed, table } = useEmbeddedList({ name, query, variables, rows });
  useToldHere(result.observable.queryName, failed);
  const unreadable = useUnreadableCells(result);
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
    <>
      <UnreadableLine result={result} />
      <EmbeddedTable {...about} {...table} unreadable={unreadable} />
    </>
  );
}
