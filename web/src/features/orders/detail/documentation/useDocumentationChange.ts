import { useApolloClient } from '@apollo/client/react';
import type { DocumentationItemInput } from '../../../../graphql/generated/schema.ts';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { DocumentationNowDocument } from './Documentation.generated.ts';
import { presentItems } from './documentationItems.ts';
import type { documentationMutation } from './documentationItems.ts';

type Change = (present: readonly DocumentationItemInput[]) => DocumentationItemInput[];

/**
 * Changes an order's documentation. It is replaced as a whole, so the change is made to the items as they are at that
 * moment and not as they were when the page was loaded: what somebody else has added meanwhile stays.
 */
export function useDocumentationChange(
  mutation: ReturnType<typeof documentationMutation>,
): (orderId: string, change: Change) => Promise<unknown> {
  const client = useApolloClient();
  const save = useAct(mutation);
  return async (id, change) => {
    const { data } = await client.query({
      query: DocumentationNowDocument,
      variables: { id },
      // Kept out of the cache, so that a form about an item that is gone keeps what was typed.
      fetchPolicy: 'no-cache',
    });
    return save({ input: { id, documentation: change(presentItems(data?.order?.documentation ?? [])) } });
  };
}
