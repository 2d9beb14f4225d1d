import { expect, it } from 'vitest';
import { currencies } from '../money/money.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { readReimbursementLimits } from './reimbursement-limit.ts';

it('has a limit for every currency, and another where a setting says so', () => {
  const usual = readReimbursementLimits(null);
  expect(Object.keys(usual ?? {}).sort()).toEqual([...currencies].sort());
  expect(usual?.GBP).toBe(50);
  // Figures that can be said: noughts behind two digits, or behind three that end in 5.
  expect(Object.values(usual ?? {}).filter((limit) => !/^[1-9]\d?[05]0*$/.test(String(limit)))).toEqual([]);
  expect(readReimbursementLimits('EUR=65, JPY=10000')).toEqual({ ...usual, EUR: 65, JPY: 10_000 });
});

it.each(['EUR', 'EUR=', 'EUR=5.5', 'XYZ=5', 'EUR=-5', 'EUR=5;USD=6'])('does not start with %s', (text) => {
  expect(() => readSettings({ REIMBURSEMENT_LIMITS: text }, '')).toThrow(SettingsError);
});
