import { useMemo } from 'react';
import type { DataTableColumn } from '../../ui/table/columns.ts';
import type { ColumnStateControl } from '../../ui/table/useTable.ts';
import { useNarrow } from '../page/useNarrow.ts';
import { useAllows } from '../permission/PermissionProvider.tsx';
import type { AnyList, ListColumn } from './definition.ts';
import { listKey } from './listKey.ts';
import { tableColumns } from './tableColumns.tsx';
import type { UnreadableCells } from '../unreadable/cells.ts';
import { useListView } from './view/useListView.ts';
import type { ListView } from './view/useListView.ts';

/** The widest column in pixels on screens without a sidebar; the linking one takes the rest. */
const narrowWidestColumn = 160;

export interface ListColumns {
  /** The user's settings for the list. */
  readonly view: ListView;
  /** On a narrow screen the definition decides which columns are shown. */
  readonly narrow: boolean;
  /** The columns that the user has permission for, shown or not. */
  readonly allowedColumns: readonly ListColumn<{ readonly id: string }>[];
  /** The same for the table; the same array until they change. */
  readonly columns: readonly DataTableColumn<{ readonly id: string }>[];
  /** The column settings; on a narrow screen, the columns that fit. */
  readonly columnState: ColumnStateControl;
}

/** The columns of a list: permitted, chosen by the user, and fitting. */
export function useListColumns(
  list: AnyList<{ readonly id: string }>,
  rowLink: (row: { readonly id: string }) => string | undefined,
  unreadable: UnreadableCells,
): ListColumns {
  const narrow = useNarrow();
  const allows = useAllows();
  const allowedColumns = useMemo(
    () => list.columns.filter(({ permission }) => allows(permission)),
    [list, allows],
  );
  const view = useListView(listKey(list), allowedColumns);
  const columns = useMemo(
    () =>
      tableColumns(
        narrow
          ? allowedColumns.map((column) => ({
              ...column,
              width: Math.min(column.width, narrowWidestColumn),
            }))
          : allowedColumns,
        rowLink,
        unreadable,
      ),
    [rowLink, unreadable, allowedColumns, narrow],
  );
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        allowedColumns.map(({ id, narrow, link }) => [id, narrow === true || link === true]),
      ),
    [allowedColumns],
  );
  const columnState = narrow
    ? {
        ...view.columns,
        state: { ...view.columns.state, columnVisibility, columnSizing: {}, columnPinning: {} },
      }
    : view.columns;
  return { view, narrow, allowedColumns, columns, columnState };
}
