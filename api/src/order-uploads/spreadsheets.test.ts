// @module-tag any-store
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { inspect, parseRows, pickRows } from './parse.ts';
import { columnsOf, readRow } from './rows.ts';

const headings = 'reference,address1,city,zip,start_date,end_date,start_time,end_time';
const place = '1 High Street,Leeds,LS1 1AA';

async function read(csv: string) {
  const bytes = Buffer.from(csv);
  const layout = await inspect(bytes);
  if ('problem' in layout) throw new TypeError(layout.problem);
  const source = () => Readable.from([bytes.subarray(layout.offset)]);
  const { rows } = await parseRows(source(), layout.delimiter, 100);
  const header = columnsOf(rows[layout.above] ?? []);
  const picked = await pickRows(source(), layout, new Set([1]));
  const locations = rows
    .slice(layout.above + 1)
    .map((cells) => readRow(header, cells, { country_code: 'GB' }, new Set(['GB'])));
  return { locations, first: picked.rows.get(1) };
}

const dates = { start_date: '2026-12-20', end_date: '2026-12-20' };

describe('a file of locations from a spreadsheet', () => {
  test.each([
    [
      'a separator line',
      `sep=;\r\n${headings.replaceAll(',', ';')}\r\nA1;${place.replaceAll(',', ';')};2026-12-20;2026-12-20;09:00;17:00\r\n`,
    ],
    ['moments for dates', `${headings}\nA1,${place},2026-12-20 00:00:00,2026-12-20 00:00:00,09:00,17:00\n`],
    ['times of twelve hours', `${headings}\nA1,${place},2026-12-20,2026-12-20,9:00 AM,5:00 PM\n`],
    ['times with a dot', `${headings}\nA1,${place},2026-12-20,2026-12-20,9.00,17:00\n`],
    ['dates of one reading', `${headings}\nA1,${place},20/12/2026,12/20/2026,09:00,17:00\n`],
    ['a title', `Shops in Leeds\n\n${headings}\nA1,${place},2026-12-20,2026-12-20,09:00,17:00\n`],
    [
      'empty columns and rows',
      `${headings},,\n,,,,\nA1,${place},2026-12-20,2026-12-20,09:00,17:00,,\n,,,,\n`,
    ],
    [
      'odd characters',
      `\uFEFF${headings}\n\u200BA1\u00A0,${place},2026\u201112\u201120,2026-12-20,09:00,17:00\n`,
    ],
  ])('is read with %s', async (_what, csv) => {
    const { locations, first } = await read(csv);
    expect(locations).toEqual([
      expect.objectContaining({ reference: 'A1', ...dates, start_time: '09:00', end_time: '17:00' }),
    ]);
    expect(first?.slice(1, 4)).toEqual(place.split(','));
  });

  test('has one location for references that look the same', async () => {
    const rows = ['A-1', 'A\u20111', 'A-1\u200B', '\u00A0A\u20131'].map(
      (reference) => `${reference},${place},2026-12-20,2026-12-20,09:00,17:00\n`,
    );
    const { locations } = await read(`${headings}\n${rows.join('')}`);
    expect(locations).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining({ reference: 'A-1', name: 'A-1' })),
    );
  });

  test('fails for an ambiguous date, naming both readings, and for a reference of invisible characters', async () => {
    const { locations } = await read(
      `${headings}\n\u2060\u3164,${place},03/04/2026,2026-12-20,25:00,17:00\n`,
    );
    expect(locations).toEqual([
      [
        { field: 'reference', message: 'That field is required' },
        {
          field: 'start_date',
          message: '03/04/2026 is 3 April 2026 or 4 March 2026: write 2026-04-03 or 2026-03-04',
        },
        { field: 'start_time', message: '25:00 is no time' },
      ],
    ]);
  });
});
