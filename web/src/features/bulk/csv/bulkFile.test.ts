import { describe, expect, test } from 'vitest';
import type { BulkActionType } from '../../../graphql/generated/schema.ts';
import { bulkTypes } from '../labels.ts';
import {
  ambiguousDateOf,
  bulkCsv,
  checkRows,
  inDateOrder,
  readBulkFile,
  rowsAgain,
  templateCsv,
  wrongRowsCsv,
} from './bulkFile.ts';
import type { Brought, BulkFile } from './bulkFile.ts';
import { failedCsv } from './failedCsv.ts';
import { columnsOfType, everyColumnOf } from './types.ts';

const today = '2026-11-20';

/** A valid file. */
function read(type: BulkActionType, brought: Brought): BulkFile {
  const file = readBulkFile(type, brought);
  if ('refused' in file) throw new Error(file.refused);
  return file;
}
const refusal = (type: BulkActionType, brought: Brought) => {
  const file = readBulkFile(type, brought);
  return 'refused' in file ? file.refused : null;
};
/** The errors of the rows below the template's headings. */
const problemsOf = (type: BulkActionType, ...lines: readonly string[]) =>
  problemsIn(type, [everyColumnOf(type).join(), ...lines].join('\n'));
const problemsIn = (type: BulkActionType, text: string) => {
  const file = read(type, text);
  return checkRows(file, today).flatMap((problems, index) =>
    problems.map(({ column, message }) => `${file.rows[index]?.row} ${column ?? '-'}: ${message}`),
  );
};

const good: Readonly<Record<BulkActionType, readonly string[]>> = {
  ASSIGN_AGENT: ['7-1,1020,12.50,2026-11-20,09:00,17:00,yes', '7-2,1020,0,,,,', '7-3,1,5,,,,FALSE'],
  UNASSIGN: ['7-1', '7-2'],
  CANCEL: ['7-1,Closed'],
  UNFULFILLED: ['7-1,"Nobody, anywhere"'],
  UPDATE_DATES: ['7-1,2026-12-01,2026-12-01,09:00,09:05', '7-2,2020-01-01,2020-01-02,,17:00'],
  UPDATE_RATES: ['7-1,12.50,', '7-2,,31', '7-3,1,2'],
  ASSIGN_REVIEWER: ['7-1,ruby@shepherd.test'],
};

describe.each(bulkTypes)('%s', (type) => {
  test('has a template that becomes a valid file when it is filled', () => {
    expect(refusal(type, templateCsv(type))).toBe('The file has no rows below its headings');
    expect(problemsIn(type, templateCsv(type) + good[type].join('\r\n'))).toEqual([]);
    expect(read(type, templateCsv(type) + good[type].join('\r\n')).rows).toHaveLength(good[type].length);
  });

  test('requires its columns', () => {
    const { required } = columnsOfType(type);
    for (const column of required) {
      const others = everyColumnOf(type).filter((one) => one !== column);
      expect(refusal(type, `${['colour', ...others].join()}\nx,y`)).toBe(
        `The file has no column ${column}. The first row must name the columns; not known are colour`,
      );
    }
  });

  test('requires its cells', () => {
    const { required } = columnsOfType(type);
    for (const column of required) {
      const line = everyColumnOf(type).map((one) => (one === column ? ' ' : 'x'));
      // A row without values is skipped.
      const problems = problemsIn(type, `${everyColumnOf(type).join()},note\n${line.join()},x`);
      expect(problems).toContain(`1 ${column}: That field is required`);
    }
  });

  test("is sent in the server's format", () => {
    const file = read(type, templateCsv(type) + good[type].join('\n'));
    const [header, first] = bulkCsv(file).split('\r\n');
    expect(header).toBe(everyColumnOf(type).join());
    expect(first).toBe(good[type][0]);
  });
});

test('a change of rates requires one of the two', () => {
  expect(refusal('UPDATE_RATES', 'job_id\n7-1')).toBe(
    'The file has no column agent_fee or customer_price. The first row must name the columns',
  );
});

describe('cells', () => {
  test.each<readonly [BulkActionType, string, readonly string[]]>([
    ['UNASSIGN', '10023', ['job_id: A job id looks like 10023-7']],
    ['UNASSIGN', '0-1', ['job_id: A job id looks like 10023-7']],
    ['UNASSIGN', '7-1x', ['job_id: A job id looks like 10023-7']],
    ['CANCEL', '7-1,', ['comment: That field is required']],
    ['ASSIGN_AGENT', '7-1,Amy,5,,,,', ['agent_id: A Shepherd id is a whole number']],
    ['ASSIGN_AGENT', '7-1,1,,,,,', ['agent_fee: That field is required']],
    ['ASSIGN_AGENT', '7-1,1,"5,50",,,,', []],
    ['ASSIGN_AGENT', '7-1,1,12.345,,,,', ['agent_fee: Amounts have at most 2 decimals']],
    ['ASSIGN_AGENT', '7-1,1,1.000,,,,', ['agent_fee: 1.000 can mean 1 or 1000: write one of these']],
    ['ASSIGN_AGENT', '7-1,1,1e3,,,,', ['agent_fee: You must pass a number']],
    ['ASSIGN_AGENT', '7-1,1,-5,,,,', ['agent_fee: Amounts must be 0 or more']],
    ['ASSIGN_AGENT', '7-1,1,0x10,,,,', ['agent_fee: You must pass a number']],
    ['ASSIGN_AGENT', '7-1,1,£5,,,,', ['agent_fee: Write the amount without £']],
    ['ASSIGN_AGENT', '7-1,1,5,2026-11-19,,,', ['job_date: The date has passed']],
    ['ASSIGN_AGENT', '7-1,1,5,20/11/2026,,,', []],
    [
      'ASSIGN_AGENT',
      '7-1,1,5,03/12/2026,,,',
      ['job_date: 03/12/2026 is 3 December 2026 or 12 March 2026: write 2026-12-03 or 2026-03-12'],
    ],
    ['CANCEL', '7\u20101\u0445,a', ['job_id: A job id looks like 10023-7, without U+0445 \u0445']],
    ['ASSIGN_AGENT', '7-1,1,5,,,,maybe', ['ignore_warnings: Write yes or no']],
    [
      'ASSIGN_AGENT',
      '7-1,1,5,,09:00,,',
      ['end_time: Start time required when end time is filled and vice versa'],
    ],
    [
      'ASSIGN_AGENT',
      '7-1,1,5,,,17:00,',
      ['start_time: Start time required when end time is filled and vice versa'],
    ],
    ['ASSIGN_AGENT', '7-1,1,5,,17:00,09:00,', ['end_time: End time is before start time']],
    ['ASSIGN_AGENT', '7-1,1,5,,9:03,10:00,', ['start_time: Time increments of 5 min only']],
    ['ASSIGN_AGENT', '7-1,1,5,,24:00,10:61,', ['start_time: 24:00 is no time', 'end_time: 10:61 is no time']],
    [
      'UPDATE_DATES',
      '7-1,2026-02-30,2026-03-01,,',
      ['start_date: 2026-02-30 is no date: there is no such day'],
    ],
    ['UPDATE_DATES', '7-1,2026-12-02,2026-12-01,,', ['end_date: End date is before start date']],
    ['UPDATE_DATES', '7-1,2026-12-01,2026-12-02,,17:01', ['end_time: Time increments of 5 min only']],
    ['UPDATE_RATES', '7-1,,', ['agent_fee: Fill agent_fee or customer_price']],
    ['UPDATE_RATES', '7-1,,free', ['customer_price: You must pass a number']],
    ['ASSIGN_REVIEWER', '7-1,ruby', ['admin_user_email: Email has incorrect format']],
  ])('%s %s', (type, line, expected) => {
    expect(problemsOf(type, line)).toEqual(expected.map((problem) => `1 ${problem}`));
  });

  test('contain each job only once', () => {
    expect(problemsOf('UNASSIGN', '7-1', '7-2', '7-1', '7-1')).toEqual([
      '3 job_id: Row 1 has this job already',
      '4 job_id: Row 1 has this job already',
    ]);
  });

  test('beyond the last column are reported, as a separator was probably meant as text', () => {
    expect(problemsOf('CANCEL', '7-1,Closed, for good,', '7-2,"Closed, for good"', '7-3,Closed,,')).toEqual([
      '1 -: The row has more cells than the header has columns (“for good”). Put quotes around text with separators in it',
    ]);
  });

  test("are normalised to the server's format", () => {
    const file = read(
      'UPDATE_DATES',
      `${everyColumnOf('UPDATE_DATES').join()}\n7-1,2026-12-01,2026-12-02,9:00,17:30:00`,
    );
    expect(bulkCsv(file).split('\r\n')[1]).toBe('7-1,2026-12-01,2026-12-02,09:00,17:30');
  });

  test("with amounts in the notation of any locale are sent in the server's format", () => {
    const file = read('UPDATE_RATES', `job_id;agent_fee;customer_price\n7-1;12,50;1.234,56\n7-2;7.50;1 234`);
    expect(checkRows(file, today)).toEqual([[], []]);
    expect(bulkCsv(file).split('\r\n').slice(1, 3)).toEqual(['7-1,12.5,1234.56', '7-2,7.50,1234']);
  });
});

describe('columns', () => {
  test('may be in any order under other names, and unknown ones are kept but not used', () => {
    const file = read(
      'ASSIGN_AGENT',
      'Colour;Shepherd fee;SHEPHERD ID;Job Id;error\nred;12.50;1020;7-1;was wrong\n',
    );
    expect(checkRows(file, today)).toEqual([[]]);
    expect(bulkCsv(file)).toBe(
      'job_id,agent_id,agent_fee,job_date,start_time,end_time,ignore_warnings,Colour\r\n7-1,1020,12.50,,,,,red\r\n',
    );
  });

  test('of an export of jobs are recognised', () => {
    const file = read(
      'UPDATE_DATES',
      'Id,Status,Start date,End date,Start time,End time\n7-1,pending,2026-12-01,2026-12-02,09:00,17:00',
    );
    expect(checkRows(file, today)).toEqual([[]]);
  });
});

describe('a file', () => {
  const text = 'job_id,comment\n7-1,Zoë said “no” – for £5\n';
  const western = Buffer.from(text.replace('“', '\x93').replace('”', '\x94').replace('–', '\x96'), 'latin1');
  test.each<readonly [string, Brought]>([
    ['UTF-8', new Uint8Array(Buffer.from(text))],
    ['UTF-8 with its mark', new Uint8Array(Buffer.from(`\uFEFF${text}`))],
    ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['UTF-16 the other way round', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())],
    ['windows-1252', new Uint8Array(western)],
    ['pasted rows', text.replaceAll(',', '\t')],
    ['semicolons', text.replaceAll(',', ';')],
    ['old line ends and blank lines', `\r\n \r\n${text.replaceAll('\n', '\r\n\r\n')}`],
  ])('in %s is read', (_case, brought) => {
    expect(read('CANCEL', brought).rows).toEqual([
      { row: 1, cells: ['7-1', 'Zoë said “no” – for £5'], surplus: '' },
    ]);
  });

  const notText = 'The file is not UTF-8 text. In Excel, save it as “CSV UTF-8 (Comma delimited)”';
  test.each<readonly [string, Brought, string]>([
    ['of a spreadsheet', new Uint8Array(Buffer.from('PK\u0003\u0004rest')), notText],
    ['in UTF-16 without its mark', new Uint8Array(Buffer.from(text, 'utf16le')), notText],
    ['of Central Europe', new Uint8Array(Buffer.from('job_id,comment\n7-1,Dvo\xf8\xe1k', 'latin1')), notText],
    ['whose letters were lost before', 'job_id,comment\n7-1,Zo\ufffd', notText],
    ['without anything', ' \n\n', 'The file is empty'],
    ['of headings', 'job_id,comment\n\n', 'The file has no rows below its headings'],
    [
      'with a quote that is never closed',
      'job_id,comment\n7-1,a\n7-2,"b\n7-3,c',
      'Row 2 and the rest of the file cannot be read: check the quotes',
    ],
    [
      'of too many rows',
      `job_id,comment\n${'7-1,a\n'.repeat(5001)}`,
      'The file has 5,001 rows, and at most 5,000 can be sent at once. Split it into several files',
    ],
  ])('%s is refused by name', (_case, brought, expected) => {
    expect(refusal('CANCEL', brought)).toBe(expected);
  });

  test('with the most allowed rows is read', () => {
    expect(read('CANCEL', `job_id,comment\n${'7-1,a\n'.repeat(5000)}`).rows).toHaveLength(5000);
  });

  test('may mix line endings', () => {
    const file = read('CANCEL', 'job_id,comment\r\n7-1,"a\r\nb"\n7-2,"c\nd"\r7-3,e\r\n');
    expect(file.rows.map(({ cells }) => cells)).toEqual([
      ['7-1', 'a\r\nb'],
      ['7-2', 'c\nd'],
      ['7-3', 'e'],
    ]);
  });

  test('may contain line breaks in quoted cells', () => {
    const file = read('CANCEL', 'job_id,comment\r\n7-1,"Closed\r\nfor ""good"""\r\n7-2,b\r\n');
    expect(file.rows.map(({ cells }) => cells[1])).toEqual(['Closed\r\nfor "good"', 'b']);
    expect(read('CANCEL', bulkCsv(file)).rows).toEqual(file.rows);
  });
});

describe('rows to be corrected', () => {
  const failed = [
    {
      row: 2,
      reason: 'There is no such job',
      values: [
        { column: 'job_id', value: '9-9' },
        { column: 'comment', value: '=HYPERLINK("http://x")' },
        { column: '=note', value: '-5' },
      ],
    },
  ];

  test('have every column of their type and those of their file', () => {
    expect(rowsAgain('CANCEL', failed)).toEqual({
      type: 'CANCEL',
      columns: ['job_id', 'comment', '=note'],
      rows: [{ row: 2, cells: ['9-9', '=HYPERLINK("http://x")', '-5'], surplus: '' }],
    });
  });

  test('are a file without formulas that reads back unchanged', () => {
    const csv = failedCsv('CANCEL', failed);
    expect(csv.split('\r\n')).toEqual([
      `job_id,comment,"'=note",error`,
      `9-9,"'=HYPERLINK(""http://x"")",-5,There is no such job`,
    ]);
    const again = read('CANCEL', csv);
    expect(again.rows).toEqual([{ row: 1, cells: ['9-9', '=HYPERLINK("http://x")', '-5'], surplus: '' }]);
  });

  test('contain their errors', () => {
    const file = read('UNASSIGN', 'job_id\nx\n7-1');
    expect(wrongRowsCsv({ ...file, rows: file.rows.slice(0, 1) }, ['No id'])).toBe('job_id,error\r\nx,No id');
  });
});

describe('files from spreadsheets', () => {
  test.each([
    'sep=,\r\njob_id,comment\r\n10122-12,closed\r\n',
    'sep=;\r\njob_id;comment\r\n10122-12;closed\r\n',
    'Closed shops, December\n\njob_id,comment\n10122-12,closed\n',
    'job_id,comment,,\r\n10122-12,closed,,\r\n,,,\r\n,,,\r\n',
    'job_id,comment\n\u202A10122\u201312\u202C,closed\u200B\n',
  ])('%j is read', (text) => {
    const file = read('CANCEL', text);
    expect(file.rows).toEqual([{ row: 1, cells: ['10122-12', 'closed'], surplus: '' }]);
    expect(checkRows(file, today)).toEqual([[]]);
  });

  test('raise one question about the order of day and month', () => {
    const file = read(
      'UPDATE_DATES',
      'job_id,start_date,end_date\n7-1,03/04/2027,13/04/2027\n7-2,5/6/27,30/6/27',
    );
    expect(ambiguousDateOf(file)).toBe('03/04/2027');
    const ordered = inDateOrder(file, 'day-first');
    expect(ambiguousDateOf(ordered)).toBeNull();
    expect(bulkCsv(ordered)).toContain('7-1,2027-04-03,2027-04-13,,\r\n7-2,2027-06-05,2027-06-30,,');
    expect(bulkCsv(inDateOrder(file, 'month-first'))).toContain('7-1,2027-03-04,2027-04-13');
  });

  test('may be corrected with dates and times in the usual formats', () => {
    const table = rowsAgain('UPDATE_DATES', [
      {
        row: 1,
        values: [
          { column: 'job_id', value: '7\u20111' },
          { column: 'start_date', value: '20/12/2026' },
          { column: 'end_date', value: '2026-12-20 00:00:00' },
          { column: 'start_time', value: '9am' },
        ],
      },
    ]);
    expect(checkRows(table, today)).toEqual([[]]);
    expect(bulkCsv(table)).toContain('7-1,2026-12-20,2026-12-20,09:00,');
  });
});
