import type { TypedDocumentNode } from '@apollo/client';
import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import type { FieldsOfEntity, MutationDefinition } from '../../../../kit/mutation/defineMutation.ts';

type NamesOrder = { readonly id: string } | { readonly input: { readonly id: string } };

export const orderOf = (variables: NamesOrder) =>
  ({ __typename: 'Order', id: 'input' in variables ? variables.input.id : variables.id }) as const;

/** After a refusal, the order's status on screen is stale. */
export const refusedFor = (variables: NamesOrder): FieldsOfEntity => ({
  of: orderOf(variables),
  fields: ['status', 'availableActions'],
});

/** A new status moves the order between the tabs of lists; its jobs are created, closed or offered with it. */
export const statusChange = <Data, Variables extends NamesOrder>(
  document: TypedDocumentNode<Data, Variables>,
  success: string,
): MutationDefinition<Data, Variables> =>
  defineMutation(document, {
    success,
    evicts: ['orders', 'jobs'],
    evictsFields: (variables) => [{ of: orderOf(variables), fields: ['jobs'] }],
    refusedFor,
  });
