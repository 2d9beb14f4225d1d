import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { newJobs } from '../testing/marketplace/jobs.ts';
import { overlap, untilAnotherWaits } from '../testing/store/overlap.ts';
import { lockJobs, lockWithBundles } from './locking.ts';
import { onPostgres } from '../testing/store/on-postgres.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const bundle = async (transaction: Kysely<Database>, ids: readonly string[]) => {
  const { id } = await transaction
    .insertInto('bundles')
    .values({ name: 'Together' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const columns = { bundle_id: id, bundle_name: 'Together', status: 'pending' } as const;
  await transaction.updateTable('jobs').set(columns).where('id', 'in', ids).execute();
};
const leave = (transaction: Kysely<Database>, id: string) =>
  transaction.updateTable('jobs').set({ bundle_id: null, bundle_name: null }).where('id', '=', id).execute();

/** The ids of the locked jobs, and of the others in their bundles. */
const hold = (ids: readonly string[]) =>
  api.database.transaction().execute(async (transaction) => {
    const { jobs, others } = await lockWithBundles(transaction, ids);
    return [jobs.map((job) => job.id), others.map((job) => job.id)];
  });

const held = (ids: readonly string[]) =>
  api.database.transaction().execute((transaction) => lockJobs(transaction, ids));

it('jobs are locked in the order of their numbers, and missing ones are named', async () => {
  const [first = '', second = ''] = await newJobs(api, 2);
  const [other = ''] = await newJobs(api, 1);
  // Without ORDER BY, updated rows come last.
  for (const id of [second, first]) await leave(api.database, id);
  expect((await held([second, other, first])).map((job) => job.id)).toEqual([first, second, other]);
  expect(await held([])).toEqual([]);
  await expect(held([first, '1-1'])).rejects.toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('1-1'),
  });
  await expect(hold(['1-1', first])).rejects.toMatchObject({ code: 'not_found' });
});

it('the rest of a bundle is locked once with any of its jobs', async () => {
  const [first = '', second = '', third = '', fourth = ''] = await newJobs(api, 4);
  await bundle(api.database, [first, second, third]);
  expect(await hold([first])).toEqual([[first], [second, third]]);
  expect(await hold([first, second, fourth])).toEqual([[first, second, fourth], [third]]);
});

it('a job that joined the bundle while waiting for the locks is locked as well', async () => {
  const [first = '', second = ''] = await newJobs(api, 2);
  const held = await overlap(
    api.database,
    (transaction) => bundle(transaction, [first, second]),
    () => hold([first]),
  );
  expect(held).toEqual([[first], [second]]);
});

it('a job that left the bundle meanwhile is not locked', async () => {
  const [first = '', second = '', third = ''] = await newJobs(api, 3);
  await bundle(api.database, [first, second, third]);
  const held = await overlap(
    api.database,
    (transaction) => leave(transaction, second),
    () => hold([first]),
  );
  expect(held).toEqual([[first], [third]]);
});

it.skipIf(!onPostgres)('locks on another order do not block', async () => {
  const [theirs = ''] = await newJobs(api, 1);
  const [ours = ''] = await newJobs(api, 1);
  await api.database.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('orders')
      .innerJoin('jobs', 'jobs.order_id', 'orders.id')
      .where('jobs.id', '=', theirs)
      .select('orders.id')
      .forUpdate()
      .execute();
    expect(await held([ours])).toMatchObject([{ id: ours, order_paused: false, order_closed: false }]);
  });
});

it.skipIf(!onPostgres)('orders are locked by number, whatever their position on disk', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) ids.push(...(await newJobs(api, 1)));
  const ordersOf = (transaction: Kysely<Database>) =>
    transaction
      .selectFrom('orders')
      .innerJoin('jobs', 'jobs.order_id', 'orders.id')
      .where('jobs.id', 'in', ids)
      .select('orders.id');
  const { waiting } = await api.database.transaction().execute(async (transaction) => {
    const [first] = await ordersOf(transaction).orderBy('orders.id').limit(1).execute();
    // Without ORDER BY, updated rows come last.
    await transaction
      .updateTable('orders')
      .set({ title: 'Held' })
      .where('id', '=', first?.id ?? '')
      .execute();
    const asked = { waiting: held(ids) };
    await untilAnotherWaits(transaction);
    const free = await ordersOf(transaction).forNoKeyUpdate('orders').skipLocked().execute();
    expect(free).toHaveLength(ids.length);
    return asked;
  });
  expect((await waiting).map((job) => job.id)).toEqual(ids);
});
