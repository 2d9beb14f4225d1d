import { sql } from 'kysely';
import { expect, inject, it, test } from 'vitest';
import { onPostgres } from '../testing/store/on-postgres.ts';
import { checkEncoding } from './encoding.ts';
import { openPostgres, openStore } from './open.ts';

const poolOf = (encoding: string) => ({ query: async () => ({ rows: [{ encoding }] }) });

it('a database in UTF-8 is usable', async () => {
  await expect(checkEncoding(poolOf('UTF8') as never)).resolves.toBeUndefined();
});

it.each(['LATIN1', 'SQL_ASCII'])(
  'a database in %s is refused with the statement for another one',
  async (encoding) => {
    await expect(checkEncoding(poolOf(encoding) as never)).rejects.toThrow(
      new RegExp(`has the encoding ${encoding}.*create database .* encoding 'UTF8'`),
    );
  },
);

test.runIf(onPostgres)('a start on such a database ends before it makes tables', async () => {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `${inject('filledDatabase')}_latin`;
  const server = openPostgres(serverUrl);
  await sql`create database ${sql.id(name)} template template0 encoding 'LATIN1' locale 'C'`.execute(server);
  try {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    await expect(openStore({ databaseUrl: url.href, dataDirectory: '' })).rejects.toThrow('encoding LATIN1');
    const other = openPostgres(url.href);
    expect((await sql`select from pg_tables where schemaname = 'public'`.execute(other)).rows).toEqual([]);
    await other.destroy();
  } finally {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server);
    await server.destroy();
  }
});
