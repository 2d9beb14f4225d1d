import { oneAttempt } from '../../../kit/mutation/attempts.ts';
import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { CreatePaymentDocument, UpdateBalanceDocument } from './Wallet.generated.ts';

/** Balance and history are refetched together, so that they agree. */
export const createPayment = defineMutation(CreatePaymentDocument, {
  success: successMessages.paymentCreated,
  once: oneAttempt,
  evicts: ['payments'],
  evictsFields: ({ input: { agentId } }) => [
    { of: { __typename: 'Agent', id: agentId }, fields: ['balance', 'payments'] },
  ],
});

export const updateBalance = defineMutation(UpdateBalanceDocument, { success: successMessages.saved });
