import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { csvText, saveCsv } from '../../../ui/csv/csv.ts';
import type { CsvCell } from '../../../ui/csv/csv.ts';
import { fileTimestamp } from '../../value/time.ts';
import type { ExportOutcome, RowOf } from '../definition.ts';
import { listAnswer } from '../useListQuery.ts';

/** The page size of the requests. */
const exportPageSize = 1000;

export interface PagesExport<Row> {
  /** The file is called `{name}_{time}.csv`. */
  readonly name: string;
  /** Headings and their cells, in order. */
  readonly columns: readonly (readonly [heading: string, cell: (row: Row) => CsvCell])[];
}

/** Writes every page of a list into one file. `variables` are those of its query except the page. */
export async function savePages<Data, Variables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: OperationVariables,
  { name, columns }: PagesExport<RowOf<Data>>,
): Promise<ExportOutcome | 'DOWNLOADED' | undefined> {
  // A row that moves to a later page meanwhile is read twice, and written once.
  const rows = new Map<string, RowOf<Data>>();
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const { data } = await client.query<Data, OperationVariables>({
      query,
      variables: { ...variables, page, perPage: exportPageSize },
      fetchPolicy: 'no-cache',
    });
    const answer = listAnswer<RowOf<Data> & { readonly id: string }>(data);
    if (!answer) return undefined;
    for (const row of answer.items) rows.set(row.id, row);
    ({ lastPage } = answer.pageInfo);
  }
  if (rows.size === 0) return 'NO_DATA';
  const text = await csvText(
    columns.map(([heading]) => heading),
    [...rows.values()].map((row) => columns.map(([, cell]) => cell(row))),
  );
  saveCsv(`${name}_${fileTimestamp(new Date())}.csv`, text);
  return 'DOWNLOADED';
}
