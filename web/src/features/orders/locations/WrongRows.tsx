import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { EmbeddedRows } from '../../../kit/embedded/EmbeddedRows.tsx';
import { folded } from '@shepherd/domain/folded.ts';
import { noValue } from '../../../kit/value/time.ts';
import { useBusy } from '../../../kit/mutation/useBusy.ts';
import { fieldName } from '../../../messages/fieldNames.ts';
import { locationMessages } from './messages.ts';
import classes from './locations.module.css';

/** An invalid row, as it is in the file. */
export interface ShownWrongRow {
  /** From 1 below the headings. */
  readonly row: number;
  readonly problems: readonly { readonly column: string | null; readonly message: string }[];
  readonly values: readonly { readonly column: string; readonly value: string }[];
}

interface WrongRowsProps {
  /** Its prefix in the address; unique on the page. */
  readonly name: string;
  /** Accessible name of the table. */
  readonly label: string;
  readonly rows: readonly ShownWrongRow[];
  /** Shown if the list is incomplete. */
  readonly note?: string | undefined;
  /** Downloads all of them as a file. */
  readonly onDownload: () => Promise<void>;
}

interface Listed {
  readonly id: string;
  readonly row: number;
  readonly problem: string;
  readonly reference: string;
  readonly values: string;
  readonly columns: readonly (string | null)[];
  /** The searchable text. */
  readonly words: string;
}

const columns = [
  { id: 'row', header: 'Row', width: 64, numeric: true, narrow: true, cell: ({ row }: Listed) => row },
  {
    id: 'problem',
    header: 'What is wrong',
    width: 330,
    grow: true,
    narrow: true,
    cell: ({ problem }: Listed) => problem,
  },
  { id: 'reference', header: 'Reference', width: 110, cell: ({ reference }: Listed) => reference },
  { id: 'values', header: 'Values', width: 170, cell: ({ values }: Listed) => values },
];

/** The invalid rows of a file with their values; filtered here, corrected in a spreadsheet. */
export function WrongRows({ name, label, rows, note, onDownload }: WrongRowsProps) {
  const [typed, setTyped] = useState('');
  const [column, setColumn] = useState('');
  const text = useDeferredValue(folded(typed.trim()));
  const { busy, run } = useBusy();
  const listed = useMemo(() => rows.map(listedRow), [rows]);
  const wrongColumns = useMemo(
    () => [...new Set(listed.flatMap(({ columns: ofRow }) => ofRow))].filter((one) => one !== null),
    [listed],
  );
  const shown = useMemo(
    () => listed.filter((row) => row.words.includes(text) && (column === '' || row.columns.includes(column))),
    [listed, text, column],
  );
  return (
    <div className={classes.wrong}>
      <div className={classes.tools}>
        <TextInput
          size="xs"
          aria-label="Filter rows with errors"
          placeholder="Filter rows"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <NativeSelect
          size="xs"
          aria-label="Column with errors"
          value={column}
          onChange={({ currentTarget }) => setColumn(currentTarget.value)}
          data={[
            { value: '', label: 'All columns' },
            ...wrongColumns.map((one) => ({ value: one, label: fieldName(one) })),
          ]}
        />
        <Button
          variant="default"
          size="xs"
          loading={busy}
          leftSection={<IconDownload size={15} aria-hidden />}
          onClick={() => void run(onDownload)}
        >
          Download rows with errors
        </Button>
      </div>
      {note !== undefined && <p className={classes.quiet}>{note}</p>}
      {shown.length === 0 ? (
        <output className={classes.quiet}>{locationMessages.noProblemFits}</output>
      ) : (
        <EmbeddedRows name={name} label={label} rows={shown} columns={columns} />
      )}
    </div>
  );
}

function listedRow({ row, problems, values }: ShownWrongRow): Listed {
  const problem = problems
    .map(({ column, message }) => (column === null ? message : `${fieldName(column)}: ${message}`))
    .join('; ');
  const reference = values.find(({ column }) => fieldName(column) === 'Reference')?.value ?? '';
  const others = values.flatMap(({ column, value }) =>
    value === '' || fieldName(column) === 'Reference' ? [] : [value],
  );
  return {
    id: String(row),
    row,
    problem,
    reference: reference === '' ? noValue : reference,
    values: others.length === 0 ? noValue : others.join(' · '),
    columns: problems.map(({ column }) => column),
    words: folded([row, problem, ...values.map(({ value }) => value)].join(' ')),
  };
}
