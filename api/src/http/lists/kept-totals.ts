import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { originalOf } from '../../database/abortable.ts';
import type { Database } from '../../database/database.ts';

type Kept = { readonly version: string; readonly total: number };

/** Maximum of cached totals per database, least recently used first out. */
const mostKept = 1_000;
const keptOf = new WeakMap<object, LRUCache<string, Kept>>();

/**
 * Caches the row count of a SELECT while `version` is unchanged: SQL for a value that every committed change of those
 * rows changes. One statement reads both, and so from one snapshot, which makes a cached total as exact as a fresh
 * count.
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
