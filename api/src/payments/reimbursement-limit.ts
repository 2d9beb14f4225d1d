import { ApiError, failures } from '../http/errors.ts';
import { minorUnits } from '../money/money.ts';
import type { Currency } from '../money/money.ts';

/** The most that may be reimbursed at once, in major units; nobody may exceed it. */
export const reimbursementLimit = 50;

/** Refuses a reimbursement above the limit. `amount` is in minor units of the currency. */
export function checkReimbursement(amount: number, currency: Currency): void {
  if (amount > minorUnits(reimbursementLimit, currency))
    throw new ApiError('payment.reimbursement_limit', {
      fields: { amount: [failures['payment.reimbursement_limit'][1]] },
    });
}
