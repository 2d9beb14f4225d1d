import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase, openPostgres } from '../database/open.ts';
import { keeperOf, newFileKey } from '../files/files.ts';
import { seed } from '../seed/seed.ts';
import { testDataDirectory } from '../testing/store/data-directory.ts';
import { createDatabase } from '../testing/store/filled-database.ts';
import type { OwnDatabase } from '../testing/store/filled-database.ts';
import { testNow } from '../testing/test-now.ts';
import { textsOf } from '../testing/store/whole-database.ts';
import { backUp, restore as restoreTo } from './archive.ts';
import { restoreIntoServer } from './restore-into-server.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

describe.skipIf(serverUrl === '')('a backup of the embedded store is restored into PostgreSQL', () => {
  const folder = testDataDirectory();
  const data = path.join(folder, 'embedded');
  const file = path.join(folder, 'first-day.tar.gz');
  const embedded = () => openDatabase({ databaseUrl: null, dataDirectory: data });
  let server: OwnDatabase;
  let target: Kysely<Database>;
  const restore = (from: string) =>
    restoreIntoServer(from, {
      databaseUrl: server.url,
      dataDirectory: path.join(folder, 'server'),
      s3: null,
    });
  /** The rows of each table, sorted, without the migrator's own tables. */
  const contentOf = async (database: Kysely<Database>) =>
    (await textsOf(database))
      .filter(({ table }) => !table.startsWith('kysely'))
      .map(({ table, text }) => [table, text.split('\n').sort()] as const);
  const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
    (await query.execute(target)).rows[0]?.count;
  const foreignKeys = sql<{ count: number }>`select count(*)::int as count from pg_constraint
    where contype = 'f' and convalidated and connamespace = current_schema()::regnamespace`;

  beforeAll(async () => {
    server = await createDatabase(serverUrl);
    const database = await embedded();
    const keepFile = keeperOf({ dataDirectory: data, s3: null });
    await seed(database, testNow, { keepFile });
    // A converted list of locations, stored with the announced checksum of the original.
    const list = { key: newFileKey('csv'), content_type: 'text/csv; charset=utf-8' };
    await keepFile(list.key, Buffer.from('Café'), list.content_type);
    await database
      .insertInto('files')
      .values({
        ...list,
        name: 'locations.csv',
        size: 5,
        sha256: createHash('sha256').update(Buffer.from('Café', 'latin1')).digest('hex'),
        created_by: null,
        created_at: testNow.toISOString(),
      })
      .execute();
    await database.destroy();
    await backUp(data, file, (copy) => copy());
    target = openPostgres(server.url);
  }, 300_000);
  afterAll(async () => {
    await target.destroy();
    await server.drop();
  });

  it('completely or not at all: a row with a broken reference is refused, and nothing is left', async () => {
    const database = await embedded();
    await sql`alter table orders drop constraint orders_customer_id_fkey`.execute(database);
    await sql`update orders set customer_id = 987654 where id = (select min(id) from orders)`.execute(
      database,
    );
    await database.destroy();
    const broken = path.join(folder, 'broken.tar.gz');
    await backUp(data, broken, (copy) => copy());
    await expect(restore(broken)).rejects.toMatchObject({ code: '23503' });
    expect(await count(sql`select count(*)::int as count from users`)).toBe(0);
    expect(await count(foreignKeys)).toBeGreaterThan(50);
  }, 240_000);

  it('with every row, file, sequence, key and trigger', async () => {
    const keys = await count(foreignKeys);
    const moved = await restore(file);

    const { aside, rows } = await opened(file);
    expect(moved.rows).toBe(rows.reduce((sum, [, texts]) => sum + texts.filter(Boolean).length, 0));
    expect(await contentOf(target)).toEqual(rows);
    const files = globSync('**/*.*', { cwd: path.join(aside, 'files') }).sort();
    expect(files.length).toBeGreaterThan(10);
    expect(moved.files).toBe(files.length);
    expect(globSync('**/*.*', { cwd: path.join(folder, 'server/files') }).sort()).toEqual(files);

    expect(await count(foreignKeys)).toBe(keys);
    await expect(sql`update ledger_entries set amount = 0`.execute(target)).rejects.toThrow(
      'Ledger entries are never changed',
    );
    const before = await count(sql`select max(id)::int as count from customers`);
    const next = await count(sql`select nextval(pg_get_serial_sequence('customers', 'id'))::int as count`);
    expect(next).toBeGreaterThan(before ?? 0);
  }, 240_000);

  it('but not into one that has users, and not with a damaged file', async () => {
    const before = await contentOf(target);
    await expect(restore(file)).rejects.toThrow('has users already');
    expect(await contentOf(target)).toEqual(before);

    const database = await embedded();
    const { key } = await database
      .selectFrom('files')
      .where('sha256', '<>', '')
      .where('content_type', '=', 'image/png')
      .select('key')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await database.destroy();
    writeFileSync(path.join(data, 'files', key.slice(0, 2), key), 'something else');
    const damaged = path.join(folder, 'damaged.tar.gz');
    await backUp(data, damaged, (copy) => copy());
    await expect(restore(damaged)).rejects.toThrow(`The file ${key} is damaged in the backup`);
  }, 240_000);

  /** Opens the contents of a backup separately. */
  async function opened(archive: string) {
    const aside = path.join(folder, 'opened');
    await restoreTo(aside, archive);
    const database = await openDatabase({ databaseUrl: null, dataDirectory: aside });
    const rows = await contentOf(database);
    await database.destroy();
    return { aside, rows };
  }
});
