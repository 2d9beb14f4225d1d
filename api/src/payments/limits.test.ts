import { describe, expect, it } from 'vitest';
import { SettingsError } from '@shepherd/service/settings/settings-reader.ts';
import { readAmounts } from '../money/amounts.ts';
import { currencies } from '@shepherd/domain/currencies.ts';
import { minorUnits } from '../money/money.ts';
import { readSettings } from '../settings.ts';
import { usualReimbursementLimits } from './reimbursement-limit.ts';
import { payoutMode, usualWithdrawalThresholds } from './withdrawal-threshold.ts';

const tables = [
  ['REIMBURSEMENT_LIMITS', 'reimbursementLimits', usualReimbursementLimits, 50],
  ['WITHDRAWAL_THRESHOLDS', 'withdrawalThresholds', usualWithdrawalThresholds, 100],
] as const;

describe.each(tables)('%s', (setting, name, usual, pounds) => {
  it('has an amount for every currency, which the setting can replace', () => {
    expect(Object.keys(usual).sort()).toEqual([...currencies].sort());
    expect(usual.GBP).toBe(pounds);
    expect(readSettings({ [setting]: 'EUR=65, JPY=10000' }, '')[name]).toEqual({
      ...usual,
      EUR: 65,
      JPY: 10_000,
    });
    expect(readSettings({}, '')[name]).toEqual(readAmounts(usual, null));
  });

  it.each(['EUR', 'EUR=', 'EUR=5.5', 'XYZ=5', 'EUR=-5', 'EUR=5;USD=6'])(
    'prevents the start with %s',
    (text) => {
      expect(() => readSettings({ [setting]: text }, '')).toThrow(SettingsError);
    },
  );
});

it('a withdrawal above about a hundred pounds needs a review in every currency', () => {
  for (const currency of currencies) {
    const threshold = minorUnits(usualWithdrawalThresholds[currency], currency);
    const mode = (amount: number) => payoutMode(amount, currency, usualWithdrawalThresholds);
    expect([mode(threshold), mode(threshold + 1)]).toEqual(['auto', 'manual']);
    // Twice the reimbursement limit: both tables use the same exchange rates.
    expect(usualWithdrawalThresholds[currency]).toBe(2 * usualReimbursementLimits[currency]);
  }
});
