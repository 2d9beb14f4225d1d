import type { AmountByCurrency } from '../money/amounts.ts';
import { minorUnits } from '../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { aboutAsMuch } from '@shepherd/domain/usualAmounts.ts';
import type { PayoutMode } from './statuses.ts';

/**
 * Withdrawals up to this amount are paid out automatically; above it staff decide. £100, and about as much in the
 * other currencies.
 */
export const usualWithdrawalThresholds: AmountByCurrency = aboutAsMuch(100);

/** The payout mode of a withdrawal; `amount` is in minor units. */
export const payoutMode = (amount: number, currency: Currency, thresholds: AmountByCurrency): PayoutMode =>
  amount <= minorUnits(thresholds[currency], currency) ? 'auto' : 'manual';
