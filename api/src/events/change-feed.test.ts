import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/store/database.ts';
import type { TestDatabase } from '../testing/store/database.ts';
import { onPostgres } from '../testing/store/on-postgres.ts';
import { ChangeFeed } from './change-feed.ts';
import { lastPosition } from './positions.ts';

let store: TestDatabase;
let database: Kysely<Database>;
let customers: readonly string[];
beforeAll(async () => {
  store = await openTestDatabase();
  ({ database } = store);
  const rows = await database.selectFrom('customers').select('id').orderBy('id').limit(3).execute();
  customers = rows.map(({ id }) => id);
});
const feeds: ChangeFeed[] = [];
afterEach(() => Promise.all(feeds.splice(0).map((feed) => feed.close())));
afterAll(() => store.close());

const change = (index: number) =>
  database
    .updateTable('customers')
    .set({ phone: '1' })
    .where('id', '=', customers[index] ?? '')
    .execute();

/** A feed of one process, and the ids that its readers get. */
function feedOf({ shared = true, readers = true } = {}) {
  const told: string[] = [];
  const state = { readers, failing: false, ended: 0 };
  const report = vi.fn<(error: unknown) => void>();
  const feed = new ChangeFeed({
    database,
    shared,
    report,
    readers: {
      areThere: () => state.readers,
      deliver: async (events) => {
        if (state.failing) throw new Error('the database is away');
        told.push(...events.map(({ id }) => id));
      },
      end: () => {
        state.ended += 1;
      },
    },
  });
  feeds.push(feed);
  return { feed, told, state, report };
}

it('tells each change once, in order, and none from before the first reader', async () => {
  const { feed, told, state } = feedOf({ readers: false });
  await change(0);
  await feed.look();
  state.readers = true;
  await change(1);
  await change(2);
  await Promise.all([feed.look(), feed.look()]);
  expect(told).toEqual([customers[1], customers[2]]);
});

it('a wake is enough, and several are one look', async () => {
  const { feed, told } = feedOf();
  await feed.atPresent(() => {});
  const before = told.length;
  await change(0);
  feed.wake();
  feed.wake();
  await expect.poll(() => told.slice(before)).toEqual([customers[0]]);
});

it('who joins at present gets what happens afterwards and nothing else', async () => {
  const { feed, told } = feedOf();
  await change(0);
  const joined = Promise.withResolvers<bigint>();
  await feed.atPresent((position) => {
    told.length = 0;
    joined.resolve(position);
  });
  expect(await joined.promise).toBe(await lastPosition(database));
  await change(1);
  await feed.look();
  expect(told).toEqual([customers[1]]);
});

it('a failed delivery ends the readers, and nothing is skipped', async () => {
  const { feed, told, state } = feedOf();
  await feed.look();
  told.length = 0;
  state.failing = true;
  await change(2);
  await expect(feed.look()).rejects.toThrow('the database is away');
  expect([told, state.ended]).toEqual([[], 1]);
  state.failing = false;
  await feed.look();
  expect(told).toEqual([customers[2]]);
});

it('without readers on a store of its own a wake does nothing', async () => {
  const { feed } = feedOf({ shared: false, readers: false });
  const last = await lastPosition(database);
  await change(0);
  feed.wake();
  await feed.close();
  expect(await lastPosition(database)).toBe(last);
});

test.runIf(onPostgres)('the readers of each process get all changes in the same order', async () => {
  const [one, other] = [feedOf(), feedOf()];
  await Promise.all([one.feed.atPresent(() => {}), other.feed.atPresent(() => {})]);
  one.told.length = 0;
  other.told.length = 0;
  await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      await change(index % 3);
      await (index % 2 === 0 ? one : other).feed.look();
    }),
  );
  await Promise.all([one.feed.look(), other.feed.look()]);
  expect(one.told).toHaveLength(30);
  expect(other.told).toEqual(one.told);
});
