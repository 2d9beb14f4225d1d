import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { later, minute, oneDay } from '../time/instants.ts';
import { ApiError } from './errors.ts';

/** A finished answer, as sent and stored. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | Readable | undefined;
};

type KeyedRequest = {
  readonly userId: string;
  /** The row's key. */
  readonly key: string;
  /** Encrypts the answer; derived from the client's key, which is not stored. */
  readonly seal: Buffer;
  readonly requestHash: string;
};

/** The stored form of a request with a key. It reveals neither the key nor, without the key, the answer. */
export function keyed(userId: string, key: string, requestHash: string): KeyedRequest {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', key, userId, use, 32));
  return { userId, key: derive('row').toString('base64url'), seal: derive('answer'), requestHash };
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypted, because answers contain secrets that are shown once, such as the link of a shared report. */
function sealed(seal: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, seal, nonce);
  const hidden = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), hidden]).toString('base64');
}

function opened(seal: Buffer, text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const decryption = createDecipheriv(cipher, seal, bytes.subarray(0, nonceBytes));
  decryption.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return `${decryption.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8')}${decryption.final('utf8')}`;
}

/** How long an answer is repeated for its key. */
const kept = oneDay;
/** A call that never finished (the process died) stops blocking its key after this. */
const abandoned = 5 * minute;

/** Deduplication key of a request; the order of names in JSON objects does not matter. */
export const hashRequest = (method: string, url: string, body: unknown): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(inOrder(body)) ?? ''}`)
    .digest('hex');

/** Objects become lists of pairs, so that names such as `1` or `__proto__` are ordered like any other. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const pairs = Object.entries(value).map(([name, inside]) => [name, inOrder(inside)]);
  return { object: pairs.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)) };
}

/**
 * Claims a key for a request. Null: the claim succeeded and the request must run. An answer: the request ran before.
 * On PostgreSQL a duplicate waits here until the first request has committed.
 */
export async function claimKey(
  database: Kysely<Database>,
  { userId, key, seal, requestHash }: KeyedRequest,
  now: Date,
): Promise<Answer | null> {
  await database
    .deleteFrom('idempotent_requests')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where((where) =>
      where.or([
        where('created_at', '<=', later(now, -kept).toISOString()),
        where.and([
          where('status', 'is', null),
          where('created_at', '<=', later(now, -abandoned).toISOString()),
        ]),
      ]),
    )
    .execute();
  const claimed = await database
    .insertInto('idempotent_requests')
    .values({
      user_id: userId,
      key,
      request_hash: requestHash,
      status: null,
      headers: null,
      body: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const earlier = await database
    .selectFrom('idempotent_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (earlier && earlier.request_hash !== requestHash) throw new ApiError('idempotency.mismatch');
  if (!earlier || earlier.status === null) throw new ApiError('idempotency.in_progress');
  return {
    status: earlier.status,
    headers: { ...JSON.parse(earlier.headers ?? '{}'), 'idempotency-replayed': 'true' },
    body: earlier.body === null ? undefined : opened(seal, earlier.body),
  };
}

/** Stores the answer for retries. */
export async function keepAnswer(
  database: Kysely<Database>,
  { userId, key, seal }: KeyedRequest,
  { status, headers, body }: Answer,
): Promise<void> {
  await database
    .updateTable('idempotent_requests')
    .set({
      status,
      headers: JSON.stringify(headers),
      body: body === undefined ? null : sealed(seal, body.toString()),
    })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Releases a key after a failure, so that the request can be retried. */
export async function releaseKey(database: Kysely<Database>, { userId, key }: KeyedRequest): Promise<void> {
  await database
    .deleteFrom('idempotent_requests')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}
