import type { Currency } from '../../graphql/generated/schema.ts';

const formats = new Map<Currency, Intl.NumberFormat>();

/**
 * Symbol and decimals of each currency are those of the browser, as the server's are those of its runtime. Kept, because
 * making one takes longer than all else that a cell of a list costs.
 */
function formatOf(currency: Currency): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  formats.set(currency, format);
  return format;
}

export const currencySymbol = (currency: Currency): string =>
  formatOf(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** How many decimals an amount of the currency has by ISO 4217: none in yen. */
export const decimalsOf = (currency: Currency): number =>
  formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** Whether an amount is one that can be paid in the currency. */
export const hasDecimalsOf = (amount: number, currency: Currency): boolean =>
  Number(amount.toFixed(decimalsOf(currency))) === amount;

/** An amount in major units with its symbol and its currency's decimals: `£1,234.50`, `-£3.00`, `¥900`. */
export const formatMoney = (amount: number, currency: Currency = 'GBP'): string =>
  formatOf(currency).format(amount);

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
