import { atLeast } from '../../messages/assign.ts';
import { validationMessages } from '../../messages/validation.ts';
import type { Currency } from '../../graphql/generated/schema.ts';
import { numberSchema } from './schemas.ts';
import { decimalsOf, hasDecimalsOf } from '../value/money.ts';

/** An amount of 0 or more that can be paid in the currency, or null. */
export const amountSchema = (currency: Currency) =>
  numberSchema()
    .min(0, atLeast(0))
    .test(
      'decimals',
      validationMessages.decimals(currency, decimalsOf(currency)),
      (amount) => typeof amount !== 'number' || hasDecimalsOf(amount, currency),
    );
