import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('an old copy starts on a database that a newer version has worked on, and leaves its steps alone', async () => {
  const { database } = test;
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2026-01-01T00:00:00.000Z')`.execute(
    database,
  );
  await sql`delete from kysely_migration where name = '0056-attempt-reasons'`.execute(database);
  await sql`alter table jobs drop column attempt_reason`.execute(database);
  await migrate(database);
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name >= '0056' order by name`.execute(database);
  expect(rows.map(({ name }) => name)).toEqual(['0056-attempt-reasons', '9999-of-tomorrow']);
});
