import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDataDirectory } from '../testing/store/data-directory.ts';
import { DirectoryError } from './embedded/directory-lock.ts';
import { openDatabase, openPostgres } from './open.ts';

const embedded = { databaseUrl: null, dataDirectory: testDataDirectory() };
const refusal = (): Promise<unknown> =>
  openDatabase(embedded).then(
    (database) => database.destroy(),
    (reason: unknown) => reason,
  );

test('an embedded database with a damaged table is refused in one sentence', async () => {
  const database = await openDatabase(embedded);
  const { rows } = await sql<{ file: string }>`
    select pg_relation_filepath('kysely_migration') as file
  `.execute(database);
  await database.destroy();
  writeFileSync(path.join(embedded.dataDirectory, 'pglite', rows[0]?.file ?? ''), Buffer.alloc(8192, 'x'));

  const error = await refusal();
  expect(error).toBeInstanceOf(DirectoryError);
  expect(String(error)).toMatch(
    /cannot be opened: it is damaged, or of another version \(.*invalid page.*\)\. Restore a backup /,
  );
  expect(String(error)).not.toContain('\n');
  // Everything was released: the second attempt fails with the same error, not with a lock.
  expect(await refusal()).toEqual(error);
}, 120_000);

const url = process.env['TEST_DATABASE_URL'] ?? '';

test.skipIf(url === '')(
  'only tables of the own schema are listed, also while other schemas come and go',
  async () => {
    const schema = `own_${randomUUID().replaceAll('-', '')}`;
    const owner = openPostgres(url);
    await sql`create schema ${sql.id(schema)}`.execute(owner);
    const database = openPostgres(url, schema);
    await sql`create table mine (id integer)`.execute(database);
    const looked = new AbortController();
    const others = (async () => {
      while (!looked.signal.aborted) {
        const other = sql.id(`${schema}_other`);
        await sql`create schema ${other}`.execute(owner);
        await sql`create table ${other}.theirs (id serial)`.execute(owner);
        await sql`drop schema ${other} cascade`.execute(owner);
      }
    })();
    try {
      for (let look = 0; look < 100; look += 1) {
        const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
        expect(tables.map(({ name }) => name)).toEqual(['mine']);
      }
    } finally {
      looked.abort();
      await others;
      await database.destroy();
      await sql`drop schema ${sql.id(schema)} cascade`.execute(owner);
      await owner.destroy();
    }
  },
);
