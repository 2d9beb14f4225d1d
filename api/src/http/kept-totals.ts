import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { originalOf } from '../database/abortable.ts';
import type { Database } from '../database/database.ts';

type Kept = { readonly version: string; readonly total: number };

/** Of each database the totals that were asked for last are kept. */
const mostKept = 1_000;
const keptOf = new WeakMap<object, LRUCache<string, Kept>>();

/**
 * How many rows a SELECT of one number counts, without counting again while `version` stays the same: it is
 * SQL for a value that every committed change to those rows makes another one. Both are read by one statement
 * and so from one state of the database, which makes a kept total as exact as one that is counted now.
 */
export async function keepTotal(
  database: Kysely<Database>,
  counting: RawBuilder<unknown>,
  version: RawBuilder<unknown>,
): Promise<number> {
  const kept = keptOf.get(originalOf(database)) ?? new LRUCache<string, Kept>({ max: mostKept });
  keptOf.set(originalOf(database), kept);
  const { sql: text, parameters } = counting.compile(database);
  const key = JSON.stringify([text, parameters]);
  const known = kept.get(key);
  const { rows } = await sql<{ version: string; total: string | null }>`
    select now.version, case when now.version = ${known?.version ?? null}::text then null else (${counting}) end as total
    from (select (${version})::text as version) as now`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('A count answered no row');
  const total = row.total === null && known ? known.total : Number(row.total);
  kept.set(key, { version: row.version, total });
  return total;
}
