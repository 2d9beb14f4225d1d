/** The enumerations of payments and withdrawals, as the database and the contract both know them. */
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

/** What staff may add; the other types come from the system alone. */
export const manualPaymentTypes = ['bonus', 'credit', 'deduction', 'reimbursement'] as const;

export const paymentMethods = ['balance', 'bank_transfer', 'paypal'] as const;
export const paymentStatuses = ['pending', 'paid', 'failed'] as const;

export const payoutModes = ['auto', 'manual'] as const;
export type PayoutMode = (typeof payoutModes)[number];
