import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { onPostgres } from '../testing/store/on-postgres.ts';
import { openTestDatabase } from '../testing/store/database.ts';
import type { TestDatabase } from '../testing/store/database.ts';
import { later, oneDay } from '../time/instants.ts';
import { forgetOldEvents, givePositions, isKept, lastPosition, readEvents } from './positions.ts';
import { changeAs } from './recording.ts';

let store: TestDatabase;
let database: Kysely<Database>;
let customers: readonly string[];
beforeAll(async () => {
  store = await openTestDatabase();
  ({ database } = store);
  const rows = await database.selectFrom('customers').select('id').orderBy('id').limit(3).execute();
  customers = rows.map(({ id }) => id);
});
afterAll(() => store.close());
afterEach(() => database.deleteFrom('change_events').execute());

const change = (id: string | undefined, transaction: Kysely<Database> = database) =>
  transaction
    .updateTable('customers')
    .set({ phone: '1' })
    .where('id', '=', id ?? '')
    .execute();

const ids = async (after: bigint): Promise<readonly string[]> =>
  (await readEvents(database, after)).map(({ id }) => id);

it('positions follow each other without gaps, from 1', async () => {
  expect(await lastPosition(database)).toBe(0n);
  for (const id of customers) await change(id);
  expect(await readEvents(database, 0n)).toEqual([]);
  await givePositions(database);
  await givePositions(database);
  expect((await readEvents(database, 0n)).map(({ position, id }) => [position, id])).toEqual(
    customers.map((id, index) => [BigInt(index + 1), id]),
  );
  expect(await lastPosition(database)).toBe(3n);
  expect(await readEvents(database, 1n, 1)).toMatchObject([{ position: 2n }]);
});

it('an event says what changed, by whom and when', async () => {
  const user = await database.selectFrom('users').selectAll().limit(1).executeTakeFirstOrThrow();
  await database.transaction().execute(async (transaction) => {
    await changeAs(transaction, user.id);
    await change(customers[0], transaction);
  });
  await givePositions(database);
  expect(await readEvents(database, 0n)).toEqual([
    {
      position: 1n,
      type: 'customer',
      id: customers[0],
      kind: 'updated',
      by: { id: user.id, name: `${user.first_name} ${user.last_name}` },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    },
  ]);
});

it('all waiting events get a position, however many', async () => {
  await database.updateTable('jobs').set({ team: 'x' }).execute();
  const { count } = await database
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThan(500);
  await givePositions(database);
  expect(await lastPosition(database)).toBe(BigInt(count));
});

test.runIf(onPostgres)('a transaction that commits later comes later, though it wrote first', async () => {
  const [first, second] = customers;
  const written = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const slow = database.transaction().execute(async (transaction) => {
    await change(first, transaction);
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  await change(second);
  await givePositions(database);
  expect(await ids(0n)).toEqual([second]);
  commit.resolve();
  await slow;
  await givePositions(database);
  expect(await ids(0n)).toEqual([second, first]);
});

test.runIf(onPostgres)('two processes that give positions at once give each only once', async () => {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(customers.map((id) => change(id)));
    await Promise.all([givePositions(database), givePositions(database), givePositions(database)]);
  }
  const positions = (await readEvents(database, 0n)).map(({ position }) => position);
  expect(positions).toEqual(Array.from({ length: 15 }, (_, index) => BigInt(index + 1)));
});

it('old events are forgotten from the first on; the last one stays as the present position', async () => {
  for (const id of customers) await change(id);
  await givePositions(database);
  const old = later(new Date(), -8 * oneDay).toISOString();
  await database.updateTable('change_events').set({ created_at: old }).where('position', '=', '2').execute();
  await forgetOldEvents(database, new Date(), 7);
  expect((await readEvents(database, 0n)).map(({ position }) => position)).toEqual([3n]);
  expect([await isKept(database, 1n), await isKept(database, 2n), await isKept(database, 3n)]).toEqual([
    false,
    true,
    true,
  ]);
  await forgetOldEvents(database, later(new Date(), 30 * oneDay), 7);
  expect(await lastPosition(database)).toBe(3n);
});

it('a position that was never given is not kept', async () => {
  expect(await isKept(database, 0n)).toBe(true);
  expect(await isKept(database, 1n)).toBe(false);
});
