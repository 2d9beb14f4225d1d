import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { saveCsv } from '../../../ui/csv/csv.ts';
import { useFailedUploadRowsQuery } from './LocationsUpload.generated.ts';
import type { FailedUploadRowsQuery } from './LocationsUpload.generated.ts';
import { locationFileMessages } from './fileMessages.ts';
import { WrongRows } from './WrongRows.tsx';
import type { ShownWrongRow } from './WrongRows.tsx';

type Upload = NonNullable<NonNullable<FailedUploadRowsQuery['order']>['upload']>;
type FailedRow = NonNullable<Upload['failed']>[number];

interface Failure {
  readonly row: number;
  readonly field: string | null;
  readonly message: string;
}

interface FailedRowsProps {
  readonly orderId: string;
  readonly uploadId: string;
  /** What is known without their values, where the server has none. */
  readonly fails: readonly Failure[];
}

/** The server says no more of one upload. */
const mostFailures = 10_000;

/** The rows of an upload that became no locations. */
export function FailedRows({ orderId, uploadId, fails }: FailedRowsProps) {
  const result = useFailedUploadRowsQuery({
    variables: { id: orderId, uploadId },
    // While the file is read there are more of them each time.
    fetchPolicy: 'cache-and-network',
  });
  return (
    <SectionState result={result} value={result.data?.order} title="The rows">
      {({ upload }) => {
        const rows = upload?.failed?.map(shownRow) ?? withoutValues(fails);
        return (
          <WrongRows
            name="fails"
            label="Rows with errors"
            rows={rows}
            note={fails.length < mostFailures ? undefined : locationFileMessages.firstFailed(mostFailures)}
            onDownload={async () => saveCsv(`locations-${orderId}-errors.csv`, await csvOfRows(rows))}
          />
        );
      }}
    </SectionState>
  );
}

const shownRow = ({ row, problems, values }: FailedRow): ShownWrongRow => ({
  row,
  problems: problems.map(({ field, message }) => ({ column: field, message })),
  values,
});

const withoutValues = (fails: readonly Failure[]): readonly ShownWrongRow[] =>
  Array.from(
    Map.groupBy(fails, ({ row }) => row),
    ([row, problems]) => ({
      row,
      problems: problems.map(({ field, message }) => ({ column: field, message })),
      values: [],
    }),
  );

/** To be mended and dropped again: the file's own columns, and what is wrong. */
async function csvOfRows(rows: readonly ShownWrongRow[]): Promise<string> {
  const { csvOf } = await import('../../../ui/csv/rows.ts');
  const columns = [...new Set(rows.flatMap(({ values }) => values.map(({ column }) => column)))].filter(
    (column) => column !== '',
  );
  const lines = rows.map(({ problems, values }) => [
    ...columns.map((column) => values.find((one) => one.column === column)?.value ?? ''),
    problems.map(({ column, message }) => (column === null ? message : `${column}: ${message}`)).join('; '),
  ]);
  return csvOf([[...columns, 'error'], ...lines], 'spreadsheet');
}
