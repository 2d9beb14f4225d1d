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

/** An amount in major units with its symbol and two decimals: `£1,234.50`, `-£3.00`. */
export function formatMoney(amount: number, currency: Currency = 'GBP'): string {
  const digits = Math.abs(amount).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${amount < 0 ? '-' : ''}${currencySymbols[currency]}${digits}`;
}

/** What is left of typed text in an amount field: digits, one dot and at most two decimals. */
export function cleanMoneyInput(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}
