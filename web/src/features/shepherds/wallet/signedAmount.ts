import type { StaffPaymentType } from '../../../graphql/generated/schema.ts';
import { negated } from '../../../kit/value/money.ts';

/** A deduction is typed without a sign and sent with one. */
export const signedAmount = (type: StaffPaymentType, amount: string): string =>
  type === 'DEDUCTION' ? negated(amount) : amount;
