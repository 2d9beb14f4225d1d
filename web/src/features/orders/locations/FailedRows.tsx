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
  /** The known failures, if the server has no values for them. */
  readonly fails: readonly Failure[];
}

/** The server's limit per upload. */
const mostFailures = 10_000;

/** The rows of an upload that failed. */
export function FailedRows({ orderId, uploadId, fails }: FailedRowsProps) {
  const result = useFailedUploadRowsQuery({
    variables: { id: orderId, uploadId },
    // Their number grows while the file is read.
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

/** For correction and another upload: the file's own columns, and the errors. */
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
