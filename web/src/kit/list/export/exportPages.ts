import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ExportOutcome, FilterOf, ListExport, RowOf, SortFieldOf } from '../definition.ts';
import type { PagesExport } from './savePages.ts';

/** An export in the browser, for lists without one on the server: every page of the current filter. */
export function exportPages<Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  file: PagesExport<RowOf<Data>>,
): ListExport<FilterOf<Variables>, SortFieldOf<Variables>> {
  return (client, { filter, sort }, variables) =>
    exportRows(client, query, { ...variables, sort, filter }, file);
}

/** The same for an embedded table. The code that writes the file is loaded on demand. */
export async function exportRows<Data, Variables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: OperationVariables,
  file: PagesExport<RowOf<Data>>,
): Promise<ExportOutcome | 'DOWNLOADED' | undefined> {
  const { savePages } = await import('./savePages.ts');
  return savePages(client, query, variables, file);
}
