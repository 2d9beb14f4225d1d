import { useMemo } from 'react';
import type { DataTableColumn } from '../../ui/table/columns.tsx';
import { useNarrow } from '../page/useNarrow.ts';
import { useAllows } from '../permission/PermissionProvider.tsx';
import type { AnyList, ListColumn } from './definition.ts';
import { tableColumns } from './tableColumns.tsx';
import { useListView } from './view/useListView.ts';
import type { ListView } from './view/useListView.ts';

/** Pixels that a column takes at most where there is no room for a sidebar; the linking one takes what is left. */
const narrowWidestColumn = 160;

export interface ListColumns {
  /** How somebody likes to see the list. */
  readonly view: ListView;
  /** On a narrow screen the list decides which of its columns are shown. */
  readonly narrow: boolean;
  /** Those that the signed-in person may see, shown or not. */
  readonly allowedColumns: readonly ListColumn<{ readonly id: string }>[];
  /** Those that are shown, in their order; the same array until it changes. */
  readonly columns: readonly DataTableColumn<{ readonly id: string }>[];
}

/** Which columns of a list the table shows: what the person may see, what they chose, and what fits. */
export function useListColumns(
  list: AnyList<{ readonly id: string }>,
  rowLink: (row: { readonly id: string }) => string | undefined,
): ListColumns {
  const narrow = useNarrow();
  const allows = useAllows();
  const allowedColumns = useMemo(
    () => list.columns.filter(({ permission }) => allows(permission)),
    [list, allows],
  );
  const view = useListView(list.page.path, allowedColumns);
  const columnIds = view.order
    .filter((id) => {
      const column = allowedColumns.find((candidate) => candidate.id === id);
      return narrow ? column?.narrow === true || column?.link === true : view.isVisible(id);
    })
    .join();
  const columns = useMemo(() => {
    const byId = new Map(allowedColumns.map((column) => [column.id, column]));
    return tableColumns(
      columnIds.split(',').flatMap((id) => {
        const column = byId.get(id);
        if (!column) return [];
        return narrow ? { ...column, width: Math.min(column.width, narrowWidestColumn) } : column;
      }),
      rowLink,
    );
  }, [rowLink, allowedColumns, columnIds, narrow]);
  return { view, narrow, allowedColumns, columns };
}
