import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { headingPlace, headingRows, layoutOf } from '@shepherd/domain/csv.ts';
import { contentTypeOf } from '@shepherd/domain/fileKind.ts';
import { parse } from 'csv-parse';
import { notUtf8 } from '../csv/decoding.ts';
import { knownHeadings } from './rows.ts';

/** A batch of rows; `bytes` is the file position after the last of them. */
export type ParsedRows = {
  readonly rows: readonly (readonly string[])[];
  readonly bytes: number;
  /** The end of the file was reached. */
  readonly ended: boolean;
  /** Why the rest cannot be read. */
  readonly broken: string | null;
};

/** Maximum row length: a quote that is never closed would consume the whole file. */
const longestRow = 100_000;

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** The byte offset of the rows, the separator, and the number of lines above the header. */
export type Layout = { readonly offset: number; readonly delimiter: string; readonly above: number };

/** Detects a file's layout from its first bytes, or returns why it cannot be read. */
export async function inspect(start: Buffer): Promise<Layout | { readonly problem: string }> {
  if (start.length === 0) return { problem: 'The file is empty' };
  if (start.includes(0) || contentTypeOf(start) !== null) return { problem: notUtf8 };
  const mark = start.subarray(0, 3).equals(byteOrderMark) ? 3 : 0;
  const text = start.subarray(mark).toString('utf8');
  // A separator line is ASCII: characters equal bytes.
  const { delimiter, start: from } = layoutOf(text, knownHeadings);
  if (text.slice(from).trim() === '') return { problem: 'The file is empty' };
  const offset = mark + from;
  const { rows } = await parseRows(Readable.from([start.subarray(offset)]), delimiter, headingRows);
  return { offset, delimiter, above: headingPlace(rows, knownHeadings) };
}

/** Parser options for files of locations: RFC 4180, any line end, empty rows skipped. */
const reading = (delimiter: string) => ({
  delimiter,
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  max_record_size: longestRow,
});

/** Reads up to `limit` rows and then stops reading. */
export async function parseRows(source: Readable, delimiter: string, limit: number): Promise<ParsedRows> {
  const rows: string[][] = [];
  let bytes = 0;
  const enough = new AbortController();
  const parser = parse({
    ...reading(delimiter),
    // Collected here and not from the stream, which drops buffered rows when a later one is broken.
    on_record: (record: string[], context: { bytes: number }) => {
      if (rows.length < limit) {
        rows.push(record);
        bytes = context.bytes;
      }
      if (rows.length === limit) enough.abort();
      return null;
    },
  });
  try {
    await pipeline(source, parser.resume(), { signal: enough.signal });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!enough.signal.aborted && !code.startsWith('CSV_')) throw error;
    if (!enough.signal.aborted) return { rows, bytes, ended: true, broken };
  }
  return { rows, bytes, ended: rows.length < limit, broken: null };
}

/** The header and the requested rows of a file, numbered from 1 below the header. */
export async function pickRows(
  source: Readable,
  { delimiter, above }: Layout,
  wanted: ReadonlySet<number>,
): Promise<{ header: readonly string[]; rows: ReadonlyMap<number, readonly string[]> }> {
  let header: readonly string[] = [];
  let number = -1 - above;
  const rows = new Map<number, readonly string[]>();
  const parser = parse({
    ...reading(delimiter),
    on_record: (record: string[]) => {
      number += 1;
      if (number === 0) header = record;
      else if (wanted.has(number)) rows.set(number, record);
      return null;
    },
  });
  try {
    await pipeline(source, parser.resume());
  } catch (error) {
    // Rows before a broken one have been read.
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))) throw error;
  }
  return { header, rows };
}

const broken = 'This row and the rest of the file cannot be read: check the quotes';
