import { expect, test } from 'vitest';
import { unusualAmountMessages } from '../../../messages/amount.ts';
import { readBulkFile } from './bulkFile.ts';
import { unusualCells } from './unusualAmounts.ts';

function told(...rows: string[]): string | null {
  const file = readBulkFile('UPDATE_RATES', ['job_id;agent_fee;customer_price', ...rows].join('\n'));
  if ('refused' in file) throw new Error(file.refused);
  const cells = unusualCells(file);
  return cells.length === 0 ? null : unusualAmountMessages.inRows(cells);
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
