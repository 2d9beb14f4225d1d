import type { AmountByCurrency } from '../money/amounts.ts';
import { minorUnits } from '../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { aboutAsMuch } from '@shepherd/domain/usualAmounts.ts';
import type { PayoutMode } from './statuses.ts';

/**
 * Up to this amount a withdrawal is paid out by itself; above it staff decide. £100, and about as much in the other
 * currencies.
 */
export const usualWithdrawalThresholds: AmountByCurrency = aboutAsMuch(100);

/** How a withdrawal of so many minor units is paid out. */
export const payoutMode = (amount: number, currency: Currency, thresholds: AmountByCurrency): PayoutMode =>
  amount <= minorUnits(thresholds[currency], currency) ? 'auto' : 'manual';
