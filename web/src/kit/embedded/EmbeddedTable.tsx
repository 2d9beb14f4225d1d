import { Button, NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { listMessages } from '../../messages/lists.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTable } from '../../ui/table/useTable.ts';
import { embeddedDefaultPageSize, embeddedPageSizes } from '../../constants.ts';
import type { Address } from '../page/definition.ts';
import type { ListColumn } from '../list/definition.ts';
import { tableColumns } from '../list/tableColumns.tsx';
import type { UnreadableCells } from '../unreadable/cells.ts';
import classes from './EmbeddedTable.module.css';
import { useFittingColumns } from './useFittingColumns.ts';

export interface EmbeddedTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row, never>[];
  readonly rowLink?: ((row: Row) => Address | undefined) | undefined;
  /** Called on a click on a row without a link. */
  readonly onRowClick?: ((row: Row) => void) | undefined;
  /** An action for an empty table. */
  readonly emptyAction?: ReactNode;
}

interface PagedTableProps<Row> extends EmbeddedTableProps<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (perPage: number) => void;
  readonly loading?: boolean;
  readonly unreadable?: UnreadableCells | undefined;
}

/** A small table inside a page: it grows with its rows, and has pages only if there are more than fit. */
export function EmbeddedTable<Row extends { readonly id: string }>({
  label,
  columns,
  rowLink,
  onRowClick,
  emptyAction,
  rows,
  total,
  page,
  perPage,
  onPage,
  onPageSize,
  loading = false,
  unreadable,
}: PagedTableProps<Row>) {
  const fitting = useFittingColumns(columns);
  const shown = useMemo(() => tableColumns(fitting, rowLink, unreadable), [fitting, rowLink, unreadable]);
  const model = useTable({ columns: shown, rows, rowId: idOf, fits: true });
  return (
    <div className={classes.root}>
      <DataTable
        model={model}
        label={label}
        total={total}
        firstPosition={(page - 1) * perPage + 1}
        skeletonRows={loading && rows.length === 0 ? embeddedDefaultPageSize : undefined}
        busy={loading}
        inFlow
        {...(onRowClick ? { onRowClick } : {})}
        message={
          <output className={classes.empty}>
            {listMessages.emptyEmbedded} {emptyAction}
          </output>
        }
      />
      {total > 0 && (
        <div className={classes.footer}>
          <output className={classes.found}>{listMessages.found(total)}</output>
          {total > embeddedDefaultPageSize && (
            <Pages
              label={label}
              total={total}
              page={page}
              perPage={perPage}
              onPage={onPage}
              onPageSize={onPageSize}
            />
          )}
        </div>
      )}
    </div>
  );
}

type PagesProps = Pick<
  PagedTableProps<never>,
  'label' | 'total' | 'page' | 'perPage' | 'onPage' | 'onPageSize'
>;

function Pages({ label, total, page, perPage, onPage, onPageSize }: PagesProps) {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav className={classes.pages} aria-label={`Pages of ${label.toLowerCase()}`}>
      {total > perPage && (
        <>
          <Button variant="default" size="xs" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <span className={classes.pageText}>{listMessages.page(page, lastPage)}</span>
          <Button variant="default" size="xs" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </>
      )}
      <NativeSelect
        size="xs"
        className={classes.size ?? ''}
        aria-label={`Rows per page of ${label.toLowerCase()}`}
        data={embeddedPageSizes.map((size) => ({ value: String(size), label: listMessages.pageSize(size) }))}
        value={String(perPage)}
        onChange={({ currentTarget }) => onPageSize(Number(currentTarget.value))}
      />
    </nav>
  );
}

const idOf = ({ id }: { readonly id: string }): string => id;
