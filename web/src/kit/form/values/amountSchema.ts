import { mostOf, readAmount } from '@shepherd/domain/amount.ts';
import { string } from 'yup';
import { validationMessages } from '../../../messages/validation.ts';
import type { Currency } from '../../../graphql/generated/schema.ts';
import { compareAmounts } from '../../value/money.ts';

interface AmountBounds {
  /** The amount must be above 0, not 0. */
  readonly positive?: boolean;
}

/**
 * An amount of at least 0 that is payable in the currency, or null.
 * @param currency 'beside': the value of the sibling field `currency`
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
  const reading = readAmount(amount, { currency });
  if (!reading.ok)
    return positive && reading.reason === 'negative' ? validationMessages.moreThan(0) : reading.message;
  if (positive && reading.value === '0') return validationMessages.moreThan(0);
  const most = mostOf(currency);
  return compareAmounts(reading.value, String(most)) > 0 ? validationMessages.atMost(most) : undefined;
}
