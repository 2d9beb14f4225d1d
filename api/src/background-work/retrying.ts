import { sql } from 'kysely';
import type { Kysely, SqlBool } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { mustExist } from '../http/existence.ts';
import type { Acting, Action } from '../http/action.ts';
import { ApiError } from '../http/errors.ts';
import { works } from '../works.ts';
import type { RetryOfFailedWork } from './schemas.ts';

/**
 * Retries a piece of work immediately: failed work from the start, waiting work with its next attempt. Throws
 * `work.not_retryable` otherwise.
 */
export const retryWork: Action<string> = async (transaction, id, _input, by) => {
  const waitsLonger = sql<boolean>`(status = 'waiting' and attempts > 0 and not lent
    and run_at > ${by.now.toISOString()}::timestamptz)`;
  const retried = await retryWhere(
    transaction,
    sql<boolean>`id = ${id}::bigint and (status = 'failed' or ${waitsLonger})`,
    by,
  );
  if (retried === 1) return;
  await mustExist(transaction, 'work', id);
  throw new ApiError('work.not_retryable');
};

/** Retries all work that failed for good, of one kind or of all. Returns the count. */
export const retryFailedWork: Action<null, Static<typeof RetryOfFailedWork>, number> = (
  transaction,
  _subject,
  { kind },
  by,
) => {
  const ofKind = kind === null || kind === undefined ? sql`true` : isOfKind(kind);
  return retryWhere(transaction, sql<boolean>`status = 'failed' and ${ofKind}`, by);
};

function isOfKind(kind: string) {
  const names = [...works.values()].filter((work) => kind === 'other' || work.kind === kind);
  const isNamed = sql`name in (${sql.join(names.map(({ name }) => name))})`;
  return kind === 'other' ? sql`not ${isNamed}` : isNamed;
}

/**
 * Running or retrying work locks its row: locked rows are skipped, so nothing runs twice and two concurrent retries
 * run once.
 */
async function retryWhere(
  transaction: Kysely<Database>,
  condition: ReturnType<typeof sql<SqlBool>>,
  { session, now }: Acting,
): Promise<number> {
  const free = await transaction
    .selectFrom('work')
    .where(condition)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  for (let start = 0; start < free.length; start += atOnce)
    await transaction
      .updateTable('work')
      .set({
        earlier_attempts: sql`earlier_attempts + case when status = 'failed' then attempts else 0 end`,
        attempts: sql`case when status = 'failed' then 0 else attempts end`,
        status: 'waiting',
        lent: false,
        run_at: now.toISOString(),
        finished_at: null,
        retried_at: now.toISOString(),
        retried_by: session.userId,
      })
      .where(
        'id',
        'in',
        free.slice(start, start + atOnce).map(({ id }) => id),
      )
      .execute();
  return free.length;
}

/** Batch size within the parameters of one statement. */
const atOnce = 10_000;
