import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { listMessages } from '../../../messages/lists.ts';
import classes from '../bulk.module.css';
import type { BulkRow, BulkRows } from '../csv/bulkFile.ts';
import type { RowProblem } from '../csv/rows.ts';
import { everyColumnOf } from '../csv/types.ts';
import { columnLabel } from '../labels.ts';
import { bulkMessages } from '../messages.ts';

/** A row to correct. */
interface MendedRow {
  readonly row: BulkRow;
  readonly problems: readonly RowProblem[];
  /** Its error as text. */
  readonly told: string;
}

interface EditableRowsProps {
  readonly table: BulkRows;
  readonly rows: readonly MendedRow[];
  readonly onChange: (row: BulkRow) => void;
  readonly onLeaveOut: (row: number) => void;
}

const rowsAtOnce = 10;

/** Rows of a file with a field for each cell. */
export function EditableRows({ table, rows, onChange, onLeaveOut }: EditableRowsProps) {
  const [asked, setPage] = useState(1);
  const lastPage = Math.max(1, Math.ceil(rows.length / rowsAtOnce));
  const page = Math.min(asked, lastPage);
  const columns = everyColumnOf(table.type);
  return (
    <div className={classes.column}>
      <div className={classes.scroll}>
        <table className={`${classes.table} ${classes.mended}`} aria-label="Rows to mend">
          <thead>
            <tr>
              <th scope="col">Row</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {columnLabel(column)}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>Leave out</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {rows.slice((page - 1) * rowsAtOnce, page * rowsAtOnce).map((mended) => (
            <Row
              key={mended.row.row}
              mended={mended}
              columns={columns}
              onChange={onChange}
              onLeaveOut={onLeaveOut}
            />
          ))}
        </table>
      </div>
      {lastPage > 1 && (
        <nav className={classes.tools} aria-label="Pages of rows to mend">
          <Button variant="default" size="xs" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <span>{listMessages.page(page, lastPage)}</span>
          <Button variant="default" size="xs" disabled={page >= lastPage} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </div>
  );
}

interface RowProps extends Pick<EditableRowsProps, 'onChange' | 'onLeaveOut'> {
  readonly mended: MendedRow;
  readonly columns: ReturnType<typeof everyColumnOf>;
}

const wideColumns: ReadonlySet<string> = new Set(['comment', 'admin_user_email']);

function Row({ mended: { row, problems, told }, columns, onChange, onLeaveOut }: RowProps) {
  const toldId = useId();
  return (
    <tbody>
      <tr>
        <th scope="row" rowSpan={2} className={classes.number}>
          {row.row}
        </th>
        {columns.map((column, place) => (
          <td key={column}>
            <TextInput
              size="xs"
              className={(wideColumns.has(column) ? classes.wide : classes.cell) ?? ''}
              aria-label={`${columnLabel(column)} of row ${row.row}`}
              aria-describedby={toldId}
              error={problems.some((problem) => problem.column === column)}
              value={row.cells[place] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...row, surplus: '', cells: row.cells.with(place, value) })
              }
            />
          </td>
        ))}
        <td>
          <ActionIcon
            size={30}
            aria-label={`Leave out row ${row.row}`}
            title="Leave out"
            onClick={() => onLeaveOut(row.row)}
          >
            <IconX size={16} />
          </ActionIcon>
        </td>
      </tr>
      <tr>
        <td colSpan={columns.length + 1}>
          <div id={toldId} className={`${classes.told} ${told === '' ? classes.quiet : classes.failed}`}>
            {told === '' ? bulkMessages.ready : told}
          </div>
        </td>
      </tr>
    </tbody>
  );
}
