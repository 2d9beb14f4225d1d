import { currencies } from './currencies.ts';
import type { Currency } from './currencies.ts';
import { compareDecimals } from './ordering.ts';

/** Approximate value of a pound in each currency: only for limits, never for payments. */
const toThePound: Readonly<Record<Currency, number>> = {
  CRC: 660,
  EUR: 1.2,
  GBP: 1,
  ILS: 4.8,
  INR: 110,
  JPY: 190,
  KRW: 1_800,
  NGN: 2_000,
  PHP: 74,
  PLN: 5,
  PYG: 9_600,
  THB: 44,
  UAH: 54,
  USD: 1.3,
  VND: 33_000,
};

const inCurrency = (pounds: number, currency: Currency): number => Math.round(pounds * toThePound[currency]);

/** A limit in pounds with approximate equivalents in every other currency. */
export const aboutAsMuch = (pounds: number): Readonly<Record<Currency, number>> =>
  // Safe: every currency has its entry.
  Object.fromEntries(currencies.map((currency) => [currency, inCurrency(pounds, currency)])) as Record<
    Currency,
    number
  >;

/**
 * Usual maximum in pounds by purpose. A job pays about £5 to £40 and costs a customer about twice as much; ten times
 * that is more likely a typing mistake, such as a lost decimal sign.
 */
const usualPounds = {
  /** A Shepherd's fee for a job. */
  fee: 250,
  /** A customer's price of a job, or a surcharge. */
  price: 1_000,
  /** Extra pay or reimbursement of one task. */
  task: 100,
  /** A bonus, a credit, a deduction or a reimbursement of a Shepherd. */
  transaction: 500,
} as const;

export type AmountKind = keyof typeof usualPounds;

/** The usual maximum of an amount of this kind, in major units. */
export const usualAtMost = (kind: AmountKind, currency: Currency): number =>
  inCurrency(usualPounds[kind], currency);

/** Whether an amount, as exact decimal text, is so far above the usual that it may be a typing mistake. */
export function isFarAboveUsual(amount: string, kind: AmountKind, currency: Currency): boolean {
  const order = compareDecimals(amount, String(usualAtMost(kind, currency)));
  return order !== null && order > 0;
}
