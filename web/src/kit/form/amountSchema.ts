import { string } from 'yup';
import { atLeast } from '../../messages/assign.ts';
import { validationMessages } from '../../messages/validation.ts';
import type { Currency } from '../../graphql/generated/schema.ts';
import { compareAmounts, decimalsOf, hasDecimalsOf, readAmount } from '../value/money.ts';

/** What REST v1 takes at most: a million pounds, a hundred million yen. */
const mostMinorUnits = 100_000_000;

interface AmountBounds {
  /** The amount must be above 0, and not just 0 or more. */
  readonly positive?: boolean;
}

/**
 * An amount of 0 or more that can be paid in the currency, or null.
 * @param currency 'beside': the one that is chosen in the field `currency` beside it
 */
export const amountSchema = (currency: Currency | 'beside', bounds: AmountBounds = {}) =>
  string()
    .nullable()
    .defined()
    .test('amount', '', (amount, { parent, createError }) => {
      const beside: { readonly currency?: Currency } = parent;
      const own = currency === 'beside' ? (beside.currency ?? 'GBP') : currency;
      const message = amount ? refusedAmount(amount, own, bounds) : undefined;
      return message === undefined || createError({ message });
    });

function refusedAmount(
  amount: string,
  currency: Currency,
  { positive = false }: AmountBounds,
): string | undefined {
  if (readAmount(amount) === null) return validationMessages.number;
  const above = compareAmounts(amount, '0');
  if (positive && above <= 0) return validationMessages.moreThan(0);
  if (above < 0) return atLeast(0);
  const most = mostMinorUnits / 10 ** decimalsOf(currency);
  if (compareAmounts(amount, String(most)) > 0) return validationMessages.atMost(most);
  return hasDecimalsOf(amount, currency)
    ? undefined
    : validationMessages.decimals(currency, decimalsOf(currency));
}
