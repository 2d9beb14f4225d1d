import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { changeAs } from '../events/recording.ts';
import { ApiError } from '../http/errors.ts';
import { fromDatabaseError } from '../http/database-errors.ts';
import { defineWork, enqueue } from '../outbox/work.ts';
import type { Work } from '../outbox/work.ts';
import { formatInstant } from '../time/instants.ts';
import { applyRow, reasonOf } from './rows.ts';
import type { RowContext } from './rows.ts';
import type { BulkActionType } from './types.ts';

/** Batch size of one transaction: jobs are locked briefly, and other work gets its turn. */
const rowsAtOnce = 25;

/**
 * Applies the next rows of a bulk action, in file order. A row's outcome is stored in the transaction of its change,
 * so after a crash the work continues with the first unprocessed row.
 */
export const bulkActionWork: Work<{ bulkActionId: string }> = defineWork(
  'bulk action',
  async ({ bulkActionId }, { database, clock }) => {
    const now = clock();
    const action = await database
      .selectFrom('bulk_actions')
      .innerJoin('users', 'users.id', 'bulk_actions.created_by')
      .where('bulk_actions.id', '=', bulkActionId)
      .where('bulk_actions.status', 'in', ['pending', 'in_progress'])
      .select([
        'bulk_actions.type',
        'bulk_actions.timezone',
        'bulk_actions.created_by',
        'users.first_name',
        'users.last_name',
      ])
      .executeTakeFirst();
    if (!action) return;
    await changeAs(database, action.created_by);
    const rows = await database
      .selectFrom('bulk_action_rows')
      .where('bulk_action_id', '=', bulkActionId)
      .where('status', '=', 'waiting')
      .select(['row', 'values'])
      .orderBy('row')
      .limit(rowsAtOnce)
      .execute();
    const context: RowContext = {
      actor: { name: `${action.first_name} ${action.last_name}`, userId: action.created_by },
      timezone: action.timezone,
      now,
    };
    let failures = 0;
    for (const { row, values } of rows) {
      const reason = await tryRow(database, action.type, values, context);
      if (reason !== null) failures += 1;
      await database
        .updateTable('bulk_action_rows')
        .set({ status: reason === null ? 'applied' : 'failed', reason })
        .where('bulk_action_id', '=', bulkActionId)
        .where('row', '=', row)
        .execute();
    }
    const more = rows.length === rowsAtOnce;
    await database
      .updateTable('bulk_actions')
      .set({
        status: more ? 'in_progress' : 'completed',
        failures: sql`failures + ${failures}`,
        ...(!more && { finished_at: formatInstant(now) }),
      })
      .where('id', '=', bulkActionId)
      .execute();
    if (more) await enqueue(database, bulkActionWork, { bulkActionId }, now);
  },
  { kind: 'bulk_action', title: 'Rows of a bulk action', about: 'bulkActionId' },
);

/** Null when the row was applied, else the reason; a failed row is rolled back. */
async function tryRow(
  transaction: Kysely<Database>,
  type: BulkActionType,
  values: Record<string, string>,
  context: RowContext,
): Promise<string | null> {
  await sql`savepoint bulk_row`.execute(transaction);
  try {
    await applyRow(transaction, type, values, context);
    await sql`release savepoint bulk_row`.execute(transaction);
    return null;
  } catch (error) {
    await sql`rollback to savepoint bulk_row`.execute(transaction);
    const known = error instanceof ApiError ? error : fromDatabaseError(error);
    if (!known || known.code === 'conflict' || known.code === 'unavailable') throw error;
    return reasonOf(known);
  }
}
