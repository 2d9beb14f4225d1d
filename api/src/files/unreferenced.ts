import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { defineWork, enqueue } from '../outbox/work.ts';
import { hour, later, oneDay } from '../time/instants.ts';
import { removeFileWork } from './files.ts';
import { storedFile } from './signed-urls.ts';
import { videoKey } from './video-variants.ts';

/** A form with an upload is not open for longer. */
const unreferencedAfter = oneDay;
const pause = hour;
const filesAtOnce = 500;

/** Every column that refers to files: as `storedFile`, by key, or inside JSON. */
export const fileColumns = {
  stored: [
    ['customers', 'logo_url'],
    ['orders', 'image_url'],
    ['orders', 'example_image_url'],
    ['report_media', 'media_url'],
    ['report_media', 'thumb_url'],
    ['report_media', 'original_url'],
    ['templates', 'alternative_customer_avatar'],
    ['templates', 'video_thumb_url'],
  ],
  keys: [['order_uploads', 'file_key']],
  json: [
    ['news', 'media'],
    ['orders', 'documentation'],
    ['task_lists', 'task_groups'],
    ['templates', 'documentation'],
    ['trainings', 'media'],
  ],
} as const;

/**
 * Deletes files that no record referred to within a day of their upload. Each file is checked once, so `after` is the
 * id of the last one; code that replaces a file removes it. The rows are locked before the references are read, and a
 * request locks the row of a file that it is about to reference: a file is either referenced or deleted. A file that
 * is locked now stays for good.
 */
export const unreferencedWork = defineWork<{ after?: string }>(
  'files:unreferenced',
  async ({ after = '0' }, { database, clock }) => {
    const now = clock();
    const files = await database
      .selectFrom('files')
      .where('id', '>', after)
      .where('created_at', '<=', later(now, -unreferencedAfter).toISOString())
      .orderBy('id')
      .limit(filesAtOnce)
      .select(['id', 'key'])
      .forUpdate()
      .skipLocked()
      .execute();
    const wanted = await referredKeys(
      database,
      files.map(({ key }) => videoKey(key)),
    );
    for (const { id, key } of files) {
      if (wanted.has(videoKey(key))) continue;
      await database.deleteFrom('files').where('id', '=', id).execute();
      await enqueue(database, removeFileWork, { key }, now);
    }
    const next = { after: files.at(-1)?.id ?? after };
    const runAt = files.length < filesAtOnce ? later(now, pause) : now;
    await enqueue(database, { name: 'files:unreferenced' }, next, now, runAt);
  },
  // It enqueues its own next run, so it must never be given up.
  {
    kind: 'file_removal',
    title: 'Look for files that nothing refers to',
    attempts: Number.POSITIVE_INFINITY,
  },
);

/** The keys that a record refers to. Large columns are read only for keys that are still open. */
export async function referredKeys(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  const open = () => keys.filter((key) => !found.has(key));
  for (const [table, column] of fileColumns.keys)
    for (const key of await valuesIn(database, table, column, open())) found.add(key);
  for (const [table, column] of fileColumns.stored) {
    const byStored = new Map(open().map((key) => [storedFile(key), key]));
    for (const stored of await valuesIn(database, table, column, [...byStored.keys()]))
      found.add(byStored.get(stored) ?? '');
  }
  for (const [table, column] of fileColumns.json) {
    if (open().length === 0) break;
    const { rows } = await sql<{ stored: string }>`
      select distinct matched[1] as stored
      from ${sql.table(table)}, regexp_matches(${sql.ref(column)}::text, ${'"file:([^"]+)"'}, 'g') as matched`.execute(
      database,
    );
    for (const { stored } of rows) found.add(stored);
  }
  return found;
}

async function valuesIn(
  database: Kysely<Database>,
  table: string,
  column: string,
  values: readonly string[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const { rows } = await sql<{ value: string }>`
    select distinct ${sql.ref(column)} as value from ${sql.table(table)}
    where ${sql.ref(column)} in (${sql.join(values)})`.execute(database);
  return rows.map((row) => row.value);
}

/** Starts the first round, unless one is waiting; of several servers only one starts it. */
export async function startForgettingUnreferenced(database: Kysely<Database>, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${unreferencedWork.name}, 0))`.execute(
      transaction,
    );
    const waiting = await transaction
      .selectFrom('work')
      .where('name', '=', unreferencedWork.name)
      .where('status', '=', 'waiting')
      .select('id')
      .executeTakeFirst();
    if (!waiting) await enqueue(transaction, unreferencedWork, {}, now);
  });
}
