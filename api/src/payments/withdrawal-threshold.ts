import type { AmountByCurrency } from '../money/amounts.ts';
import { minorUnits } from '../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import type { PayoutMode } from './statuses.ts';

/**
 * Up to this amount a withdrawal is paid out by itself; above it staff decide. £100, and about as much in the other
 * currencies.
 */
export const usualWithdrawalThresholds: AmountByCurrency = {
  CRC: 66_000,
  EUR: 120,
  GBP: 100,
  ILS: 480,
  INR: 11_000,
  JPY: 19_000,
  KRW: 180_000,
  NGN: 200_000,
  PHP: 7_400,
  PLN: 500,
  PYG: 960_000,
  THB: 4_400,
  UAH: 5_400,
  USD: 130,
  VND: 3_300_000,
};

/** How a withdrawal of so many minor units is paid out. */
export const payoutMode = (amount: number, currency: Currency, thresholds: AmountByCurrency): PayoutMode =>
  amount <= minorUnits(thresholds[currency], currency) ? 'auto' : 'manual';
