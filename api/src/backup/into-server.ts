import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { ownTables } from '../database/own-tables.ts';
import { liftLimits } from '../database/session-settings.ts';
import { BackupError } from './archive.ts';

/** Batch size of rows. */
const atOnce = 2_000;

/** The migrator's own tables: the target has run the same steps. */
const ofMigrator: ReadonlySet<string> = new Set(['kysely_migration', 'kysely_migration_lock']);

/** Moved tables and rows. */
export type Moved = { readonly tables: number; readonly rows: number };

/**
 * Copies everything from one database into another that has the same tables and no data. One transaction, committed
 * only if every table has the same number of rows and the same checksum. Needs no superuser: foreign keys are dropped
 * and recreated, and rows that violate them are refused then.
 */
export async function moveDatabase(from: Kysely<Database>, to: Kysely<Database>): Promise<Moved> {
  const tables = (await ownTables(from)).map(({ name }) => name).filter((name) => !ofMigrator.has(name));
  return to.transaction().execute(async (transaction) => {
    await liftLimits(transaction);
    await refuseData(transaction);
    const keys = await foreignKeys(transaction);
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(transaction);
    let rows = 0;
    for (const table of tables) rows += await moveTable(from, transaction, table);
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        transaction,
      );
    await moveSequences(from, transaction);
    return { tables: tables.length, rows };
  });
}

/** Steps create roles and the like in a new database, but never people. */
async function refuseData(to: Transaction<Database>): Promise<void> {
  const { rows } = await sql`select 1 from users limit 1`.execute(to);
  if (rows.length > 0)
    throw new BackupError(
      'The database of DATABASE_URL has users already, and nothing of it is replaced. Make an empty one.',
    );
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

async function foreignKeys(database: Kysely<Database>): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select relname as "table", conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint as c join pg_class as r on r.oid = conrelid
    where contype = 'f' and c.connamespace = current_schema()::regnamespace order by 1, 2`.execute(database);
  return rows;
}

async function moveTable(from: Kysely<Database>, to: Transaction<Database>, table: string): Promise<number> {
  const columns = sql.join((await columnsOf(to, table)).map((name) => sql.id(name)));
  const name = sql.table(table);
  // Rows that triggers would create are copied as well.
  await sql`alter table ${name} disable trigger user`.execute(to);
  await sql`delete from ${name}`.execute(to);
  for (let after = '(0,0)'; ;) {
    // Rows stay in the server's text form: no number or time passes through JavaScript.
    const { rows } = await sql<{ last: string | null; rows: string | null }>`
      select max(place)::text as last, json_agg(record)::text as rows from (
        select ctid as place, t as record from ${name} as t where ctid > ${after}::tid order by ctid limit ${atOnce}
      ) as part`.execute(from);
    const [{ last = null, rows: text = null } = {}] = rows;
    if (last === null || text === null) break;
    await sql`
      insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, ${text}::json)`.execute(to);
    after = last;
  }
  await sql`alter table ${name} enable trigger user`.execute(to);
  const [before, now] = [await sumOf(from, table), await sumOf(to, table)];
  if (before.sum !== now.sum || before.count !== now.count)
    throw new BackupError(
      `The ${before.count} rows of ${table} did not come out the same, so nothing was moved. Tell whoever made this version.`,
    );
  return Number(now.count);
}

/** The writable columns; generated ones follow from them. */
async function columnsOf(database: Kysely<Database>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(database);
  return rows.map(({ name }) => name);
}

/** A checksum over the text of all rows, independent of their order. */
async function sumOf(database: Kysely<Database>, table: string): Promise<{ count: string; sum: string }> {
  const { rows } = await sql<{ count: string; sum: string }>`
    select count(*)::text as count, coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)::numeric), 0)::text as sum
    from ${sql.table(table)} as t`.execute(database);
  return rows[0] ?? { count: '0', sum: '0' };
}

/** Continues the sequences, including the numbers of deleted rows. */
async function moveSequences(from: Kysely<Database>, to: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema()`.execute(from);
  for (const { name, last } of rows)
    if (last !== null) await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(to);
}
