import { currencies, decimalsOf } from '@shepherd/domain/currencies.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';

export type Money = { amount: number; currency: Currency; formatted: string };

const formatters = new Map(
  currencies.map((currency) => [
    currency,
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  ]),
);

/** From whole minor units (pence), as the database keeps them, to what answers show. */
export function money(minor: number | string, currency: Currency): Money {
  const amount = Number(minor) / 10 ** decimalsOf(currency);
  return { amount, currency, formatted: formatters.get(currency)?.format(amount) ?? `${currency} ${amount}` };
}

/** What a person reads at an amount that would have to be rounded. */
export const moreDecimals = 'More decimals than the currency has';

/** The most that one amount can be, up or down: a million pounds, a hundred million yen. */
const mostMinorUnits = 100_000_000;

/**
 * From a decimal amount of a request to whole minor units, or to what a person reads at one that cannot be taken: with
 * more decimals than the currency it would have to be rounded, and then not be the one that was meant.
 */
export function readMinorUnits(amount: number, currency: Currency): number | string {
  const most = mostMinorUnits / 10 ** decimalsOf(currency);
  if (amount > most) return `Must be ${most} or less`;
  if (amount < -most) return `Must be -${most} or more`;
  const minor = minorUnits(amount, currency);
  return money(minor, currency).amount === amount ? minor : moreDecimals;
}

/** From a decimal amount to whole minor units; rounds half away from zero. */
export function minorUnits(amount: number, currency: Currency): number {
  const scaled = Number((Math.abs(amount) * 10 ** decimalsOf(currency)).toFixed(6));
  return Math.sign(amount) * Math.round(scaled);
}

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** For example "British Pound". */
export const currencyName = (currency: Currency): string => names.of(currency) ?? currency;

/** The short symbol, for example "£" or "$"; the code where there is none. */
export const currencySymbol = (currency: Currency): string =>
  formatters
    .get(currency)
    ?.formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
