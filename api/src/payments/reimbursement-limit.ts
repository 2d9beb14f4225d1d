import { ApiError } from '../http/errors.ts';
import type { AmountByCurrency } from '../money/amounts.ts';
import { currencySymbol, minorUnits } from '../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { aboutAsMuch } from '@shepherd/domain/usualAmounts.ts';

/** Maximum of one reimbursement, for all users. £50, and about as much in the other currencies. */
export const usualReimbursementLimits: AmountByCurrency = aboutAsMuch(50);

/** Refuses a reimbursement above the limit of its currency. `amount` is in minor units. */
export function checkReimbursement(amount: number, currency: Currency, limits: AmountByCurrency): void {
  const limit = limits[currency];
  if (amount <= minorUnits(limit, currency)) return;
  const shown = `${currencySymbol(currency)}${limit.toLocaleString('en-GB')}`;
  const message = `You exceeded the ${shown} limit on reimbursement. Contact an admin`;
  throw new ApiError('payment.reimbursement_limit', { message, fields: { amount: [message] } });
}
