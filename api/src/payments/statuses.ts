/** Enumerations of payments and withdrawals, shared by the database and the contract. */
export const paymentTypes = [
  'job',
  'referral',
  'bonus',
  'credit',
  'transaction_fee',
  'deduction',
  'reimbursement',
] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Types that staff may add; only the system makes the others. */
export const manualPaymentTypes = ['bonus', 'credit', 'deduction', 'reimbursement'] as const;

export const paymentMethods = ['balance', 'bank_transfer', 'paypal'] as const;
export const paymentStatuses = ['pending', 'paid', 'failed'] as const;

export const payoutModes = ['auto', 'manual'] as const;
export type PayoutMode = (typeof payoutModes)[number];
