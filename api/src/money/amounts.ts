import { currencies } from '@shepherd/domain/currencies.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';

/** An amount in major units for each currency, of about equal value. */
export type AmountByCurrency = Readonly<Record<Currency, number>>;

/** Parses amounts of a setting, for example "EUR=65, JPY=10000", on top of the defaults; null for invalid text. */
export function readAmounts(usual: AmountByCurrency, text: string | null): AmountByCurrency | null {
  const amounts = { ...usual };
  for (const entry of text?.split(',') ?? []) {
    const [, code = '', amount = ''] = /^\s*([A-Z]{3})\s*=\s*(\d{1,12})\s*$/.exec(entry) ?? [];
    const currency = currencies.find((one) => one === code);
    if (currency === undefined) return null;
    amounts[currency] = Number(amount);
  }
  return amounts;
}
