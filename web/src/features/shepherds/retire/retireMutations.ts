import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { RetireShepherdDocument } from './Retire.generated.ts';

/** Their jobs are returned; their comments, areas, contracts and the like may be deleted. */
export const retireShepherd = defineMutation(RetireShepherdDocument, {
  success: successMessages.shepherdRetired,
  evicts: ['agents', 'jobs', 'agentAreas', 'agentPositions', 'withdrawals', 'payments'],
  evictsFields: ({ input: { id } }) => [
    {
      of: { __typename: 'Agent', id },
      fields: [
        'application',
        'assignments',
        'balance',
        'comments',
        'contracts',
        'locations',
        'paymentMethods',
        'position',
        'settings',
        'skills',
        'strikeHistory',
      ],
    },
  ],
  refusedFor: ({ input: { id } }) => ({ of: { __typename: 'Agent', id }, fields: ['status'] }),
});

/** The applicant stays in the cache until their page is left: the page would refetch a deleted applicant. */
export const deleteApplication = defineMutation(RetireShepherdDocument, {
  success: successMessages.applicationDeleted,
  evicts: ['agents', 'applications'],
  refusedFor: ({ input: { id } }) => ({ of: { __typename: 'Agent', id }, fields: ['status'] }),
});
