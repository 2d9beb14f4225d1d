import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { SetMarketAccessDocument } from './Availability.generated.ts';

/** Another status moves the Shepherd between the tabs of lists; an applicant is accepted by it. */
export const setMarketAccess = defineMutation(SetMarketAccessDocument, {
  success: successMessages.saved,
  evicts: ['agents', 'applications'],
  evictsFields: ({ id }) => [{ of: { __typename: 'Agent', id }, fields: ['application'] }],
  refusedFor: ({ id }) => ({ of: { __typename: 'Agent', id }, fields: ['status'] }),
});
