import { isUtf8 } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  contentTypeOf,
  contentTypes,
  endOfName,
  nameWithExtension,
  readUpload,
} from '@shepherd/domain/fileKind.ts';
import type { UploadExtension } from '@shepherd/domain/fileKind.ts';
import type { Kysely } from 'kysely';
import { decodeText } from '../csv/decoding.ts';
import type { Database } from '../database/database.ts';
import type { BodyStream } from '../http/call.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { defineWork, enqueue } from '../outbox/work.ts';
import type { Settings } from '../settings.ts';
import { formatInstant, later, minute } from '../time/instants.ts';
import { diskStorage } from './disk-storage.ts';
import { readOneFile } from './multipart.ts';
import { receive } from './receive.ts';
import type { ReceivedFile } from './receive.ts';
import { mayRemove } from './removal-pause.ts';
import { s3Storage } from './s3-storage.ts';
import { storedFile } from './signed-urls.ts';
import type { StoredUrl } from './signed-urls.ts';
import type { FileStorage } from './storage.ts';

export type FileSettings = Pick<Settings, 'dataDirectory' | 's3'>;

/** The folder of uploaded files; with another storage, of partial uploads. */
export const filesFolder = ({ dataDirectory }: Pick<FileSettings, 'dataDirectory'>): string =>
  path.join(dataDirectory, 'files');

/** The configured storage. Cheap: nothing is opened before a file is used. */
export const storageOf = ({ s3, dataDirectory }: FileSettings): FileStorage =>
  s3 === null ? diskStorage(filesFolder({ dataDirectory })) : s3Storage(s3);

/** Folder of partial uploads; beside the disk storage, so that storing one is a rename. */
export const arrivalFolder = (settings: FileSettings): string => path.join(filesFolder(settings), 'arriving');

/** An unguessable key, with the file's extension so that a saved copy opens with the right program. */
export const newFileKey = (extension: string): string => `${randomBytes(18).toString('hex')}.${extension}`;

export type KeptFile = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly content_type: string;
  readonly size: number;
};

type Taking = {
  readonly database: Kysely<Database>;
  readonly settings: FileSettings;
  readonly clock: () => Date;
  readonly session: { readonly userId: string };
  readonly stream: BodyStream | null;
};

/** Maximum length of a file name in UTF-16 units; its end is kept. */
const longestName = 200;

/**
 * Takes the one file of a multipart request, streamed to the storage, under the kind of its content. Throws
 * `upload.wrong_extension`, `upload.too_large` or `upload.too_many`, each with the field `file`, and keeps nothing
 * then.
 * @param clean may change the local file before it is stored; returns whether it did
 */
export async function takeFile(
  { database, settings, clock, session, stream }: Taking,
  accepted: readonly UploadExtension[],
  clean: (localPath: string, contentType: string) => Promise<boolean> = leave,
): Promise<KeptFile> {
  if (stream === null) throw new ApiError('request.unsupported_media_type');
  const { received, name, extension } = await readOneFile(
    stream,
    async ({ fileName, bytes }) => {
      if (fileName.includes('\0')) throw refused('The name of the file has a character that cannot be kept');
      const received = await receive(bytes, arrivalFolder(settings));
      const kind = readUpload({ name: fileName, start: received.start }, accepted);
      if (!kind.ok) {
        await discard({ received });
        throw refused(kind.message);
      }
      const extension = kind.value;
      const name = endOfName(nameWithExtension(path.basename(fileName), extension), longestName);
      return { received, name, extension };
    },
    discard,
  );
  const storage = storageOf(settings);
  const key = newFileKey(extension);
  const contentType = contentTypes[extension];
  try {
    const changed = await clean(received.localPath, contentType);
    const { size, sha256 } = changed ? await measured(received.localPath) : received;
    await storage.keep(key, received.localPath, contentType);
    return await database
      .insertInto('files')
      .values({
        key,
        name,
        content_type: contentType,
        size,
        sha256,
        created_by: session.userId,
        created_at: formatInstant(clock()),
      })
      .returning(['id', 'key', 'name', 'content_type', 'size'])
      .$narrowType<{ size: number }>()
      .executeTakeFirstOrThrow();
  } catch (error) {
    // The reason that prevents storing may also prevent removing; the first error is reported.
    await Promise.allSettled([discard({ received }), storage.remove(key)]);
    throw error;
  }
}

const leave = async (): Promise<boolean> => false;

/** The measured columns of a file. */
export async function measured(localPath: string): Promise<Pick<ReceivedFile, 'size' | 'sha256'>> {
  const bytes = await readFile(localPath);
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * An uploaded file by its id; null when there is none. Locked until the transaction ends: unreferenced files are
 * deleted after a day, and this one is about to be referenced.
 */
export async function findFile(database: Kysely<Database>, id: string): Promise<KeptFile | null> {
  const file = await database
    .selectFrom('files')
    .select(['id', 'key', 'name', 'content_type', 'size'])
    .where('id', '=', id)
    .where('size', 'is not', null)
    .$narrowType<{ size: number }>()
    .forKeyShare()
    .executeTakeFirst();
  return file ?? null;
}

/** Announces a file that will be sent to its own signed address later, and must have this SHA-256. */
export async function announceFile(
  database: Kysely<Database>,
  file: { name: string; extension: string; contentType: string; sha256: string; userId: string },
  now: Date,
): Promise<{ id: string; key: string }> {
  return database
    .insertInto('files')
    .values({
      key: newFileKey(file.extension),
      name: file.name,
      content_type: file.contentType,
      size: null,
      sha256: file.sha256,
      created_by: file.userId,
      created_at: formatInstant(now),
    })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
}

/**
 * Takes the bytes of an announced file. Sending it again replaces it with the same bytes. Throws `not_found`,
 * `upload.too_large`, or `upload.damaged` for other bytes than announced.
 */
export async function takeAnnouncedFile(
  { database, settings, stream }: Omit<Taking, 'session' | 'clock'>,
  key: string,
): Promise<void> {
  const file = await database
    .selectFrom('files')
    .select(['id', 'sha256', 'content_type'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!file) throw notFound();
  if (stream === null) throw new ApiError('request.unsupported_media_type');
  const received = await receive(stream.bytes, arrivalFolder(settings));
  if (received.sha256 !== file.sha256) {
    await rm(received.localPath, { force: true });
    throw new ApiError('upload.damaged', { fields: { file: ['The file does not have the announced hash'] } });
  }
  const size = file.content_type.startsWith('text/') ? await writeAsUtf8(received) : received.size;
  await storageOf(settings).keep(key, received.localPath, file.content_type);
  await database.updateTable('files').set({ size }).where('id', '=', file.id).execute();
}

/** Converts text to UTF-8. Ambiguous text stays unchanged; its consumer refuses it. */
async function writeAsUtf8({ localPath, size, start }: ReceivedFile): Promise<number> {
  if (contentTypeOf(start) !== null) return size;
  const bytes = await readFile(localPath);
  const text = decodeText(bytes);
  if (text === null || isUtf8(bytes)) return size;
  await writeFile(localPath, text);
  return Buffer.byteLength(text);
}

/**
 * Stores a finished local file that this server made. The row is inserted before the bytes are stored: if the process
 * dies in between, or no record refers to the file, it is deleted like any other unreferenced file.
 * @param key a new one, unless the name ties the file to another one
 */
export async function keepMadeFile(
  { database, settings, clock }: Pick<Taking, 'database' | 'settings' | 'clock'>,
  localPath: string,
  { key, name, contentType }: { readonly key: string; readonly name: string; readonly contentType: string },
): Promise<StoredUrl> {
  const { size, sha256 } = await measured(localPath);
  await database
    .insertInto('files')
    .values({
      key,
      name,
      content_type: contentType,
      size,
      sha256,
      created_by: null,
      created_at: formatInstant(clock()),
    })
    .execute();
  await storageOf(settings).keep(key, localPath, contentType);
  return storedFile(key);
}

/** Stores bytes from memory under a given key. */
export const keeperOf =
  (settings: FileSettings) =>
  async (key: string, bytes: Buffer, contentType: string): Promise<void> => {
    await mkdir(arrivalFolder(settings), { recursive: true });
    const localPath = path.join(arrivalFolder(settings), key);
    await writeFile(localPath, bytes);
    await storageOf(settings).keep(key, localPath, contentType);
  };

/**
 * Deletes a file and its bytes, after the transaction that removed the reference has committed; later during a
 * backup, which may have a record that refers to it.
 */
export const removeFileWork = defineWork<{ key: string }>(
  'files:remove',
  async ({ key }, { database, settings, clock }) => {
    if (!(await mayRemove(database))) {
      const now = clock();
      return enqueue(database, { name: 'files:remove' }, { key }, now, later(now, minute));
    }
    await database.deleteFrom('files').where('key', '=', key).execute();
    await storageOf(settings).remove(key);
  },
  { kind: 'file_removal', title: 'Remove a file' },
);

/** Removes a received file that is not needed. */
const discard = ({ received }: { received: ReceivedFile }): Promise<void> =>
  rm(received.localPath, { force: true });

const refused = (message: string): ApiError =>
  new ApiError('upload.wrong_extension', { message, fields: { file: [message] } });
