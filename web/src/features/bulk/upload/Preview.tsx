import { everyColumnOf } from '../csv/types.ts';
import { noValue } from '../../../kit/value/time.ts';
import classes from '../bulk.module.css';
import type { BulkRows } from '../csv/bulkFile.ts';
import { columnLabel } from '../labels.ts';
import { bulkMessages } from '../messages.ts';

const shownRows = 5;

/** The first parsed rows. */
export function Preview({ table: { type, columns, rows } }: { table: BulkRows }) {
  const first = rows.slice(0, shownRows);
  const known = everyColumnOf(type);
  // Columns that the file lacks are not shown yet.
  const shown = columns.flatMap((column, place) =>
    place < known.length && first.some(({ cells }) => (cells[place] ?? '') !== '') ? [{ column, place }] : [],
  );
  return (
    <div className={classes.scroll}>
      <table
        className={`${classes.table} ${classes.preview}`}
        aria-label={bulkMessages.firstShown(first.length, rows.length)}
      >
        <thead>
          <tr>
            <th scope="col">Row</th>
            {shown.map(({ column }) => (
              <th key={column} scope="col">
                {columnLabel(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {shown.map(({ column, place }) => (
                <td key={column} title={cells[place]}>
                  {cells[place] === '' ? noValue : cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
