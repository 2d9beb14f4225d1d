import { currencies, decimalsOf } from '@shepherd/domain/currencies.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';

export type Money = { amount: number; currency: Currency; formatted: string };

const formatters = new Map(
  currencies.map((currency) => [
    currency,
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  ]),
);

/** Converts stored minor units (pence) to the amount in answers. */
export function money(minor: number | string, currency: Currency): Money {
  const amount = Number(minor) / 10 ** decimalsOf(currency);
  return { amount, currency, formatted: formatters.get(currency)?.format(amount) ?? `${currency} ${amount}` };
}

/** The message for an amount that would have to be rounded. */
export const moreDecimals = 'More decimals than the currency has';

/** Maximum of one amount in either direction: a million pounds, a hundred million yen. */
const mostMinorUnits = 100_000_000;

/**
 * Converts a request's decimal amount to minor units, or returns the error message: an amount with more decimals than
 * the currency would have to be rounded, and then differ from the intended one.
 */
export function readMinorUnits(amount: number, currency: Currency): number | string {
  const most = mostMinorUnits / 10 ** decimalsOf(currency);
  if (amount > most) return `Must be ${most} or less`;
  if (amount < -most) return `Must be -${most} or more`;
  const minor = minorUnits(amount, currency);
  return money(minor, currency).amount === amount ? minor : moreDecimals;
}

/** From a decimal amount to minor units; rounds half away from zero. */
export function minorUnits(amount: number, currency: Currency): number {
  const scaled = Number((Math.abs(amount) * 10 ** decimalsOf(currency)).toFixed(6));
  return Math.sign(amount) * Math.round(scaled);
}

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** For example "British Pound". */
export const currencyName = (currency: Currency): string => names.of(currency) ?? currency;

/** The short symbol, for example "£" or "$"; the code if there is none. */
export const currencySymbol = (currency: Currency): string =>
  formatters
    .get(currency)
    ?.formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
