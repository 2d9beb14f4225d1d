import { expect, test } from 'vitest';
import { matrixCsv } from './matrixCsv.ts';
import { itemOf, matrixQuestion } from './matrixFixture.ts';

test('every item is a line, and no cell runs as a formula', async () => {
  const text = await matrixCsv(
    matrixQuestion,
    [
      itemOf('Tea, "green"', '1', { stock: { selection: ['1'] }, price: { value: '4.5' } }),
      itemOf('=HYPERLINK("x")', '2', {
        stock: { selection: ['2'], deviates: true, comment: '+1 on the way\nfrom Leeds' },
        price: {},
      }),
    ],
    'GBP',
  );
  expect(text.split('\r\n')).toEqual([
    'Reference,Item,Details,Deviation,In stock?,In stock? (comment),Price',
    'SKU-1,"Tea, ""green""",,no,Yes,,£4.50',
    `SKU-2,"'=HYPERLINK(""x"")",,yes,No,"'+1 on the way\nfrom Leeds",`,
  ]);
});
