import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Session } from '../authentication/session.ts';
import type { Database } from '../database/database.ts';
import { announceFile, removeFileWork } from '../files/files.ts';
import { uploadUrl } from '../files/signed-urls.ts';
import { inSteps } from '../http/action.ts';
import type { Action } from '../http/action.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { filledOrNull } from '../http/schemas/texts.ts';
import { lockOrder } from '../orders/locking.ts';
import type { LocatingState } from '../orders/schemas.ts';
import type { OrderStatus } from '../orders/transitions.ts';
import { enqueue } from '../outbox/work.ts';
import { formatInstant, hour, later } from '../time/instants.ts';
import { processingName } from './processing-name.ts';
import type { LocationsUpload } from './schemas.ts';

/** How long the address for sending the file is valid. */
const sendingTime = hour;
/** More failures are stored but not shown, because clients poll this every 5 seconds. */
export const shownFailures = 10_000;

type Viewing = { readonly apiUrl: string };

/** Uploads of an order, newest first; throws `not_found` without the order. */
export async function readUploads(
  database: Kysely<Database>,
  orderId: string,
  viewing: Viewing,
): Promise<Static<typeof LocationsUpload>[]> {
  const order = await database.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw notFound();
  const selected = await select(database, orderId, null);
  return Promise.all(selected.rows.map((row) => shown(database, row, selected, viewing)));
}

/** One upload; throws `not_found` for an upload of another order. */
export async function readUpload(
  database: Kysely<Database>,
  orderId: string,
  id: string,
  viewing: Viewing,
): Promise<Static<typeof LocationsUpload>> {
  const selected = await select(database, orderId, id);
  const [row] = selected.rows;
  if (!row) throw notFound();
  return shown(database, row, selected, viewing);
}

async function select(database: Kysely<Database>, orderId: string, id: string | null) {
  const rows = await database
    .selectFrom('order_uploads')
    .leftJoin('files', 'files.key', 'order_uploads.file_key')
    .where('order_id', '=', orderId)
    .$if(id !== null, (query) => query.where('order_uploads.id', '=', id ?? '0'))
    .selectAll('order_uploads')
    .select('files.size')
    .orderBy('order_uploads.id', 'desc')
    .execute();
  const fails = await database
    .selectFrom('order_upload_fails')
    .where('upload_id', 'in', [...rows.map((row) => row.id), '0'])
    .selectAll()
    .orderBy('upload_id')
    .orderBy('row')
    .limit(shownFailures)
    .execute();
  const unplaced = database
    .selectFrom('locations')
    .where('upload_id', 'in', rows.map((row) => row.id).concat('0'))
    .where('locating', 'is not', null);
  const notices = await unplaced
    .where('locating', '!=', 'waiting')
    .select(['upload_id', 'upload_row', 'locating'])
    .orderBy('upload_id')
    .orderBy('upload_row')
    .limit(shownFailures)
    .execute();
  const waiting = await unplaced
    .where('locating', '=', 'waiting')
    .groupBy('upload_id')
    .select(({ fn }) => ['upload_id', fn.countAll<string>().as('count')])
    .execute();
  return { rows, fails, notices, waiting: new Map(waiting.map((one) => [one.upload_id, Number(one.count)])) };
}

const noticeOf = {
  approximate:
    'Only the town was found: its jobs stand in the middle of it. Give latitude and longitude for the exact place',
  not_found:
    'This address was not found: its jobs have no place on the map. Check it, or give latitude and longitude',
  unavailable:
    'The address search did not answer: its jobs have no place on the map. Give latitude and longitude',
} satisfies Record<Exclude<LocatingState, 'waiting'>, string>;

type Selected = Awaited<ReturnType<typeof select>>;

async function shown(
  database: Kysely<Database>,
  row: Selected['rows'][number],
  { fails, notices, waiting }: Omit<Selected, 'rows'>,
  { apiUrl }: Viewing,
): Promise<Static<typeof LocationsUpload>> {
  const size = row.size ?? 0;
  return {
    id: row.id,
    url: await uploadUrl(database, apiUrl, row.file_key, later(new Date(row.created_at), sendingTime)),
    hash: row.hash,
    status: row.status,
    completed: row.completed,
    fails: fails
      .filter((fail) => fail.upload_id === row.id)
      .map(({ row: number, field, message }) => ({ row: number, field, message })),
    locating: waiting.get(row.id) ?? 0,
    notices: notices
      .filter((notice) => notice.upload_id === row.id)
      .flatMap(({ upload_row: number, locating }) =>
        number === null || locating === null || locating === 'waiting'
          ? []
          : [{ row: number, field: 'address1', message: noticeOf[locating] }],
      ),
    progress: row.status === 'completed' ? 100 : size === 0 ? 0 : Math.floor((row.bytes_read / size) * 100),
    rows_read: row.rows_read,
    cancellation_reason: row.cancellation_reason,
    created_at: row.created_at,
  };
}

/**
 * Announces a file for an order that has no jobs yet. Throws `upload.duplicate` while the same file is being
 * processed and afterwards, and `order.invalid_transition` once the order was approved.
 */
export async function createUpload(
  transaction: Kysely<Database>,
  orderId: string,
  hash: string,
  session: Session,
  now: Date,
): Promise<string> {
  const order = await lockOrder(transaction, orderId);
  if (!takesLocations(order.status)) throw new ApiError('order.invalid_transition');
  const sha256 = hash.toLowerCase();
  const same = await transaction
    .selectFrom('order_uploads')
    .select('status')
    .where('order_id', '=', orderId)
    .where('hash', '=', sha256)
    .where('status', '!=', 'cancelled')
    .executeTakeFirst();
  if (same?.status === 'completed')
    throw new ApiError('upload.duplicate', {
      message: 'The locations of this file are in the order already',
    });
  if (same) throw new ApiError('upload.duplicate');
  const { key } = await announceFile(
    transaction,
    {
      name: `locations-${orderId}.csv`,
      extension: 'csv',
      contentType: 'text/csv; charset=utf-8',
      sha256,
      userId: session.userId,
    },
    now,
  );
  const { id } = await transaction
    .insertInto('order_uploads')
    .values({
      order_id: orderId,
      file_key: key,
      hash: sha256,
      status: 'pending',
      created_by: session.userId,
      created_at: formatInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An upload in a path. */
type UploadPath = { readonly id: string; readonly uploadId: string };

/** Whether locations can still be uploaded: jobs are created from them when the order is approved. */
export const takesLocations = (status: OrderStatus): boolean => status === 'draft' || status === 'pending';

/** Locks an upload; throws `not_found` for an upload of another order. */
async function lockUpload(transaction: Kysely<Database>, { id, uploadId }: UploadPath) {
  const upload = await transaction
    .selectFrom('order_uploads')
    .selectAll()
    .where('order_id', '=', id)
    .where('id', '=', uploadId)
    .forUpdate()
    .executeTakeFirst();
  if (!upload) throw notFound();
  return upload;
}

/**
 * Starts processing the file; the order waits for it. Throws `upload.invalid_transition` unless it is pending,
 * `order.invalid_transition` once the order was approved, and `upload.not_sent` before the file has arrived.
 */
export const startUpload: Action<UploadPath> = inSteps({
  lock: async (transaction, path) => {
    const { status: orderStatus } = await lockOrder(transaction, path.id);
    return { ...(await lockUpload(transaction, path)), orderStatus };
  },
  follow: async (upload, _input, _by, transaction) => {
    if (upload.status !== 'pending') throw new ApiError('upload.invalid_transition');
    if (!takesLocations(upload.orderStatus)) throw new ApiError('order.invalid_transition');
    const file = await transaction
      .selectFrom('files')
      .select('size')
      .where('key', '=', upload.file_key)
      .executeTakeFirst();
    if (!file || file.size === null) throw new ApiError('upload.not_sent');
  },
  change: async (transaction, { id }, _given, { now }) => {
    await transaction
      .updateTable('order_uploads')
      .set({ status: 'in_progress' })
      .where('id', '=', id)
      .execute();
    await enqueue(transaction, { name: processingName }, { uploadId: id }, now);
  },
});

/** Cancels an upload and deletes its locations. Throws `upload.invalid_transition` when it is over. */
export const cancelUpload: Action<UploadPath, { readonly reason?: string | null | undefined }> = inSteps({
  lock: lockUpload,
  follow: ({ status }) => {
    if (status !== 'pending' && status !== 'in_progress') throw new ApiError('upload.invalid_transition');
  },
  change: (transaction, { id }, { input: { reason } }) =>
    cancelLocked(transaction, id, filledOrNull(reason) ?? 'Cancelled'),
});

export async function cancelLocked(transaction: Kysely<Database>, id: string, reason: string): Promise<void> {
  await transaction.deleteFrom('locations').where('upload_id', '=', id).execute();
  await transaction
    .updateTable('order_uploads')
    .set({ status: 'cancelled', cancellation_reason: reason, completed: 0 })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes all uploads of an order with their files. While the order is not approved, their locations are deleted too,
 * so that a corrected file can replace them.
 */
export const deleteUploads: Action<string> = async (transaction, orderId, _input, { now }) => {
  const order = await lockOrder(transaction, orderId);
  const uploads = await transaction
    .selectFrom('order_uploads')
    .select(['id', 'file_key'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .execute();
  if (uploads.length === 0) return;
  const ids = uploads.map((upload) => upload.id);
  if (takesLocations(order.status))
    await transaction.deleteFrom('locations').where('upload_id', 'in', ids).execute();
  await transaction.deleteFrom('order_uploads').where('id', 'in', ids).execute();
  for (const { file_key: key } of uploads) await enqueue(transaction, removeFileWork, { key }, now);
};
