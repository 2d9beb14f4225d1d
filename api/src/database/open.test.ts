import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPostgres } from './open.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';

test.skipIf(url === '')(
  'what tables there are is told of the own schema alone, also while others come and go',
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
