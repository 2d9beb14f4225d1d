import { expect, test } from 'vitest';
import type { Currency } from '../../../graphql/generated/schema.ts';
import { unusualAmountMessages } from '../../../messages/amount.ts';
import { readBulkFile } from './bulkFile.ts';
import { largeCells, unusualCells } from './unusualAmounts.ts';

function judged(rows: readonly string[], currencies: Readonly<Record<string, Currency>> = {}) {
  const file = readBulkFile('UPDATE_RATES', ['job_id;agent_fee;customer_price', ...rows].join('\n'));
  if ('refused' in file) throw new Error(file.refused);
  return unusualCells(largeCells(file), new Map(Object.entries(currencies)));
}

function told(...rows: string[]): string | null {
  const { unknown } = judged(rows);
  return unknown.length === 0 ? null : unusualAmountMessages.inRows(unknown, 'in pounds');
}

test.each([
  [['7-1;12,50;1.000,00'], null],
  [['7-1;a lot;'], null],
  [
    ['7-1;8;20', '7-2;1.250,00;20'],
    '1,250 in row 2 is far above what is usual in pounds. Check it before it is sent.',
  ],
  [
    ['7-1;1250;', '7-2;;2000.50'],
    '1,250 in row 1 and 2,000.50 in row 2 are far above what is usual in pounds. Check them before they are sent.',
  ],
  [
    ['7-1;300;', '7-2;301;', '7-3;302;', '7-4;303;'],
    '300 in row 1, 301 in row 2, 302 in row 3 and 303 in row 4 are far above what is usual in pounds. Check them before they are sent.',
  ],
  [
    ['7-1;300;', '7-2;301;', '7-3;302;', '7-4;303;', '7-5;304;'],
    '300 in row 1, 301 in row 2, 302 in row 3 and 2 others are far above what is usual in pounds. Check them before they are sent.',
  ],
])('the unusual amounts of %j are: %s', (rows, expected) => {
  expect(told(...rows)).toBe(expected);
});

test('judges and shows an amount in the currency of its job', () => {
  const rows = ['7-1;12000;', '7-2;900;2500', '7-3;299;', '7-4;301;', '8-1;48000;', '9-1;251;'];
  const euros = { '7-3': 'EUR', '7-4': 'EUR' } as const;
  expect(judged(rows, { '7-1': 'JPY', '7-2': 'JPY', ...euros, '8-1': 'JPY', '9-1': 'GBP' })).toEqual({
    known: [
      { row: 4, text: '€301.00' },
      { row: 5, text: '¥48,000' },
      { row: 6, text: '£251.00' },
    ],
    unknown: [],
  });
});
