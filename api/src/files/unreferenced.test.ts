import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, testSettings } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { testDataDirectory } from '../testing/store/data-directory.ts';
import { runNext, worksByName } from '../outbox/runner.ts';
import { enqueue } from '../outbox/work.ts';
import { hour } from '../time/instants.ts';
import { findFile, keeperOf, newFileKey } from './files.ts';
import { storedFile } from './signed-urls.ts';
import { fileColumns, referredKeys, startForgettingUnreferenced, unreferencedWork } from './unreferenced.ts';
import { onPostgres } from '../testing/store/on-postgres.ts';
import { overlap } from '../testing/store/overlap.ts';

const dataDirectory = testDataDirectory();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { dataDirectory } });
});
afterAll(() => api.close());

/** A file after its upload. */
async function uploaded(key = newFileKey('png')): Promise<{ id: string; key: string }> {
  await keeperOf({ ...testSettings, dataDirectory })(key, Buffer.from('content'), 'image/png');
  return api.database
    .insertInto('files')
    .values({
      key,
      name: 'photo.png',
      content_type: 'image/png',
      size: 7,
      sha256: '0'.repeat(64),
      created_by: null,
      created_at: api.now().toISOString(),
    })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
}
const isKept = async ({ id, key }: { id: string; key: string }): Promise<boolean> => {
  const row = await findFile(api.database, id);
  const bytes = existsSync(path.join(dataDirectory, 'files', key.slice(0, 2), key));
  expect(bytes).toBe(row !== null);
  return bytes;
};
const waiting = async () =>
  (
    await api.database
      .selectFrom('work')
      .where('name', '=', 'files:unreferenced')
      .where('status', '=', 'waiting')
      .selectAll()
      .execute()
  ).length;

describe('unreferenced files', () => {
  it('are deleted after a day, with their bytes, while referenced ones stay', async () => {
    await startForgettingUnreferenced(api.database, api.now());
    await startForgettingUnreferenced(api.database, api.now());
    expect(await waiting()).toBe(1);
    const alone = await uploaded();
    const logo = await uploaded();
    const document = await uploaded();
    const locations = await uploaded(newFileKey('csv'));
    const video = await uploaded(newFileKey('mp4'));
    const variant = await uploaded(video.key.replace('.mp4', '_720p.mp4'));
    await sql`update customers set logo_url = ${storedFile(logo.key)} where id = 1`.execute(api.database);
    const documentation = JSON.stringify([{ title: 'Guide', url: storedFile(document.key) }]);
    await sql`update orders set documentation = ${documentation}::jsonb where id = 10001`.execute(
      api.database,
    );
    await sql`update order_uploads set file_key = ${locations.key}
      where id = (select min(id) from order_uploads)`.execute(api.database);
    await sql`update report_media set media_url = ${storedFile(video.key)}
      where id = (select min(id) from report_media)`.execute(api.database);

    api.advance(23 * hour);
    const late = await uploaded();
    await api.work();
    expect(await isKept(alone)).toBe(true);
    api.advance(2 * hour);
    await api.work();
    expect(await isKept(alone)).toBe(false);
    for (const kept of [logo, document, locations, video, variant, late])
      expect(await isKept(kept)).toBe(true);

    expect(await waiting()).toBe(1);
    api.advance(24 * hour);
    await api.work();
    expect(await isKept(late)).toBe(false);
  });

  it('are checked once, and all that are old enough on the same day', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({
      key: newFileKey('png'),
      name: `${index}.png`,
      content_type: 'image/png',
      size: 7,
      sha256: '0'.repeat(64),
      created_by: null,
      created_at: api.now().toISOString(),
    }));
    await api.database.insertInto('files').values(many).execute();
    const logo = await uploaded();
    await sql`update customers set logo_url = ${storedFile(logo.key)} where id = 1`.execute(api.database);
    api.advance(25 * hour);
    await api.work();
    const left = await api.database
      .selectFrom('files')
      .where(
        'key',
        'in',
        many.map(({ key }) => key),
      )
      .select('id')
      .execute();
    expect(left).toEqual([]);
    expect(await waiting()).toBe(1);
    // An empty round does not start over either.
    api.advance(hour);
    await api.work();
    // Code that replaces a file also removes it.
    await sql`update customers set logo_url = null where id = 1`.execute(api.database);
    api.advance(25 * hour);
    await api.work();
    expect(await isKept(logo)).toBe(true);
  });

  it('cannot be referenced any more once that is decided, although their bytes still exist', async () => {
    const alone = await uploaded();
    api.advance(25 * hour);
    const services = {
      database: api.database,
      settings: { ...testSettings, dataDirectory },
      clock: api.now,
    };
    const works = worksByName([unreferencedWork]);
    const failed = (error: unknown) => {
      throw error;
    };
    while (await runNext(services, works, failed));
    expect(await findFile(api.database, alone.id)).toBeNull();
    expect(existsSync(path.join(dataDirectory, 'files', alone.key.slice(0, 2), alone.key))).toBe(true);
    await api.work();
    expect(await isKept(alone)).toBe(false);
  });

  it.skipIf(!onPostgres)('stay when another transaction is about to reference one', async () => {
    const wanted = await uploaded();
    api.advance(25 * hour);
    await api.database.transaction().execute(async (transaction) => {
      expect(await findFile(transaction, wanted.id)).toMatchObject({ key: wanted.key });
      await api.work();
    });
    expect(await isKept(wanted)).toBe(true);
  });

  it('exclude the files of the demo data', async () => {
    const answer = await api.get('owner', 'customers?per_page=50');
    const logos: string[] = answer.json().data.map((one: { logo_url: string | null }) => one.logo_url ?? '');
    const shown = logos.flatMap((url) => /\/v1\/files\/([^?]+)\?/.exec(url)?.[1] ?? []);
    expect(shown.length).toBeGreaterThan(10);
    const rows = await api.database.selectFrom('files').where('key', 'in', shown).select('key').execute();
    expect(new Set(rows.map((row) => row.key))).toEqual(new Set(shown));
  });
});

it('references inside JSON documents count, also in a single one', async () => {
  const document = await uploaded();
  const documentation = JSON.stringify([{ title: 'Guide', url: storedFile(document.key) }]);
  await sql`update orders set documentation = ${documentation}::jsonb where id = 10001`.execute(api.database);
  expect(await referredKeys(api.database, [document.key])).toContain(document.key);
});

describe('the cleanup', () => {
  beforeEach(async () => {
    await api.database.deleteFrom('work').where('name', '=', unreferencedWork.name).execute();
  });

  it('is started by one of two servers that start together', async () => {
    await overlap(
      api.database,
      async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${unreferencedWork.name}, 0))`.execute(
          transaction,
        );
        await enqueue(transaction, unreferencedWork, {}, api.now());
      },
      () => startForgettingUnreferenced(api.database, api.now()),
    );
    expect(await waiting()).toBe(1);
  });

  it('is started again after it failed', async () => {
    await startForgettingUnreferenced(api.database, api.now());
    await api.database
      .updateTable('work')
      .set({ status: 'failed' })
      .where('name', '=', unreferencedWork.name)
      .execute();
    await startForgettingUnreferenced(api.database, api.now());
    expect(await waiting()).toBe(1);
  });
});

it('covers every column that refers to files', async () => {
  const known = [...fileColumns.stored, ...fileColumns.keys, ...fileColumns.json].map((one) => one.join('.'));
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'jsonb')
      and table_name not in ('files', 'work')`.execute(api.database);
  expect(columns.map(({ table, column }) => `${table}.${column}`)).toEqual(expect.arrayContaining(known));
  const referring: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} as held, files
      where held.${sql.ref(column)}::text like '%file:%' or held.${sql.ref(column)}::text = files.key
      limit 1`.execute(api.database);
    if (rows.length > 0) referring.push(`${table}.${column}`);
  }
  expect(known).toEqual(expect.arrayContaining(referring));
  expect(referring.length).toBeGreaterThan(5);
});
