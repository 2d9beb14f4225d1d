/** The currencies of prices (ISO 4217). */
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

/** Signs and words beside amounts, in their own country and elsewhere. Codes are added below. */
const signs: Readonly<Record<Currency, readonly string[]>> = {
  USD: ['$'],
  EUR: ['€'],
  CRC: ['₡'],
  GBP: ['£'],
  ILS: ['₪'],
  INR: ['₹', 'rs'],
  JPY: ['¥', '円'],
  KRW: ['₩', '원'],
  NGN: ['₦'],
  PHP: ['₱'],
  PLN: ['zł'],
  PYG: ['₲', 'gs'],
  THB: ['฿'],
  UAH: ['₴', 'грн'],
  VND: ['₫', 'đ'],
};

/** Whether the text beside an amount names the currency: its sign or code, or its sign with its country, `US$`. */
export function isNamedBy(name: string, currency: Currency): boolean {
  const written = name.toLowerCase().replace(/\.$/, '');
  const code = currency.toLowerCase();
  if (written === code || signs[currency].includes(written)) return true;
  const sign = /\p{Sc}/u.exec(written)?.[0];
  return (
    sign !== undefined && signs[currency].includes(sign) && written.replace(sign, '') === code.slice(0, 2)
  );
}
