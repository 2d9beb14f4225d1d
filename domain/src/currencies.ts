/** The currencies that prices can be in (ISO 4217). */
export const currencies = [
  'USD',
  'EUR',
  'CRC',
  'GBP',
  'ILS',
  'INR',
  'JPY',
  'KRW',
  'NGN',
  'PHP',
  'PLN',
  'PYG',
  'THB',
  'UAH',
  'VND',
] as const;

export type Currency = (typeof currencies)[number];

/** Every other currency here has two decimals by ISO 4217. */
const withoutMinorUnit: ReadonlySet<Currency> = new Set(['JPY', 'KRW', 'PYG', 'VND']);

/** The number of decimals of a currency by ISO 4217: none in yen. */
export const decimalsOf = (currency: Currency): number => (withoutMinorUnit.has(currency) ? 0 : 2);
