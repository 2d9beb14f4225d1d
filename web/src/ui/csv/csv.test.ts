import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

const lines = async (...rows: Parameters<typeof csvText>[1]) =>
  (await csvText(['Name', 'Amount'], rows)).split('\r\n');

test('headings first', async () => {
  expect(await lines(['Łódź', 1.5], ["O'Neil", null])).toEqual(['Name,Amount', 'Łódź,1.5', "O'Neil,"]);
});

test('quotes what needs quotes', async () => {
  expect(await lines(['a,"b"', true])).toEqual(['Name,Amount', '"a,""b""",yes']);
});

test.each(['=1+1', '+44', '-2', '@cmd', '\tx', '=1+1\n=2+2'])(
  'makes %j harmless for spreadsheets',
  async (text) => {
    const [, row = ''] = await lines([text, -5]);
    expect(row.replaceAll('"', '')).toBe(`'${text},-5`);
  },
);
