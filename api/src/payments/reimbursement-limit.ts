import { ApiError } from '../http/errors.ts';
import { currencies, currencySymbol, minorUnits } from '../money/money.ts';
import type { Currency } from '../money/money.ts';

/** The most that may be reimbursed at once, in major units; nobody may exceed it. */
export type ReimbursementLimits = Readonly<Record<Currency, number>>;

/** £50, and about as much in the other currencies. */
export const usualReimbursementLimits: ReimbursementLimits = {
  CRC: 33_000,
  EUR: 60,
  GBP: 50,
  ILS: 240,
  INR: 5_500,
  JPY: 9_500,
  KRW: 90_000,
  NGN: 100_000,
  PHP: 3_700,
  PLN: 250,
  PYG: 480_000,
  THB: 2_200,
  UAH: 2_700,
  USD: 65,
  VND: 1_650_000,
};

/** Limits as a setting names them, for example "EUR=65, JPY=10000", beside the usual ones; null for another text. */
export function readReimbursementLimits(text: string | null): ReimbursementLimits | null {
  const limits = { ...usualReimbursementLimits };
  for (const entry of text?.split(',') ?? []) {
    const [, code = '', amount = ''] = /^\s*([A-Z]{3})\s*=\s*(\d{1,12})\s*$/.exec(entry) ?? [];
    const currency = currencies.find((one) => one === code);
    if (currency === undefined) return null;
    limits[currency] = Number(amount);
  }
  return limits;
}

/** Refuses a reimbursement above the limit of its currency. `amount` is in minor units. */
export function checkReimbursement(amount: number, currency: Currency, limits: ReimbursementLimits): void {
  const limit = limits[currency];
  if (amount <= minorUnits(limit, currency)) return;
  const shown = `${currencySymbol(currency)}${limit.toLocaleString('en-GB')}`;
  const message = `You exceeded the ${shown} limit on reimbursement. Contact an admin`;
  throw new ApiError('payment.reimbursement_limit', { message, fields: { amount: [message] } });
}
