import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ExportOutcome, FilterOf, ListExport, RowOf, SortFieldOf } from '../definition.ts';
import type { PagesExport } from './savePages.ts';

/** An export of a list that the server offers none for: every page of the current filter, written by the browser. */
export function exportPages<Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  file: PagesExport<RowOf<Data>>,
): ListExport<FilterOf<Variables>, SortFieldOf<Variables>> {
  return (client, { filter, sort }, variables) =>
    exportRows(client, query, { ...variables, sort, filter }, file);
}

/** The same for a small table inside a page. What writes the file is fetched when somebody wants one. */
export async function exportRows<Data, Variables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: OperationVariables,
  file: PagesExport<RowOf<Data>>,
): Promise<ExportOutcome | 'DOWNLOADED' | undefined> {
  const { savePages } = await import('./savePages.ts');
  return savePages(client, query, variables, file);
}
