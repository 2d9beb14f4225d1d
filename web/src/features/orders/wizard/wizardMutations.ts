import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { oneAttempt } from '../../../kit/mutation/attempts.ts';
import { successMessages } from '../../../messages/successes.ts';
import {
  CreateOrderDocument,
  SubmitOrderDocument,
  UpdateOrderDraftDocument,
} from './OrderWizard.generated.ts';

export const createOrder = defineMutation(CreateOrderDocument, { evicts: ['orders'] });
export const updateOrderDraft = defineMutation(UpdateOrderDraftDocument);
/** A draft is submitted once: later attempts are refused, because it is no longer a draft. */
export const submitOrder = defineMutation(SubmitOrderDocument, {
  success: successMessages.orderCreated,
  once: oneAttempt,
  evicts: ['orders'],
  evictsFields: ({ input: { id } }) => [
    { of: { __typename: 'Order', id }, fields: ['locations', 'locationGroups', 'workflows'] },
  ],
});
