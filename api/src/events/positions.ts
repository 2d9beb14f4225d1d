import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { later, oneDay } from '../time/instants.ts';
import type { ChangeEvent, ChangeKind } from './change-event.ts';
import type { RecordType } from './record-types.ts';

/** The channel that tells other processes of new positions. */
export const channel = 'shepherd_changes';

const atOnce = 500;

/**
 * Gives all committed events their positions. Transactions commit in another order than their events are written, so
 * only a later step can number them such that no reader at a position misses one that appears before it.
 */
export async function givePositions(database: Kysely<Database>): Promise<void> {
  while ((await areSomeWaiting(database)) && (await giveSome(database)) === atOnce);
}

async function areSomeWaiting(database: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from change_events where position is null) as waiting`.execute(database);
  return rows[0]?.waiting === true;
}

/** The lock is held until the commit: positions become visible in their order, and have no gaps. */
const giveSome = (database: Kysely<Database>): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('change_events', 0))`.execute(transaction);
    const { numAffectedRows = 0n } = await sql`
      update change_events set position = numbered.position, transaction = null
      from (
        select id, row_number() over (order by id)
          + coalesce((select max(position) from change_events), 0) as position
        from (select id from change_events where position is null order by id limit ${atOnce}) as waiting
      ) as numbered
      where change_events.id = numbered.id`.execute(transaction);
    if (numAffectedRows > 0n) await sql`select pg_notify(${channel}, '')`.execute(transaction);
    return Number(numAffectedRows);
  });

/** The position of the last event; 0 before the first one. */
export async function lastPosition(database: Kysely<Database>): Promise<bigint> {
  const { rows } = await sql<{ last: string }>`
    select coalesce(max(position), 0) as last from change_events`.execute(database);
  return BigInt(rows[0]?.last ?? 0);
}

/** Whether all events after this position are still there. */
export async function isKept(database: Kysely<Database>, position: bigint): Promise<boolean> {
  if (position === (await lastPosition(database))) return true;
  const next = await database
    .selectFrom('change_events')
    .select('id')
    .where('position', '=', String(position + 1n))
    .executeTakeFirst();
  return next !== undefined;
}

/** The next events after a position, in order; fewer than `most` are all. */
export async function readEvents(
  database: Kysely<Database>,
  after: bigint,
  most = atOnce,
): Promise<readonly ChangeEvent[]> {
  const rows = await database
    .selectFrom('change_events')
    .leftJoin('users', 'users.id', 'change_events.user_id')
    .where('position', '>', String(after))
    .select([
      'position',
      'change_events.type',
      'record_id',
      'kind',
      'change_events.created_at',
      'users.id',
      'users.first_name',
      'users.last_name',
    ])
    .orderBy('position')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    position: BigInt(row.position ?? 0),
    type: row.type as RecordType,
    id: row.record_id,
    kind: row.kind satisfies ChangeKind,
    by: row.id === null ? null : { id: row.id, name: `${row.first_name} ${row.last_name}`.trim() },
    at: row.created_at,
  }));
}

/**
 * Deletes events older than `days`, from the first position on without gaps. The last one always stays: it is the
 * present position.
 */
export async function forgetOldEvents(database: Kysely<Database>, now: Date, days: number): Promise<void> {
  const before = later(now, -days * oneDay).toISOString();
  await sql`
    delete from change_events
    where position <= (select max(position) from change_events where created_at < ${before}::timestamptz)
      and position < (select max(position) from change_events)`.execute(database);
}
