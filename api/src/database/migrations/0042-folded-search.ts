import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Folded text for searches: without case and accents, the same on every store. Letters without a base letter get a
 * common ASCII spelling. Nearly all text is ASCII, which has a fast path.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function folded(value text) returns text language sql immutable strict parallel safe as $$
      select case when octet_length(value) = char_length(value) then lower(value) else
        lower(translate(replace(replace(replace(replace(replace(
          regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'),
          'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'øØłŁđĐħĦı’', 'oOlLdDhHi'''))
      end
    $$`.execute(database);
  await sql`alter table jobs drop column search`.execute(database);
  await sql`alter table jobs add search text generated always as
    (folded(id || ' ' || reference || ' ' || city || ' ' || coalesce(zip, ''))) stored`.execute(database);
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(database);
  // The extension may be in a schema outside the search path.
  const operators = sql.id(rows[0]?.schema ?? 'public', 'gin_trgm_ops');
  await sql`create index jobs_search on jobs using gin (search ${operators})`.execute(database);
}
