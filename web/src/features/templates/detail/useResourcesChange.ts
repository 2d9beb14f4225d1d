import { useApolloClient } from '@apollo/client/react';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { presentItems } from '../../../kit/documentation/items.ts';
import type { ChangeItems } from '../../../kit/documentation/items.ts';
import { actOf } from '../../../kit/mutation/useAct.ts';
import { TemplateResourcesNowDocument } from '../Template.generated.ts';
import { updateTemplate } from '../templateMutations.ts';

/** So often somebody else may be quicker. */
const mostTries = 5;

/** Changes a template's documentation as it is at that moment, under the revision that it was read with. */
export function useResourcesChange(id: string): ChangeItems {
  const client = useApolloClient();
  return async (success, change) => {
    const save = actOf(client, { ...updateTemplate, success });
    for (let tried = 1; ; tried += 1) {
      const { data } = await client.query({
        query: TemplateResourcesNowDocument,
        variables: { id },
        // Kept out of the cache, so that a form about an item that is gone keeps what was typed.
        fetchPolicy: 'no-cache',
      });
      const { revision = null, documentation } = data?.template ?? {};
      try {
        return await save({
          input: { id, revision, documentation: change(presentItems(documentation ?? [])) },
        });
      } catch (error) {
        if (errorCode(error) !== 'precondition_failed' || tried === mostTries) throw error;
      }
    }
  };
}
