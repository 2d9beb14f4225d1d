import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/store/database.ts';
import type { TestDatabase } from '../testing/store/database.ts';
import { migrate } from './migrate.ts';
import { checkTables, TablesError } from './table-check.ts';
import { tableTypes } from './table-types.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('generated/tables.ts matches the steps (pnpm codegen writes it)', async () => {
  const file = readFileSync(new URL('generated/tables.ts', import.meta.url), 'utf8');
  expect(await tableTypes(test.database)).toBe(file);
});

it('a complete database passes', async () => {
  await expect(checkTables(test.database)).resolves.toBeUndefined();
});

/** The error after a change that is rolled back. */
async function saidAfter(change: string, look: (database: TestDatabase['database']) => Promise<void>) {
  let said = '';
  const undone = new Error('undone');
  const changed = test.database.transaction().execute(async (transaction) => {
    await sql.raw(change).execute(transaction);
    await look(transaction).catch((error: unknown) => {
      if (!(error instanceof TablesError)) throw error;
      said = error.message;
    });
    throw undone;
  });
  await expect(changed).rejects.toBe(undone);
  return said;
}

it.each([
  ['drop table payments cascade', 'the table payments is missing'],
  ['alter table jobs drop column attempt_reason', 'the table jobs has no column attempt_reason'],
  ['delete from file_secrets', 'the table file_secrets has no rows'],
])('"%s" is reported', async (change, what) => {
  expect(await saidAfter(change, checkTables)).toBe(
    `The tables of the database are damaged: ${what}. Nothing was changed. Restore a backup ("pnpm restore FILE"), or set DATA_DIR or DATABASE_URL to another database.`,
  );
});

it('three of many missing parts are named', async () => {
  const gone = ['payments', 'withdrawals', 'ledger_entries', 'mails', 'tags'];
  expect(await saidAfter(`drop table ${gone.join(', ')} cascade`, checkTables)).toMatch(
    /the table ledger_entries is missing, the table mails is missing, the table payments is missing, and \d+ more/,
  );
});

it('a start refuses incomplete tables although every step ran', async () => {
  await sql`alter table news rename to lost_news`.execute(test.database);
  await expect(migrate(test.database)).rejects.toThrow('the table news is missing');
  await sql`alter table lost_news rename to news`.execute(test.database);
});

it('a start refuses a record of steps that does not match the tables', async () => {
  await sql`create table kept_record as select * from kysely_migration`.execute(test.database);
  await sql`delete from kysely_migration`.execute(test.database);
  await expect(migrate(test.database)).rejects.toThrow(
    /^The tables of the database are damaged: they do not match the record of steps taken/,
  );
  await sql`insert into kysely_migration select * from kept_record`.execute(test.database);
  await sql`drop table kept_record`.execute(test.database);
  await expect(migrate(test.database)).resolves.toBeUndefined();
});
