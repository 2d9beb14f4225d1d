import { currencies } from './currencies.ts';
import type { Currency } from './currencies.ts';
import { compareDecimals } from './ordering.ts';

/** How many of each currency a pound is about: for limits, which nobody is paid by. */
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

/** A limit in pounds, and about as much in every other currency. */
export const aboutAsMuch = (pounds: number): Readonly<Record<Currency, number>> =>
  // Safe: every currency has its entry.
  Object.fromEntries(currencies.map((currency) => [currency, inCurrency(pounds, currency)])) as Record<
    Currency,
    number
  >;

/**
 * In pounds, the most that an amount usually is, by what it is for. A job pays about £5 to £40 and costs a customer about
 * twice as much; what is ten times that is more often a slip, such as a lost decimal sign, than meant.
 */
const usualPounds = {
  /** What a Shepherd gets for a job. */
  fee: 250,
  /** What a customer pays for a job, or beside its price. */
  price: 1_000,
  /** What one task earns beside the fee, or is paid back for it. */
  task: 100,
  /** A bonus, a credit, a deduction or a reimbursement of a Shepherd. */
  transaction: 500,
} as const;

export type AmountKind = keyof typeof usualPounds;

/** The most that an amount of this kind usually is, in major units. */
export const usualAtMost = (kind: AmountKind, currency: Currency): number =>
  inCurrency(usualPounds[kind], currency);

/** Whether an amount, as exact decimal text, is so far above what is usual that it may be a slip. */
export function isFarAboveUsual(amount: string, kind: AmountKind, currency: Currency): boolean {
  const order = compareDecimals(amount, String(usualAtMost(kind, currency)));
  return order !== null && order > 0;
}
