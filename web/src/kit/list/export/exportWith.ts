import type { TypedDocumentNode } from '@apollo/client';
import type { ExportOutcome, ExportRequest, ListExport } from '../definition.ts';

/** A list's export through a mutation whose one root field answers `{ outcome }`. */
export function exportWith<Filter, SortField extends string>(
  mutation: TypedDocumentNode<
    Readonly<Record<string, { readonly outcome: ExportOutcome }>>,
    { readonly input: ExportRequest<Filter, SortField> }
  >,
): ListExport<Filter, SortField> {
  return async (client, input) => {
    const { data } = await client.mutate({ mutation, variables: { input } });
    return Object.values(data ?? {})[0]?.outcome;
  };
}
