import { expect, test } from 'vitest';
import { currencies, decimalsOf } from './currencies.ts';

test('every currency has the decimals that the runtime knows from ISO 4217', () => {
  const fromRuntime = (currency: string) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  expect(currencies.map(decimalsOf)).toEqual(currencies.map(fromRuntime));
});
