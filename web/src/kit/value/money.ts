import type { Currency } from '../../graphql/generated/schema.ts';

/**
 * Amounts are exact decimal text in major units, as in the gateway's API: `"12.5"`, `"-3"`. Nothing here calculates
 * with binary fractions.
 */
export interface Amount {
  readonly amount: string;
  readonly currency: Currency;
}

const formats = new Map<Currency, Intl.NumberFormat>();

/**
 * Symbol and decimals of each currency come from the browser, as the server's come from its runtime. Cached, because
 * creating a formatter takes longer than everything else in a list's cell.
 */
function formatOf(currency: Currency): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  // A currency that could not be read is null: the amount is shown without one.
  const format = new Intl.NumberFormat(
    'en-GB',
    currency
      ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }
      : { minimumFractionDigits: 2 },
  );
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

/**
 * A plain decimal in its shortest form: '012.50' is '12.5', '.5' is '0.5'; null for other text. The domain parses
 * users' notations.
 */
export function shortestDecimal(text: string): string | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole + fraction === '') return null;
  const decimals = fraction.replace(/0+$/, '');
  const shortest = `${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals && `.${decimals}`}`;
  return shortest === '0' ? shortest : sign + shortest;
}

const fractionOf = (amount: string): string => amount.split('.')[1] ?? '';

/** Whether an amount is payable in the currency. */
export const hasDecimalsOf = (amount: string, currency: Currency): boolean =>
  fractionOf(shortestDecimal(amount) ?? amount).length <= decimalsOf(currency);

/** An amount with its currency's decimals, as fields show it: `12.50`, `900`. */
export const withDecimals = (amount: string, decimals: number): string => {
  const missing = decimals - fractionOf(amount).length;
  if (missing <= 0) return amount;
  return `${amount}${amount.includes('.') ? '' : '.'}${'0'.repeat(missing)}`;
};

/** Decimals of sums: finer than any minor unit, so that no amount is rounded on the way. */
const finest = 6;

const unitsOf = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.slice(0, finest).padEnd(finest, '0'));
};

function amountOfUnits(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(finest + 1, '0');
  const text = `${digits.slice(0, -finest)}.${digits.slice(-finest)}`;
  return shortestDecimal(units < 0n ? `-${text}` : text) ?? '0';
}

/** Negative if the first is less, 0 if both are equal, positive if it is more. */
export const compareAmounts = (one: string, other: string): number => Number(unitsOf(one) - unitsOf(other));

export const negated = (amount: string): string => amountOfUnits(-unitsOf(amount));

/** Whole minor units of the currency, for charts and arithmetic. */
export const minorUnits = ({ amount, currency }: Amount): number =>
  Number(unitsOf(amount) / 10n ** BigInt(finest - decimalsOf(currency)));

/** The inverse. */
export const amountOfMinorUnits = (minor: number, currency: Currency): string =>
  amountOfUnits(BigInt(minor) * 10n ** BigInt(finest - decimalsOf(currency)));

/** An amount with its symbol and its currency's decimals: `£1,234.50`, `-£3.00`, `¥900`. */
export const formatMoney = (amount: string, currency: Currency = 'GBP'): string =>
  // A double represents the at most 15 digits of an amount exactly.
  formatOf(currency).format(Number(amount));

/** The sums of amounts, per currency: `£0.30, €12.00`. */
export function sumsOf(amounts: readonly Amount[]): string {
  const sums = new Map<Currency, bigint>();
  for (const { amount, currency } of amounts)
    sums.set(currency, (sums.get(currency) ?? 0n) + unitsOf(amount));
  const shown = [...sums].map(([currency, units]) => formatMoney(amountOfUnits(units), currency));
  return shown.length === 0 ? formatMoney('0') : shown.join(', ');
}
