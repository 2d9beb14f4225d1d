import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { FileMissingError } from '../files/storage.ts';
import type { FileStorage } from '../files/storage.ts';
import { notFound } from '../http/errors.ts';
import { inspect, pickRows } from './parse.ts';
import { headLength } from './processing.ts';
import type { FailedUploadRow } from './schemas.ts';
import { shownFailures } from './uploads.ts';

type FailedRow = Static<typeof FailedUploadRow>;

/**
 * The rejected rows of an upload, each with all its problems and its values. The values are read from the file again,
 * because they are requested only once, when the upload is over. Throws `not_found` for an upload of another order.
 */
export async function readFailedRows(
  database: Kysely<Database>,
  storage: FileStorage,
  { id, uploadId }: { readonly id: string; readonly uploadId: string },
): Promise<FailedRow[]> {
  const upload = await database
    .selectFrom('order_uploads')
    .leftJoin('files', 'files.key', 'order_uploads.file_key')
    .where('order_id', '=', id)
    .where('order_uploads.id', '=', uploadId)
    .select(['order_uploads.file_key', 'order_uploads.delimiter', 'files.size'])
    .executeTakeFirst();
  if (!upload) throw notFound();
  const fails = await database
    .selectFrom('order_upload_fails')
    .where('upload_id', '=', uploadId)
    .selectAll()
    .orderBy('row')
    .limit(shownFailures)
    .execute();
  const byRow = Map.groupBy(fails, ({ row }) => row);
  const { header, rows } = await valuesOf(storage, upload, new Set(byRow.keys()));
  return Array.from(byRow, ([row, problems]) => {
    const cells = rows.get(row) ?? [];
    return {
      row,
      problems: problems.map(({ field, message }) => ({ field, message })),
      values: cells.flatMap((value, place) => {
        const column = header[place]?.trim() ?? '';
        return column === '' && value.trim() === '' ? [] : [{ column, value }];
      }),
    };
  });
}

type Upload = { readonly file_key: string; readonly delimiter: string | null; readonly size: number | null };
type Picked = Awaited<ReturnType<typeof pickRows>>;

const nothing: Picked = { header: [], rows: new Map() };

async function valuesOf(
  storage: FileStorage,
  { file_key: key, delimiter, size }: Upload,
  wanted: ReadonlySet<number>,
): Promise<Picked> {
  if (delimiter === null || size === null || size === 0 || wanted.size === 0) return nothing;
  try {
    const head = await storage.read(key, { start: 0, end: Math.min(headLength, size) - 1 });
    const found = await inspect(Buffer.concat(await head.toArray()));
    if ('problem' in found) return nothing;
    const source = await storage.read(key, { start: found.offset, end: size - 1 });
    return await pickRows(source, found, wanted);
  } catch (error) {
    if (error instanceof FileMissingError) return nothing;
    throw error;
  }
}
