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
 * Has one piece of work tried again at once: what failed for good from the start, what waits for its next try now.
 * Throws `work.not_retryable` for everything else.
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

/** Has everything that failed for good tried again, of one kind or of all. Answers how many these are. */
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
 * Whoever does a piece of work, or has it tried again, holds its row: what is held is left alone without waiting for its
 * end, so nothing is done twice and two who press at once have it done once.
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

/** As many as fit into the parameters of one statement. */
const atOnce = 10_000;
