import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readCell } from '../../../../ui/csv/cells.ts';
import { kindOf, locationColumns, readColumns, requiredColumns } from './columns.ts';
import type { LocationColumn } from './columns.ts';
import { errorHeading, fileToSend, inDateOrder, readLocations, wrongRowsCsv } from './locationsFile.ts';
import type { Brought, LocationsFile } from './locationsFile.ts';

const known = { country: 'GB', countries: ['GB', 'IE'] };
const header = requiredColumns.join();
const row = (reference: string, more = '') =>
  `${reference},1 High Street,Leeds,LS1 6HD,2026-12-01,2026-12-02,09:00,17:00${more}`;

/** A valid file. */
function read(brought: Brought): LocationsFile {
  const file = readLocations(brought, known);
  if ('refused' in file) throw new Error(file.refused);
  return file;
}
const refusal = (brought: Brought) => {
  const file = readLocations(brought, known);
  return 'refused' in file ? file.refused : null;
};
const problemsOf = (text: string) =>
  read(text).wrong.flatMap(({ row: number, problems }) =>
    problems.map(({ column, message }) => `${number} ${column ?? '-'}: ${message}`),
  );

describe('columns', () => {
  test.each([
    ['reference', 'reference'],
    [' REFERENCE ', 'reference'],
    ['Address1', 'address1'],
    ['Address line 1', 'address1'],
    ['Street', 'address1'],
    ['Town/City', 'city'],
    ['Post-Code', 'zip'],
    ['Start Date', 'start_date'],
    ['start-time', 'start_time'],
    ['Location Name', 'name'],
    ['Store No.', 'reference'],
    ['Branch', 'name'],
    ['Telephone', 'phone'],
    ['Lat', 'latitude'],
    ['LONG', 'longitude'],
    ['Country', 'country_code'],
    ['Notes', null],
    ['', null],
  ])('%j is %j', (heading, column) => {
    expect(readColumns([heading])).toEqual([{ heading: heading.trim(), column }]);
  });

  test('are mapped once: an exact name before a synonym, then the first of several', () => {
    expect(readColumns(['Store', 'name', 'Shop', 'City', 'Town']).map(({ column }) => column)).toEqual([
      null,
      'name',
      null,
      'city',
      null,
    ]);
    expect(readColumns(['Shop', 'Store']).map(({ column }) => column)).toEqual(['name', null]);
  });

  test('may be in any order, and unknown ones are left out', () => {
    const file = read(
      'zip;Notes;City;Address;Ref;End time;Start time;End date;Start date\n' +
        'LS1;by the sea;Leeds;1 High Street;L1;17:00;09:00;2026-12-02;2026-12-01',
    );
    expect(file.wrong).toEqual([]);
    expect(new TextDecoder().decode(fileToSend(file).bytes)).toBe(
      'zip,city,address1,reference,end_time,start_time,end_date,start_date\r\n' +
        'LS1,Leeds,1 High Street,L1,17:00,09:00,2026-12-02,2026-12-01\r\n',
    );
  });
});

describe('an unusable file', () => {
  test.each<readonly [string, Brought, string]>([
    ['nothing', '', 'The file is empty'],
    ['blank lines', ' \r\n\r\n', 'The file is empty'],
    ['headings alone', header, 'The file has no rows below its headings'],
    [
      'a missing column',
      'reference,address1,city,start_date,end_date,start_time\nL1,a,b,2026-12-01,2026-12-02,09:00',
      'The file has no column zip, end_time. The first row must name the columns',
    ],
    [
      'a quote that opens the headings',
      `"${header}\n${row('L1')}`,
      'Row 1 and the rest of the file cannot be read: check the quotes',
    ],
  ])('%s', (_case, brought, expected) => {
    expect(refusal(brought)).toBe(expected);
  });

  test.each<readonly [string, Uint8Array]>([
    ['a PDF', Buffer.from(`%PDF-1.4\n${header}`)],
    ['an Excel file', Buffer.from('PK\u0003\u0004rest')],
    ['UTF-16 without its mark', Buffer.from(header, 'utf16le')],
    ['Central European letters', Buffer.from(`${header}\n${row('Dvo\xf8\xe1k')}`, 'latin1')],
    ['half of a character of UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
  ])('%s is refused by name', (_case, bytes) => {
    expect(refusal(new Uint8Array(bytes))).toBe(
      'The file is not UTF-8 text. In Excel, save it as “CSV UTF-8 (Comma delimited)”',
    );
  });
});

describe('encodings', () => {
  const text = `${header},name\n${row('Zoë', ',Café “Köln”')}\n`;
  const western = Buffer.from(text.replace('“', '\x93').replace('”', '\x94'), 'latin1');
  test.each<readonly [string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['windows-1252', western],
  ])('%s', (_case, bytes) => {
    const file = read(new Uint8Array(bytes));
    expect(file.rows).toEqual([[...row('Zoë').split(','), 'Café “Köln”']]);
  });
});

describe('rows', () => {
  test('need every required column', () => {
    const columns = header.split(',');
    const without = (column: string) =>
      row('X')
        .split(',')
        .map((cell, place) => (columns[place] === column ? ' ' : cell))
        .join();
    expect(problemsOf([header, row('good'), ...columns.map(without)].join('\n'))).toEqual(
      columns.map((column, place) => `${place + 2} ${column}: That field is required`),
    );
  });

  test.each([
    [
      'reversed days',
      'a,b,c,d,2026-12-02,2026-12-01,09:00,17:00',
      ['start_date: Start date must be earlier than end date'],
    ],
    [
      'reversed hours on one day',
      'a,b,c,d,2026-12-01,2026-12-01,17:00,09:00',
      [
        'start_time: Start time must be earlier than end time',
        'start_date: Start date must be earlier than end date',
      ],
    ],
    ['one day', 'a,b,c,d,2026-12-01,2026-12-01,09:00,09:05', []],
    [
      'no dates and times',
      'a,b,c,d,2026-02-30,01/12/2026,25:00,noon',
      [
        'start_date: 2026-02-30 is no date: there is no such day',
        'end_date: 01/12/2026 is 1 December 2026 or 12 January 2026: write 2026-12-01 or 2026-01-12',
        'start_time: 25:00 is no time',
        'end_time: noon is no time',
      ],
    ],
    ['a single digit, and seconds', 'a,b,c,d,2026-12-01,2026-12-01,9:00,17:00:00', []],
    [
      'another step',
      'a,b,c,d,2026-12-01,2026-12-02,09:03,17:00',
      ['start_time: Time increments of 5 min only'],
    ],
    ['too many cells', `${row('a')},too,many`, ['-: The row has more cells than the header has columns']],
    ['empty cells at the end', `${row('a')},,`, []],
    ['a long reference', row('a'.repeat(256)), ['reference: Max 255 characters']],
  ])('%s', (_case, line, expected) => {
    expect(problemsOf(`${header}\n${line}`)).toEqual(expected.map((problem) => `1 ${problem}`));
  });

  test('are validated by country, coordinates and phone', () => {
    const text = `${header},country_code,latitude,longitude,phone\n${row('a', ',xx,91,1e3,')}${'1'.repeat(31)}\n${row('b', ',ie,51.5,-0.1,1')}`;
    expect(problemsOf(text)).toEqual([
      '1 phone: Max 30 characters',
      '1 country_code: There is no country with this code',
      '1 latitude: Must be from -90 to 90',
      '1 longitude: You must pass a number',
    ]);
    expect(read(text).elsewhere).toBe(2);
  });

  test('use a reference once, and only if they become a location', () => {
    const text = [header, row('L1').replace('Leeds', ''), row('L1'), row('L1'), row('L2')].join('\n');
    expect(problemsOf(text)).toEqual([
      '1 city: That field is required',
      '3 reference: Row 2 has this reference already',
    ]);
  });

  test('before an unclosed quote are kept', () => {
    const file = read([header, row('L1'), '', row('L2'), '"L3,never closed', row('L4')].join('\n'));
    expect(file.rows.map(([reference]) => reference)).toEqual(['L1', 'L2']);
    expect(file.broken).toBe('Row 3 and the rest of the file cannot be read: check the quotes');
  });
});

test('that are equal produce the same file, whatever their source format', () => {
  const commas = read(`\uFEFF${header}\r\n${row('L1')}\r\n\r\n`);
  const tabs = read(`${header}\n${row('L1')}`.replaceAll(',', '\t'));
  const sent = fileToSend(commas);
  expect(fileToSend(tabs).hash).toBe(sent.hash);
  expect(sent.hash).toBe(createHash('sha256').update(sent.bytes).digest('hex'));
});

test('with errors are corrected in a spreadsheet and read again', () => {
  const text = `${header},phone,note\n${row('L1', ',1,x')}\n${row('L2', ',+44 20,"a, b"').replace('Leeds', '')}`;
  const csv = wrongRowsCsv(read(text));
  expect(csv.split('\r\n')).toEqual([
    `${header},phone,${errorHeading}`,
    `L2,1 High Street,,LS1 6HD,2026-12-01,2026-12-02,09:00,17:00,"'+44 20",city: That field is required`,
  ]);
  const mended = read(csv.replace('1 High Street,,', '1 High Street,York,'));
  expect(mended.wrong).toEqual([]);
  expect(mended.rows).toEqual([[...row('L2').replace('Leeds', 'York').split(','), '+44 20']]);
});

/** A seeded random generator (mulberry32). */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('odd spreadsheets are unchanged after a round trip', () => {
  const draw = lots(20_261_123);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)] as Item;
  const letters = [...'aZ09é€ß"\',;|/Łж東🙂', ' ', '\t', '\n', '\r\n', '""', "'", '–'];
  const text = () => Array.from({ length: Math.floor(draw() * 12) }, () => one(letters)).join('');
  const filled = () => `x${text()}`.trim().replaceAll('\0', '');
  const headings = ['notes', ...locationColumns.filter(() => draw() < 0.6), ...requiredColumns];
  for (let round = 0; round < 400; round += 1) {
    const used = [...new Set(headings)].toSorted(() => draw() - 0.5);
    const places = [...used.keys()].filter((place) => used[place] !== 'notes');
    const table = Array.from({ length: 1 + Math.floor(draw() * 6) }, () =>
      used.map((name) => (name === 'reference' ? filled() : text().trim())),
    );
    const separator = one([',', ';', '\t']);
    const end = one(['\n', '\r\n', '\r']);
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const written = (cell: string) => (/^[\p{L}\p{N}]*$/u.test(cell) && draw() < 0.5 ? cell : quoted(cell));
    const lines = [used.map((name) => name), ...table].map((cells) => cells.map(written).join(separator));
    const blank = () => (draw() < 0.3 ? end : '');
    const file = read(
      `${one(['', '\uFEFF'])}${blank()}${lines.map((line) => `${line}${end}${blank()}`).join('')}`,
    );
    expect(file.broken).toBeNull();
    const expected = table.map((cells) =>
      places.map((place) => readCell(kindOf(used[place] as LocationColumn), cells[place] ?? '')),
    );
    expect(file.rows).toEqual(expected);
    const again = read(new Uint8Array(fileToSend(file).bytes));
    expect(again.rows).toEqual(file.rows);
    expect(new TextDecoder().decode(fileToSend(file).bytes)).not.toContain('\uFFFD');
  }
});

describe('files from spreadsheets', () => {
  const place = '1 High Street,Leeds,LS1 1AA';
  const sent = (text: string) => read(text).rows.map((cells) => [cells[0], ...cells.slice(4)]);

  test.each([
    [
      `sep=;\r\n${header.replaceAll(',', ';')}\r\nA1;${place.replaceAll(',', ';')};2026-12-20;2026-12-20;09:00;17:00\r\n`,
    ],
    [`${header}\nA1,${place},2026-12-20 00:00:00,2026-12-20 00:00:00,09:00,17:00\n`],
    [`${header}\nA1,${place},20/12/2026,20.12.2026,9:00 AM,5:00 PM\n`],
    [`Shops in Leeds, December\n\n${header}\nA1,${place},2026-12-20,2026-12-20,9.00,17:00\n`],
    [`${header},,\n,,,,\nA1,${place},2026-12-20,2026-12-20,09:00,17:00,,\n,,,,\n`],
    [`${header}\n\u200BA1\u00A0,${place},2026\u201112\u201120,2026-12-20,09:00,17:00\n`],
  ])('%j is read', (text) => {
    expect(sent(text)).toEqual([['A1', '2026-12-20', '2026-12-20', '09:00', '17:00']]);
    expect(read(text).wrong).toEqual([]);
  });

  test('whose references look alike are treated as duplicates once', () => {
    const rows = ['A-1', 'A\u20111', 'A-1\u200B'].map((reference) => row(reference));
    expect(problemsOf(`${header}\n${rows.join('\n')}`)).toEqual([
      '2 reference: Row 1 has this reference already',
      '3 reference: Row 1 has this reference already',
    ]);
  });

  test('raise one question about the order of day and month', () => {
    const file = read(
      `${header}\nA1,${place},03/04/2026,13/04/2026,09:00,17:00\nA2,${place},05/06/2026,2026-07-01,09:00,17:00`,
    );
    expect(file.ambiguousDate).toBe('03/04/2026');
    expect(file.wrong).toHaveLength(2);
    const ordered = inDateOrder(file, 'day-first', known);
    expect(ordered.rows.map((cells) => cells.slice(4, 6))).toEqual([
      ['2026-04-03', '2026-04-13'],
      ['2026-06-05', '2026-07-01'],
    ]);
    expect(ordered).toMatchObject({ ambiguousDate: null, wrong: [] });
    expect(inDateOrder(file, 'month-first', known).rows[0]?.[4]).toBe('2026-03-04');
  });
});
