// @module-tag any-store
import { describe, expect, test } from 'vitest';
import { readBulkFile } from './file.ts';

const comments = (csv: string) =>
  readBulkFile('cancel', csv).rows.map(({ values }) => [values['job_id'], values['comment']]);

describe('a file from a spreadsheet', () => {
  test.each([
    ['a separator line', 'sep=,\r\njob_id,comment\r\n10122-12,closed\r\n'],
    ['a separator line that says semicolons', 'sep=;\r\njob_id;comment\r\n10122-12;closed\r\n'],
    [
      'a title above the headings',
      'Jobs of December, to be closed,,\r\n\r\njob_id,comment\r\n10122-12,closed\r\n',
    ],
    ['empty columns and rows', 'job_id,comment,,\r\n10122-12,closed,,\r\n,,,\r\n,,,\r\n'],
    ['an empty column in the middle', 'job_id,,comment\r\n10122-12,,closed\r\n'],
    ['invisible characters', '\uFEFFjob_id\u200B,comment\r\n\u202A10122\u201112\u202C,closed\u200B\r\n'],
  ])('is read with %s', (_what, csv) => {
    expect(comments(csv)).toEqual([['10122-12', 'closed']]);
    expect(readBulkFile('cancel', csv)).toMatchObject({
      columns: ['job_id', 'comment'],
      rows: [{ refused: null }],
    });
  });

  test('has the job ids that word processors spell with other hyphens', () => {
    const csv = ['\u2011', '\u2013', '\u2212', '-'].map((hyphen) => `10122${hyphen}1,a \u2013 b\n`).join('');
    expect(comments(`job_id,comment\n${csv}`)).toEqual(
      Array.from({ length: 4 }, () => ['10122-1', 'a \u2013 b']),
    );
  });

  test('fails for a value beyond its columns, and for a repeated column', () => {
    expect(readBulkFile('cancel', 'job_id,comment,\n1-1,a,b\n').rows).toMatchObject([
      { refused: 'The row has more cells than the header has columns' },
    ]);
    expect(() => readBulkFile('cancel', 'job_id,comment,comment\n1-1,a,b\n')).toThrow(
      expect.objectContaining({ fields: { file: ['Every column may be there once'] } }),
    );
  });
});
