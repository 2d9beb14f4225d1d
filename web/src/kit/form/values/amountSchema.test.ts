import { expect, test } from 'vitest';
import { object, string } from 'yup';
import type { Currency } from '../../../graphql/generated/schema.ts';
import { amountSchema } from './amountSchema.ts';

const told = (schema: ReturnType<typeof amountSchema>, amount: string | null): unknown => {
  try {
    schema.validateSync(amount);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

test.each([
  [null, null],
  ['0', null],
  ['12.5', null],
  ['1.005', 'Amounts in GBP have at most 2 decimals'],
  ['-0.01', 'Must be 0 or more'],
  ['a lot', 'You must pass a number'],
  ['1e3', 'You must pass a number'],
])('%s pounds: %s', (amount, message) => {
  expect(told(amountSchema('GBP'), amount)).toBe(message);
});

test('bounds are kept to the penny', () => {
  const bounded = amountSchema('GBP', { positive: true });
  expect(['0', '0.01', '1000000', '1000000.01'].map((amount) => told(bounded, amount))).toEqual([
    'You have to pass more than 0',
    null,
    null,
    'Must be 1000000 or less',
  ]);
  expect(told(amountSchema('VND'), '1650000')).toBeNull();
  expect(told(amountSchema('VND'), '100000001')).toBe('Must be 100000000 or less');
});

test('the currency may be chosen in the same form', () => {
  const form = object({ currency: string<Currency>().required(), fee: amountSchema('beside') });
  expect(form.isValidSync({ currency: 'GBP', fee: '1.5' })).toBe(true);
  expect(() => form.validateSync({ currency: 'JPY', fee: '1.5' })).toThrow('Amounts in JPY have no decimals');
});
