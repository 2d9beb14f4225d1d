import { expect, it } from 'vitest';
import { currencies } from '../money/money.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { readReimbursementLimits } from './reimbursement-limit.ts';

it('has a limit for every currency, and another where a setting says so', () => {
  const usual = readReimbursementLimits(null);
  expect(Object.keys(usual ?? {}).sort()).toEqual([...currencies].sort());
  expect(usual?.GBP).toBe(50);
  expect(readReimbursementLimits('EUR=65, JPY=10000')).toEqual({ ...usual, EUR: 65, JPY: 10_000 });
});

it.each(['EUR', 'EUR=', 'EUR=5.5', 'XYZ=5', 'EUR=-5', 'EUR=5;USD=6'])('does not start with %s', (text) => {
  expect(() => readSettings({ REIMBURSEMENT_LIMITS: text }, '')).toThrow(SettingsError);
});
