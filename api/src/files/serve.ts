import path from 'node:path';
import { create } from 'content-disposition';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { Reply } from '../http/call.ts';
import { namesTag } from '../http/caching.ts';
import { notFound } from '../http/errors.ts';
import { storageOf } from './files.ts';
import type { FileSettings } from './files.ts';
import { FileMissingError } from './storage.ts';
import type { ByteRange } from './storage.ts';

type Wish = {
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly ifNoneMatch: string | undefined;
};

/**
 * The answer with a file's bytes: whole, the requested range (RFC 9110, 14.2), or 304 for a current ETag. Files have
 * only their detected type, and run no scripts.
 * @param expires when the address ends, in seconds since 1970: the limit of browser caching
 * @param revocable whether the address can end before: then browsers must revalidate each time
 */
export async function serveFile(
  { database, settings }: { database: Kysely<Database>; settings: FileSettings },
  key: string,
  wish: Wish,
  { expires, now, revocable }: { expires: number; now: Date; revocable: boolean },
): Promise<Reply> {
  const file = await database
    .selectFrom('files')
    .select(['name', 'content_type', 'created_by', 'download_only', 'size', 'sha256'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!file || file.size === null) throw notFound();
  const headers = {
    'content-type': file.content_type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': disposition(file, key),
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': revocable
      ? 'private, no-cache'
      : `private, max-age=${expires - Math.floor(now.getTime() / 1000)}, immutable`,
    'accept-ranges': 'bytes',
    etag: `"${file.sha256}"`,
  };
  if (wish.ifNoneMatch !== undefined && namesTag(wish.ifNoneMatch, headers.etag))
    return new Reply(304, undefined, headers);

  // A part of another version would not fit: then the whole file is sent (RFC 9110, 13.1.5).
  const wanted = wish.ifRange === undefined || wish.ifRange.trim() === headers.etag ? wish.range : undefined;
  const range = wanted === undefined ? null : parseRange(wanted, file.size);
  if (range === 'unsatisfiable')
    return new Reply(416, '', { ...headers, 'content-range': `bytes */${file.size}` });
  const storage = storageOf(settings);
  try {
    if (range === null)
      return new Reply(200, await storage.read(key), { ...headers, 'content-length': String(file.size) });
    return new Reply(206, await storage.read(key, range), {
      ...headers,
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
      'content-length': String(range.end - range.start + 1),
    });
  } catch (error) {
    throw error instanceof FileMissingError ? notFound() : error;
  }
}

/** One range of bytes. Null for an unknown header or several ranges: the whole file is a valid answer then. */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

type Named = {
  readonly name: string;
  readonly content_type: string;
  readonly created_by: string | null;
  readonly download_only: boolean;
};

/** Media are shown in place; other files are saved. The original name of a picture is private. */
function disposition(file: Named, key: string): string {
  const isShown = !file.download_only && /^(image|video|audio)\/|^application\/pdf$/.test(file.content_type);
  const isPicture = file.content_type.startsWith('image/');
  const name = isShown && isPicture && file.created_by !== null ? `picture${path.extname(key)}` : file.name;
  return create(name, { type: isShown ? 'inline' : 'attachment' });
}
