import type { Currency } from '../../graphql/generated/schema.ts';

export const currencySymbols: Readonly<Record<Currency, string>> = {
  CRC: '₡',
  EUR: '€',
  GBP: '£',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  NGN: '₦',
  PHP: '₱',
  PLN: 'zł',
  PYG: '₲',
  THB: '฿',
  UAH: '₴',
  USD: '$',
  VND: '₫',
};

/** Without a minor unit by ISO 4217; every other currency here has hundredths. */
const withoutMinorUnit: ReadonlySet<Currency> = new Set(['JPY', 'KRW', 'PYG', 'VND']);

/** How many decimals an amount of the currency has. */
export const decimalsOf = (currency: Currency): number => (withoutMinorUnit.has(currency) ? 0 : 2);

/** Whether an amount is one that can be paid in the currency. */
export const hasDecimalsOf = (amount: number, currency: Currency): boolean =>
  Number(amount.toFixed(decimalsOf(currency))) === amount;

/** An amount in major units with its symbol and two decimals: `£1,234.50`, `-£3.00`. */
export function formatMoney(amount: number, currency: Currency = 'GBP'): string {
  const digits = Math.abs(amount).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${amount < 0 ? '-' : ''}${currencySymbols[currency]}${digits}`;
}

/**
 * The sum of amounts, each currency on its own: `£0.30, €12.00`. Added up in hundredths, because sums of fractions are
 * not exact.
 */
export function sumsOf(amounts: readonly { readonly amount: number; readonly currency: Currency }[]): string {
  const hundredths = new Map<Currency, number>();
  for (const { amount, currency } of amounts)
    hundredths.set(currency, (hundredths.get(currency) ?? 0) + Math.round(amount * 100));
  const sums = [...hundredths].map(([currency, sum]) => formatMoney(sum / 100, currency));
  return sums.length === 0 ? formatMoney(0) : sums.join(', ');
}

/** What is left of typed text in an amount field: digits, one dot and at most two decimals. */
export function cleanMoneyInput(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}
