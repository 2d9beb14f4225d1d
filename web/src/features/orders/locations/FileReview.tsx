import { Button } from '@mantine/core';
import type { DateOrder } from '@shepherd/domain/date.ts';
import { useRef } from 'react';
import { DateOrderQuestion } from '../../../kit/upload/DateOrderQuestion.tsx';
import { saveCsv } from '../../../ui/csv/csv.ts';
import { noValue } from '../../../kit/value/time.ts';
import { fieldName } from '../../../messages/fieldNames.ts';
import type { FileSummary } from './csv/session.ts';
import classes from './locations.module.css';
import { locationFileMessages } from './fileMessages.ts';
import { WrongRows } from './WrongRows.tsx';

interface FileReviewProps {
  readonly name: string;
  readonly file: FileSummary;
  readonly busy: boolean;
  readonly onAdd: () => void;
  readonly onLeave: () => void;
  readonly onDateOrder: (order: DateOrder) => void;
  /** All rows with errors, as a file to correct. */
  readonly wrongCsv: () => Promise<string>;
}

/** Reviews a file before anything of it is sent. */
export function FileReview({ name, file, busy, onAdd, onLeave, onDateOrder, wrongCsv }: FileReviewProps) {
  const { rows, wrong, shownWrong, columns, headings, elsewhere, broken, ambiguousDate } = file;
  const summary = useRef<HTMLOutputElement>(null);
  const unknown = headings.flatMap(({ heading, column }) =>
    column === null && heading !== '' ? heading : [],
  );
  const good = rows - wrong;
  return (
    <div className={classes.review}>
      <output ref={summary} tabIndex={-1} className={classes.fileName}>
        <strong>{name}</strong>: {locationFileMessages.readRows(rows, wrong)}
      </output>
      {ambiguousDate !== null && (
        <DateOrderQuestion
          date={ambiguousDate}
          onOrder={(order) => {
            onDateOrder(order);
            // The focused buttons are removed with the question.
            summary.current?.focus();
          }}
        />
      )}
      {broken !== null && <p className={classes.failed}>{broken}</p>}
      {elsewhere > 0 && <p className={classes.warning}>{locationFileMessages.rowsElsewhere(elsewhere)}</p>}
      <Preview file={file} />
      {unknown.length > 0 && <p className={classes.quiet}>{locationFileMessages.leftOut(unknown)}</p>}
      {wrong > 0 && (
        <WrongRows
          name="wrong"
          label="Rows of the file with errors"
          rows={shownWrong.map(({ row, cells, problems }) => ({
            row,
            problems,
            values: columns.map((column, place) => ({ column, value: cells[place] ?? '' })),
          }))}
          note={
            wrong > shownWrong.length
              ? `${locationFileMessages.wrongAreLeftOut} ${locationFileMessages.firstWrong(shownWrong.length)}`
              : locationFileMessages.wrongAreLeftOut
          }
          onDownload={async () => saveCsv(`${name.replace(/\.\w+$/, '')}-errors.csv`, await wrongCsv())}
        />
      )}
      <div className={classes.acts}>
        <Button variant="default" onClick={onLeave} disabled={busy}>
          Choose another file
        </Button>
        <Button onClick={onAdd} loading={busy} disabled={good === 0}>
          {locationFileMessages.add(good)}
        </Button>
      </div>
    </div>
  );
}

/** The mapping of each column, with the values of the first rows: one line per column, so that all fit. */
function Preview({ file: { headings, columns, preview } }: { file: FileSummary }) {
  const headingOf = new Map(headings.map(({ heading, column }) => [column, heading]));
  const numbered = preview.map((cells, index) => ({ row: index + 1, cells }));
  return (
    <table className={classes.preview} aria-label="Columns of the file">
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">In the file</th>
          {numbered.map(({ row }) => (
            <th key={row} scope="col">
              Row {row}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column, place) => (
          <tr key={column}>
            <th scope="row">{fieldName(column)}</th>
            <td className={classes.quiet}>{headingOf.get(column)}</td>
            {numbered.map(({ row, cells }) => (
              <td key={row} title={cells[place]}>
                {cells[place] === '' ? noValue : cells[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
