import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { later, minute, oneDay } from '../time/instants.ts';
import { ApiError } from './errors.ts';

/** A finished answer, as it is sent and kept. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | Readable | undefined;
};

type KeyedRequest = { readonly userId: string; readonly key: string; readonly requestHash: string };

/** How long an answer is repeated for its key. */
const kept = oneDay;
/** A call that never finished (the process died) stops blocking its key after this. */
const abandoned = 5 * minute;

/** Text that is the same only for the same request. */
export const hashRequest = (method: string, url: string, body: unknown): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body) ?? ''}`)
    .digest('hex');

/**
 * Claims a key for a request. Null: the claim is made and the request must run. An answer: it ran before and
 * this is what it answered. On PostgreSQL a duplicate waits here until the first has been committed.
 */
export async function claimKey(
  database: Kysely<Database>,
  { userId, key, requestHash }: KeyedRequest,
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
    body: earlier.body ?? undefined,
  };
}

/** Keeps the answer for repetitions of the request. */
export async function keepAnswer(
  database: Kysely<Database>,
  { userId, key }: KeyedRequest,
  { status, headers, body }: Answer,
): Promise<void> {
  await database
    .updateTable('idempotent_requests')
    .set({ status, headers: JSON.stringify(headers), body: body === undefined ? null : body.toString() })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Gives a key back after a failure, so that the request can be tried again. */
export async function releaseKey(database: Kysely<Database>, { userId, key }: KeyedRequest): Promise<void> {
  await database
    .deleteFrom('idempotent_requests')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}
