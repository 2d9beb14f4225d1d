import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/statements.ts';
import { storageOf } from '../files/files.ts';
import { FileMissingError } from '../files/storage.ts';
import type { FileStorage } from '../files/storage.ts';
import { dayOutside } from '../orders/dates.ts';
import { locateWaiting } from '../orders/locations/locating.ts';
import { addLocations } from '../orders/locations/locations.ts';
import type { NewLocation } from '../orders/locations/locations.ts';
import { messages } from '../orders/messages.ts';
import type { OrderStatus } from '../orders/transitions.ts';
import { defineWork, enqueue } from '../outbox/work.ts';
import { countryCodes } from '../reference/countries.ts';
import { inspect, parseRows } from './parse.ts';
import { processingName } from './processing-name.ts';
import { withoutDoubles } from './doubles.ts';
import { columnsOf, missingColumns, readRow } from './rows.ts';
import type { RowFailure } from './rows.ts';
import { cancelLocked, takesLocations } from './uploads.ts';

/**
 * Batch size of one transaction. The embedded database runs one transaction at a time, so statements of other calls
 * may wait for a whole batch.
 */
export const rowsAtOnce = 250;
/** Enough to hold the header. */
export const headLength = 65_536;

type Upload = {
  readonly id: string;
  readonly order_id: string;
  readonly file_key: string;
  readonly size: number;
  readonly completed: number;
  readonly rows_read: number;
  readonly bytes_read: number;
};
type Layout = { readonly header: readonly string[]; readonly delimiter: string; readonly from: number };

/**
 * Imports the next rows of a file into the order. The position is stored with the rows, so that a crash continues
 * after the last stored row, and no row is stored twice.
 */
export const locationsUploadWork = defineWork<{ uploadId: string }>(
  processingName,
  async ({ uploadId }, { database, settings, clock }) => {
    const order = await lockOrderOf(database, uploadId);
    if (!order) return;
    const found = await database
      .selectFrom('order_uploads')
      .leftJoin('files', 'files.key', 'order_uploads.file_key')
      .where('order_uploads.id', '=', uploadId)
      .where('order_uploads.status', '=', 'in_progress')
      .selectAll('order_uploads')
      .select('files.size')
      .forUpdate('order_uploads')
      .executeTakeFirst();
    // Cancelled or deleted meanwhile.
    if (!found) return;
    if (found.size === null) return cancelLocked(database, uploadId, 'The file was not transferred');
    const upload = { ...found, size: found.size };
    const storage = storageOf(settings);
    try {
      const layout =
        found.header === null || found.delimiter === null
          ? await readLayout(database, storage, upload)
          : { header: found.header, delimiter: found.delimiter, from: upload.bytes_read };
      if (layout === null) return;
      const ended = await readPart(database, storage, order, upload, layout);
      // After the whole file, so that reading does not wait for the geocoder.
      if (ended) await locateWaiting(database, order.id, clock());
      else await enqueue(database, { name: processingName }, { uploadId }, clock());
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error;
      await cancelLocked(database, uploadId, 'The file was not transferred');
    }
  },
  { kind: 'locations_upload', title: 'Read a file of locations', about: 'uploadId' },
);

type Order = {
  readonly id: string;
  readonly country_code: string;
  readonly status: OrderStatus;
  readonly start_date: string | null;
  readonly end_date: string | null;
};

/** Locked before its upload, as everywhere: deleting uploads and processing one would deadlock otherwise. */
const lockOrderOf = (database: Kysely<Database>, uploadId: string): Promise<Order | undefined> =>
  database
    .selectFrom('orders')
    .select(['id', 'country_code', 'status', 'start_date', 'end_date'])
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('order_uploads').where('id', '=', uploadId).select('order_id'),
    )
    .forUpdate()
    .executeTakeFirst();

/** Reads and stores the header; null when the upload had to be cancelled. */
async function readLayout(
  database: Kysely<Database>,
  storage: FileStorage,
  upload: Upload,
): Promise<Layout | null> {
  const cancel = async (reason: string): Promise<null> => {
    await cancelLocked(database, upload.id, reason);
    return null;
  };
  if (upload.size === 0) return cancel('The file is empty');
  const head = await storage.read(upload.file_key, { start: 0, end: Math.min(headLength, upload.size) - 1 });
  const found = await inspect(Buffer.concat(await head.toArray()));
  if ('problem' in found) return cancel(found.problem);
  const source = await storage.read(upload.file_key, { start: found.offset, end: upload.size - 1 });
  const { rows, bytes } = await parseRows(source, found.delimiter, found.above + 1);
  const header = columnsOf(rows.at(-1) ?? []);
  const missing = missingColumns(header);
  if (missing.length > 0)
    return cancel(`The file has no column ${missing.join(', ')}. The first row must name the columns`);
  const from = found.offset + bytes;
  await database
    .updateTable('order_uploads')
    .set({ header: JSON.stringify(header), delimiter: found.delimiter, bytes_read: from })
    .where('id', '=', upload.id)
    .execute();
  return { header, delimiter: found.delimiter, from };
}

/** Stores the next rows; true at the end of the file. */
async function readPart(
  database: Kysely<Database>,
  storage: FileStorage,
  order: Order,
  upload: Upload,
  { header, delimiter, from }: Layout,
): Promise<boolean> {
  if (!takesLocations(order.status)) {
    await cancelLocked(database, upload.id, 'The order takes no more locations');
    return true;
  }
  const countries = await countryCodes(database);
  const { rows, bytes, ended, broken } =
    from >= upload.size
      ? { rows: [], bytes: 0, ended: true, broken: null }
      : await parseRows(
          await storage.read(upload.file_key, { start: from, end: upload.size - 1 }),
          delimiter,
          rowsAtOnce,
        );
  const locations: (NewLocation & { upload_row: number })[] = [];
  const fails: (RowFailure & { row: number })[] = [];
  for (const [index, cells] of rows.entries()) {
    const read = readRow(header, cells, order, countries);
    const outside = Array.isArray(read) ? null : dayOutside(read, order);
    if (outside)
      fails.push({ row: upload.rows_read + index + 1, field: outside, message: messages.outsideOrder });
    else if (Array.isArray(read))
      fails.push(...read.map((failure) => ({ row: upload.rows_read + index + 1, ...failure })));
    else locations.push({ ...read, upload_row: upload.rows_read + index + 1 });
  }
  const { fresh, doubled } = await withoutDoubles(database, upload, locations);
  fails.push(...doubled);
  if (broken !== null) fails.push({ row: upload.rows_read + rows.length + 1, field: null, message: broken });
  await addLocations(database, order.id, fresh, upload.id);
  await insertRows(
    database,
    'order_upload_fails',
    fails.map(({ row, field, message }) => ({ upload_id: upload.id, row, field, message })),
  );
  await database
    .updateTable('order_uploads')
    .set({
      completed: upload.completed + fresh.length,
      rows_read: upload.rows_read + rows.length + (broken === null ? 0 : 1),
      bytes_read: ended ? upload.size : from + bytes,
      ...(ended && { status: 'completed' }),
    })
    .where('id', '=', upload.id)
    .execute();
  return ended;
}
