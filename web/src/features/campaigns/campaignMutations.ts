import { oneAttempt } from '../../kit/mutation/attempts.ts';
import { defineMutation } from '../../kit/mutation/defineMutation.ts';
import type { FieldsOfEntity } from '../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../messages/successes.ts';
import {
  CreateCampaignDocument,
  DeleteCampaignDocument,
  UpdateCampaignDocument,
} from './CampaignMutations.generated.ts';

/** A new campaign or status changes the lists and their counts: all campaigns, and the customer's. */
const lists = {
  evicts: ['campaigns'],
  evictsFields: ({
    input,
  }: {
    readonly input: { readonly customerId: string };
  }): readonly FieldsOfEntity[] => [
    { of: { __typename: 'Customer', id: input.customerId }, fields: ['campaigns'] },
  ],
} as const;

export const createCampaign = defineMutation(CreateCampaignDocument, {
  once: oneAttempt,
  success: successMessages.campaignAdded,
  ...lists,
});
export const updateCampaign = defineMutation(UpdateCampaignDocument, {
  success: successMessages.campaignUpdated,
});
export const changeCampaignStatus = defineMutation(UpdateCampaignDocument, {
  success: successMessages.campaignUpdated,
  ...lists,
});
export const deleteCampaign = defineMutation(DeleteCampaignDocument, {
  success: successMessages.campaignDeleted,
  ...lists,
  removes: ({ input }) => [{ __typename: 'Campaign', id: input.id }],
});
