import type { StaffPaymentType } from '../../../graphql/generated/schema.ts';

/** A deduction is typed without a sign and sent with one. */
export const signedAmount = (type: StaffPaymentType, amount: number): number =>
  type === 'DEDUCTION' ? -amount : amount;
