import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/store/database.ts';
import type { TestDatabase } from '../testing/store/database.ts';
import { migrate, stepsToTake } from './migrate.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('an old copy starts on a database of a newer version, and ignores its steps', async () => {
  const { database } = test;
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2026-01-01T00:00:00.000Z')`.execute(
    database,
  );
  await sql`delete from kysely_migration where name = '0056-attempt-reasons'`.execute(database);
  await sql`alter table jobs drop column attempt_reason`.execute(database);
  await migrate(database);
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name in ('0056-attempt-reasons', '9999-of-tomorrow') order by name`.execute(
    database,
  );
  expect(rows.map(({ name }) => name)).toEqual(['0056-attempt-reasons', '9999-of-tomorrow']);
});

it('a failed step reports its own error, and leaves nothing behind', async () => {
  const { database } = test;
  await sql`delete from kysely_migration where name in ('0055-shared-links', '0056-attempt-reasons')`.execute(
    database,
  );
  await sql`alter table jobs drop column if exists attempt_reason`.execute(database);
  await expect(migrate(database)).rejects.toThrow(/already exists/);
  const { rows } = await sql`select 1 from information_schema.columns
    where table_schema = current_schema() and table_name = 'jobs' and column_name = 'attempt_reason'`.execute(
    database,
  );
  expect(rows).toEqual([]);
});

it('the pending steps are reported without running any', async () => {
  const { database } = test;
  const before = await stepsToTake(database);
  await sql`delete from kysely_migration where name in ('0001-accounts', '0002-kernel')`.execute(database);
  expect(await stepsToTake(database)).toEqual({ missing: before.missing + 2, newer: before.newer });
  await sql`insert into kysely_migration (name, timestamp) values ('9998-of-tomorrow', '2026-01-01T00:00:00.000Z')`.execute(
    database,
  );
  expect(await stepsToTake(database)).toEqual({ missing: before.missing + 2, newer: before.newer + 1 });
});
