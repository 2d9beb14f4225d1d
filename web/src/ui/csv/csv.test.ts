import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

const lines = async (...rows: Parameters<typeof csvText>[1]) =>
  (await csvText(['Name', 'Amount'], rows)).split('\r\n');

test('the headings come first', async () => {
  expect(await lines(['Łódź', 1.5], ["O'Neil", null])).toEqual(['Name,Amount', 'Łódź,1.5', "O'Neil,"]);
});

test('cells are quoted where necessary', async () => {
  expect(await lines(['a,"b"', true])).toEqual(['Name,Amount', '"a,""b""",yes']);
});

test.each(['=1+1', '+44', '-2', '@cmd', '\tx', '=1+1\n=2+2'])(
  '%j is escaped for spreadsheets',
  async (text) => {
    const [, row = ''] = await lines([text, -5]);
    expect(row.replaceAll('"', '')).toBe(`'${text},-5`);
  },
);
