import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { originalOf } from '../database/abortable.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { hour } from '../time/instants.ts';

/** What a signature allows: a read address cannot be used for writing. */
export type FileAccess = 'GET' | 'PUT';

/**
 * Stability of file addresses in milliseconds: an address is valid until the end of the next period, so between one
 * and two hours. Answers keep their ETag meanwhile, and browsers their cache.
 */
const period = hour;

/** The stored form of a picture or document: one of our files, or an external address. */
export type StoredUrl = string;

const scheme = 'file:';
export const storedFile = (key: string): StoredUrl => `${scheme}${key}`;
/** The key of a stored file; null for an external address. */
export const fileKey = (stored: StoredUrl): string | null =>
  stored.startsWith(scheme) ? stored.slice(scheme.length) : null;

/** Turns stored files into addresses that can be opened for a while. */
export type FileUrls = {
  show<Stored extends StoredUrl | null>(stored: Stored): Stored;
  read(key: string): string;
};

/**
 * Reads the secret once; use the result for a whole answer.
 * @param link id of the shared link of the request: the addresses end with it
 */
export async function fileUrls(
  database: Kysely<Database>,
  apiUrl: string,
  now: Date,
  link?: string,
): Promise<FileUrls> {
  const secret = await readSecret(database);
  const expires = (Math.floor(now.getTime() / period) + 2) * (period / 1000);
  const read = (key: string): string => signedUrl(secret, apiUrl, { access: 'GET', key, expires, link });
  return {
    read,
    show: (stored) => {
      const key = stored === null ? null : fileKey(stored);
      return (key === null ? stored : read(key)) as typeof stored;
    },
  };
}

/** The address for uploading a file, valid until `expires`. */
export async function uploadUrl(
  database: Kysely<Database>,
  apiUrl: string,
  key: string,
  expires: Date,
): Promise<string> {
  const seconds = Math.floor(expires.getTime() / 1000);
  return signedUrl(await readSecret(database), apiUrl, { access: 'PUT', key, expires: seconds });
}

/** Throws `file.link_invalid` or `file.link_expired` unless the address was signed here and is still valid. */
export async function checkSignature(
  database: Kysely<Database>,
  { signature, ...signed }: Signed & { readonly signature: string },
  now: Date,
): Promise<void> {
  const expected = Buffer.from(sign(await readSecret(database), signed));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new ApiError('file.link_invalid');
  if (signed.expires * 1000 <= now.getTime()) throw new ApiError('file.link_expired');
}

/** Cached: the secret of a database never changes, and nearly every answer needs it. */
const secrets = new WeakMap<object, string>();

async function readSecret(database: Kysely<Database>): Promise<string> {
  const known = secrets.get(originalOf(database));
  if (known !== undefined) return known;
  const { secret } = await database.selectFrom('file_secrets').select('secret').executeTakeFirstOrThrow();
  secrets.set(originalOf(database), secret);
  return secret;
}

/** The signed facts. */
type Signed = {
  readonly access: FileAccess;
  readonly key: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly link?: string | undefined;
};

const sign = (secret: string, { access, key, expires, link }: Signed): string =>
  createHmac('sha256', secret)
    .update([access, key, expires, ...(link === undefined ? [] : [link])].join('\n'))
    .digest('base64url');

function signedUrl(secret: string, apiUrl: string, signed: Signed): string {
  const link = signed.link === undefined ? '' : `&link=${signed.link}`;
  return `${apiUrl}/v1/files/${signed.key}?expires=${signed.expires}${link}&signature=${sign(secret, signed)}`;
}
