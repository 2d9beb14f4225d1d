import { inDigits } from '../../messages/inDigits.ts';

export const transactionMessages = {
  toReview: (count: number) =>
    `${inDigits(count)} ${count === 1 ? 'withdrawal waits' : 'withdrawals wait'} for a review.`,
  showToReview: (count: number) => (count === 1 ? 'Show it' : 'Show them'),
  approveMeans: 'The money is paid out.',
  rejectMeans: 'Nothing is paid out, and the money goes back to the balance.',
  decisionRequired: 'Choose whether to approve or reject',
  approved: (reference: string) => `Withdrawal ${reference} approved`,
  rejected: (reference: string) => `Withdrawal ${reference} rejected`,
  methodRemoved:
    'The payment method was removed, so nothing can be paid out. Reject the withdrawal, and the money goes back to the balance.',
  notWaiting: 'This withdrawal does not wait for a review.',
  gone: 'There is no such withdrawal.',
} as const;
