import { memo } from 'react';
import type { ShownColumn } from './useTable.ts';
import classes from './DataTable.module.css';
import { HeadCell } from './HeadCell.tsx';
import { pinnedStyle } from './layout.ts';
import { SelectAllBox } from './selection.tsx';

export interface TableHeadProps {
  readonly shown: readonly ShownColumn<never>[];
  readonly selectable: boolean;
  readonly sortable: boolean;
  readonly resizable: boolean;
  readonly sortedColumn: string | undefined;
  readonly descending: boolean;
  readonly onSort: (column: string) => void;
  readonly onResize: (column: string, width: number, done: boolean) => void;
}

/** The head, memoised so that new rows do not render it again. */
export const TableHead = memo(function TableHead({ shown, selectable, ...head }: TableHeadProps) {
  const pins = shown.some(({ pinnedAt }) => pinnedAt !== undefined);
  return (
    <thead className={classes.head}>
      <tr className={classes.headRow} aria-rowindex={1}>
        {selectable && (
          <th className={classes.headCell} data-pinned={pins || undefined} style={pins ? atStart : undefined}>
            <SelectAllBox />
          </th>
        )}
        {shown.map(({ id, header, numeric, sortable, pinnedAt }) => {
          const sorted =
            head.sortedColumn === id ? (head.descending ? 'descending' : 'ascending') : undefined;
          return (
            <th
              key={id}
              className={classes.headCell}
              style={pinnedStyle(pinnedAt)}
              data-column={id}
              data-pinned={pinnedAt !== undefined || undefined}
              data-numeric={numeric === true || undefined}
              aria-sort={sortable === true ? (sorted ?? 'none') : undefined}
            >
              <HeadCell
                text={header}
                sorted={sorted}
                {...(sortable === true && head.sortable ? { onSort: () => head.onSort(id) } : {})}
                {...(head.resizable
                  ? { onResize: (width: number, done: boolean) => head.onResize(id, width, done) }
                  : {})}
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
});

const atStart = { left: 0 };
