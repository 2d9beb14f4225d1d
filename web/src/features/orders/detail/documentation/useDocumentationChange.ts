import { useApolloClient } from '@apollo/client/react';
import { presentItems } from '../../../../kit/documentation/items.ts';
import type { ChangeItems } from '../../../../kit/documentation/items.ts';
import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { actOf } from '../../../../kit/mutation/useAct.ts';
import { DocumentationNowDocument, EditDocumentationDocument } from './Documentation.generated.ts';

/** Changes the order's current documentation. */
export function useDocumentationChange(id: string): ChangeItems {
  const client = useApolloClient();
  return async (success, change) => {
    const { data } = await client.query({
      query: DocumentationNowDocument,
      variables: { id },
      // Not cached, so that a form about a removed item keeps its input.
      fetchPolicy: 'no-cache',
    });
    const save = actOf(client, defineMutation(EditDocumentationDocument, { success }));
    return save({ input: { id, documentation: change(presentItems(data?.order?.documentation ?? [])) } });
  };
}
