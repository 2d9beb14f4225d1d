import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { SetMarketAccessDocument } from './Availability.generated.ts';

/** A new status moves the Shepherd between the tabs of lists; it accepts an applicant. */
export const setMarketAccess = defineMutation(SetMarketAccessDocument, {
  success: successMessages.saved,
  evicts: ['agents', 'applications'],
  evictsFields: ({ id }) => [{ of: { __typename: 'Agent', id }, fields: ['application'] }],
  refusedFor: ({ id }) => ({ of: { __typename: 'Agent', id }, fields: ['status'] }),
});
