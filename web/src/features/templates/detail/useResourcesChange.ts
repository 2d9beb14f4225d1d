import { useApolloClient } from '@apollo/client/react';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { presentItems } from '../../../kit/documentation/items.ts';
import type { ChangeItems } from '../../../kit/documentation/items.ts';
import { actOf } from '../../../kit/mutation/useAct.ts';
import { TemplateResourcesNowDocument } from '../Template.generated.ts';
import { updateTemplate } from '../templateMutations.ts';

/** Retries after concurrent changes of other users. */
const mostTries = 5;

/** Changes a template's current documentation, with the revision that it was read with as the precondition. */
export function useResourcesChange(id: string): ChangeItems {
  const client = useApolloClient();
  return async (success, change) => {
    const save = actOf(client, { ...updateTemplate, success });
    for (let tried = 1; ; tried += 1) {
      const { data } = await client.query({
        query: TemplateResourcesNowDocument,
        variables: { id },
        // Not cached, so that a form about a removed item keeps its input.
        fetchPolicy: 'no-cache',
      });
      const { revision = null, documentation } = data?.template ?? {};
      try {
        return await save({
          input: { id, revision, documentation: change(presentItems(documentation ?? [])) },
        });
      } catch (error) {
        if (errorCode(error) !== 'precondition.failed' || tried === mostTries) throw error;
      }
    }
  };
}
