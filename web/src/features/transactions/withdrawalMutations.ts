import { oneAttempt } from '../../kit/mutation/attempts.ts';
import { defineMutation } from '../../kit/mutation/defineMutation.ts';
import { ReviewWithdrawalDocument } from './Transactions.generated.ts';

/** A rejected amount returns to the balance; a decided withdrawal leaves the lists of flagged ones. */
export const reviewWithdrawal = defineMutation(ReviewWithdrawalDocument, {
  once: oneAttempt,
  evicts: ['withdrawals'],
  evictsFields: (_variables, { reviewWithdrawal: { agent } }) =>
    agent ? [{ of: { __typename: 'Agent', id: agent.id }, fields: ['balance'] }] : [],
  refusedFor: ({ input: { id } }) => ({
    of: { __typename: 'Withdrawal', id },
    fields: ['status', 'reviewComment'],
  }),
});
