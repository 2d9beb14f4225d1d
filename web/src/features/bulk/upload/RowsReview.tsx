import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DateOrderQuestion } from '../../../kit/upload/DateOrderQuestion.tsx';
import { dateForRequest } from '../../../kit/value/time.ts';
import { saveCsv } from '../../../ui/csv/csv.ts';
import classes from '../bulk.module.css';
import { ambiguousDateOf, checkRows, inDateOrder, wrongRowsCsv } from '../csv/bulkFile.ts';
import type { BulkRow, BulkRows } from '../csv/bulkFile.ts';
import type { RowProblem } from '../csv/rows.ts';
import { actOn, columnLabel, isIrreversible } from '../labels.ts';
import { bulkMessages } from '../messages.ts';
import { EditableRows } from './EditableRows.tsx';
import { Preview } from './Preview.tsx';
import { UnusualAmounts } from './UnusualAmounts.tsx';
import type { ReadRows } from './useBulkUpload.ts';

interface RowsReviewProps {
  readonly read: ReadRows;
  /** Why the server refused these rows before, by their numbers; then all of them are to be corrected. */
  readonly reasons?: ReadonlyMap<number, string> | undefined;
  readonly onChange: (rows: BulkRows) => void;
  readonly onLeave: () => void;
  readonly onSend: (rows: BulkRows) => void;
}

/** The review of the rows and their errors, before anything is sent. */
export function RowsReview({ read, reasons, onChange, onLeave, onSend }: RowsReviewProps) {
  const { name, rows: table, unknown } = read;
  const { type, rows } = table;
  const summary = useRef<HTMLOutputElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const [today] = useState(() => dateForRequest(new Date()));
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const problems = useMemo(() => checkRows(table, today), [table, today]);
  const ambiguous = useMemo(() => ambiguousDateOf(table), [table]);
  const isGood = (_row: BulkRow, index: number) => problems[index]?.length === 0;
  const good = rows.filter(isGood);
  const wrong = rows.length - good.length;
  const mendable = rows.flatMap((row, index) => {
    const own = problems[index] ?? [];
    const shown = reasons !== undefined || own.length > 0 || touched.has(row.row);
    return shown ? [{ row, problems: own }] : [];
  });
  const reasonOf = ({ row, problems: own }: { row: BulkRow; problems: readonly RowProblem[] }) =>
    own.length > 0 ? told(own) : touched.has(row.row) ? '' : (reasons?.get(row.row) ?? '');
  const replace = (next: BulkRow) => {
    setTouched((before) => (before.has(next.row) ? before : new Set([...before, next.row])));
    onChange({ ...table, rows: rows.map((one) => (one.row === next.row ? next : one)) });
  };
  return (
    <div className={classes.column}>
      <output ref={summary} tabIndex={-1} data-autofocus className={classes.fileName}>
        <strong>{name}</strong>: {bulkMessages.readRows(rows.length, wrong)}
      </output>
      {ambiguous !== null && (
        <DateOrderQuestion
          date={ambiguous}
          onOrder={(order) => {
            onChange(inDateOrder(table, order));
            // The focused buttons are removed with the question.
            summary.current?.focus();
          }}
        />
      )}
      {unknown.length > 0 && <p className={classes.warning}>{bulkMessages.notUsed(unknown)}</p>}
      <UnusualAmounts of={table} />
      {reasons === undefined && <Preview table={table} />}
      {mendable.length > 0 && (
        <>
          <p className={classes.quiet}>
            {reasons === undefined ? bulkMessages.wrongNotSent : bulkMessages.mendHere}
          </p>
          <EditableRows
            table={table}
            rows={mendable.map((one) => ({ ...one, told: reasonOf(one) }))}
            onChange={replace}
            onLeaveOut={(row) => {
              onChange({ ...table, rows: rows.filter((one) => one.row !== row) });
              // The focused button is removed with its row.
              summary.current?.focus();
            }}
          />
          <div>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconDownload size={15} aria-hidden />}
              onClick={() =>
                saveCsv(
                  `${type.toLowerCase()}-errors.csv`,
                  wrongRowsCsv({ ...table, rows: mendable.map(({ row }) => row) }, mendable.map(reasonOf)),
                )
              }
            >
              Download these rows
            </Button>
          </div>
        </>
      )}
      {isIrreversible(type) && <p className={classes.warning}>{bulkMessages.irreversible}</p>}
      <div className={classes.acts}>
        <Button variant="default" onClick={onLeave}>
          {reasons === undefined ? 'Choose another file' : 'Cancel'}
        </Button>
        <Button
          {...(isIrreversible(type) ? { color: 'red' } : {})}
          disabled={good.length === 0}
          onClick={() => onSend({ ...table, rows: good })}
        >
          {actOn[type](good.length)}
        </Button>
      </div>
    </div>
  );
}

const told = (problems: readonly RowProblem[]): string =>
  problems
    .map(({ column, message }) => (column === null ? message : `${columnLabel(column)}: ${message}`))
    .join('; ');
