import { describe, expect, it } from 'vitest';
import { decodeText } from './decoding.ts';
import { readBulkFile } from '../bulk-actions/file.ts';
import { csvFile, csvHeader, csvOf, csvRow, formatTimestamp, knownTimezone, localTime } from './csv.ts';
import type { Column } from './csv.ts';

describe('a row', () => {
  const columns: readonly Column<{ text: string; number: number; flag: boolean }>[] = [
    ['Text', (row) => row.text],
    ['Number', (row) => row.number],
    ['Flag', (row) => row.flag],
  ];

  it.each(['=1+1', '+44', '-2', '@cmd', '\tx'])('makes %j harmless for spreadsheets', (text) => {
    expect(csvRow(columns, { text, number: -5, flag: true }, 'UTC').replaceAll('"', '')).toBe(
      `'${text},-5,yes\n`,
    );
  });

  it('makes headings harmless as well', () => {
    expect(csvHeader([['=cmd|calc', () => null]])).toBe("'=cmd|calc\n");
  });

  it('is quoted where necessary', () => {
    expect(csvHeader(columns)).toBe('Text,Number,Flag\n');
    expect(csvRow(columns, { text: 'a,"b"', number: 1.5, flag: false }, 'UTC')).toBe('"a,""b""",1.5,no\n');
  });
});

describe('a file of texts', () => {
  it('has harmless formulas, and unchanged negative numbers', () => {
    const lines = [
      ['job_id', '=cmd|x'],
      ['-5.20', '-x'],
      ['@a', 'b,c'],
    ];
    expect(csvOf(lines)).toBe(`job_id,'=cmd|x\n-5.20,'-x\n'@a,"b,c"\n`);
  });
});

describe('times', () => {
  it("are in the reader's zone, including daylight saving", () => {
    expect(localTime('2026-07-01T12:00:00Z', 'Europe/London')).toBe('2026-07-01 13:00:00');
    expect(localTime('2026-12-01T12:00:00Z', 'Europe/London')).toBe('2026-12-01 12:00:00');
    expect(localTime(null, 'UTC')).toBeNull();
    expect(formatTimestamp(new Date('2026-11-20T14:00:00Z'), 'UTC')).toBe('2026-11-20_14-00-00');
  });

  it.each([undefined, '', 'Mars/Olympus'])('fall back to UTC for %j', (name) => {
    expect(knownTimezone(name)).toBe('UTC');
  });
});

it('a file for download begins with one byte order mark, and reads back unchanged', () => {
  const columns: readonly Column<string[]>[] = [
    ['job_id', ([id = '']) => id],
    ['comment', ([, comment = '']) => comment],
  ];
  const csv = csvFile(csvHeader(columns) + csvRow(columns, ['7-1', 'Zoë'], 'UTC'));
  expect([csv, csvFile(csv)]).toEqual(['\uFEFFjob_id,comment\n7-1,Zoë\n', csv]);
  const text = decodeText(Buffer.from(csv)) ?? '';
  expect(readBulkFile('cancel', text).rows[0]?.values).toEqual({ job_id: '7-1', comment: 'Zoë' });
});
