import { sql } from 'kysely';
import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { assign, newAgent, newJobs } from '../../testing/marketplace/jobs.ts';
import { overlap } from '../../testing/store/overlap.ts';
import { renumbered, withoutIndexes } from '../../testing/store/without-indexes.ts';
import {
  endJobs,
  endOpenJobs,
  countJobs,
  moveEnds,
  removeInterestJobs,
  unassign,
  withdrawOffers,
} from './ending.ts';
import { openJobStatuses } from '../statuses.ts';
import { system } from '../../authentication/actor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** More than one batch. The first and the last are offered in one bundle. */
const jobsInAll = 4_100;
const order = '10023';

beforeEach(async () => {
  await sql`delete from jobs where order_id = ${order} and sequence > 1`.execute(api.database);
  await sql`
    with bundle as (insert into bundles (name) values ('Ends') returning id)
    update jobs set status = 'pending', bundle_id = bundle.id, bundle_name = 'Ends', interest = true,
      reviewer_id = null, assignment_id = null
    from bundle where jobs.id = ${`${order}-1`}`.execute(api.database);
  await sql`
    insert into jobs (id, order_id, sequence, customer_id, template_id, status, reference, start_date, end_date,
      created_at, currency, agent_fee, customer_price, name, address1, city, country_code, interest, bundle_id,
      bundle_name)
    select order_id || '-' || number, order_id, number, customer_id, template_id,
      case number when ${jobsInAll}::int then 'pending' else 'unassigned' end, reference, start_date, end_date,
      created_at, currency, agent_fee, customer_price, name, address1, city, country_code, interest,
      case number when ${jobsInAll}::int then bundle_id end,
      case number when ${jobsInAll}::int then bundle_name end
    from jobs, generate_series(2, ${jobsInAll}::int) as number
    where id = ${`${order}-1`}`.execute(api.database);
});

/** Runs in a transaction; returns its answer and the largest parameter count of a statement. */
async function watched<Answer>(
  work: (transaction: Kysely<Database>) => Promise<Answer>,
): Promise<{ answer: Answer; longest: number }> {
  let longest = 0;
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      JSON.stringify(node, (_key, part: unknown) => {
        if (Array.isArray(part)) longest = Math.max(longest, part.length);
        return part;
      });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const answer = await api.database.withPlugin(watch).transaction().execute(work);
  return { answer, longest };
}

const jobs = async () =>
  (
    await sql<{ status: string; bundled: number; jobs: number }>`
      select status, count(bundle_id)::int as bundled, count(*)::int as jobs from jobs
      where order_id = ${order} group by status`.execute(api.database)
  ).rows;

const eventsOf = async (id: string) =>
  (
    await api.database
      .selectFrom('job_history')
      .select('event')
      .where('job_id', '=', id)
      .orderBy('id', 'desc')
      .execute()
  ).map((entry) => entry.event);

/** A PostgreSQL statement takes at most 65,535 parameters. */
describe('an order with more jobs than one statement can name', () => {
  it('has all of them ended', async () => {
    await sql`update jobs set interest = false where order_id = ${order}`.execute(api.database);
    const { answer, longest } = await watched((transaction) =>
      endOpenJobs(
        transaction,
        { orderId: order, to: 'cancelled', comment: 'Budget cut', actor: system },
        api.now(),
      ),
    );
    expect(answer).toBe(jobsInAll);
    expect(longest).toBeLessThan(jobsInAll);
    expect(await jobs()).toEqual([{ status: 'cancelled', bundled: 0, jobs: jobsInAll }]);
    expect(await countJobs(api.database, order, openJobStatuses)).toBe(0);
    expect(await eventsOf(`${order}-${jobsInAll}`)).toEqual(['Cancelled: Budget cut']);
  });

  it('has all of them taken off the market', async () => {
    await sql`update jobs set status = 'pending' where order_id = ${order}`.execute(api.database);
    const { answer, longest } = await watched((transaction) =>
      withdrawOffers(transaction, { orderId: order, actor: system }, api.now()),
    );
    expect(answer).toBe(jobsInAll);
    expect(longest).toBeLessThan(jobsInAll);
    expect(await jobs()).toEqual([{ status: 'unassigned', bundled: 0, jobs: jobsInAll }]);
    expect(await eventsOf(`${order}-${jobsInAll}`)).toEqual(['Taken off the market']);
  });

  it('has its interest jobs deleted', async () => {
    const { answer, longest } = await watched((transaction) =>
      removeInterestJobs(transaction, { orderId: order, actor: system }, api.now()),
    );
    expect(answer).toBe(jobsInAll);
    expect(longest).toBeLessThan(jobsInAll);
    expect(await jobs()).toEqual([]);
  });
});

const later = '2027-03-01';

/** Jobs of one order whose numbers run against their row order. */
async function shuffledJobs() {
  const ids = await renumbered(api.database, await newJobs(api, 5));
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids;
  const { order_id: orderId, end_date: from } = await api.database
    .selectFrom('jobs')
    .where('id', '=', first)
    .select(['order_id', 'end_date'])
    .executeTakeFirstOrThrow();
  const moved = async () =>
    (
      await api.database
        .selectFrom('jobs')
        .where('order_id', '=', orderId)
        .where('end_date', '=', later)
        .select('id')
        .orderBy('sequence')
        .execute()
    ).map(({ id }) => id);
  const change = (id: string, columns: object) =>
    api.database.updateTable('jobs').set(columns).where('id', '=', id).execute();
  return { first, second, third, fourth, fifth, orderId, from, moved, change };
}

describe('jobs of an order that ends on another day', () => {
  it('move their end too, lowest numbers first, if they ended with the order and are not taken', async () => {
    const { first, second, third, fourth, fifth, orderId, from, moved, change } = await shuffledJobs();
    await change(second, { status: 'assigned' });
    await change(third, { end_date: '2026-12-01' });
    const move = (limit?: number) =>
      withoutIndexes(api.database, (transaction) =>
        moveEnds(transaction, { orderId, from, to: later, limit }),
      );
    expect([await move(2), await moved()]).toEqual([2, [first, fourth]]);
    expect(await countJobs(api.database, orderId, ['unassigned'], { endDate: from })).toBe(1);
    expect([await move(), await moved()]).toEqual([1, [first, fourth, fifth]]);
  });

  it('stay unchanged if another transaction takes them at the same time', async () => {
    const { first, second, third, fourth, fifth, orderId, from, moved } = await shuffledJobs();
    const left = await overlap(
      api.database,
      (transaction) =>
        transaction.updateTable('jobs').set({ status: 'assigned' }).where('id', '=', first).execute(),
      () => moveEnds(api.database, { orderId, from, to: later }),
    );
    expect([left, await moved()]).toEqual([4, [second, third, fourth, fifth]]);
  });
});

describe('jobs of an order that ends', () => {
  const cancelOpen = (orderId: string, limit?: number) =>
    withoutIndexes(api.database, (transaction) =>
      endOpenJobs(
        transaction,
        { orderId, to: 'cancelled', comment: 'Over', actor: system, limit },
        api.now(),
      ),
    );
  const cancelled = async (orderId: string) =>
    (
      await api.database
        .selectFrom('jobs')
        .where('order_id', '=', orderId)
        .where('status', '=', 'cancelled')
        .select('id')
        .orderBy('sequence')
        .execute()
    ).map(({ id }) => id);

  it('end with it batch by batch, lowest numbers first', async () => {
    const { first, second, orderId } = await shuffledJobs();
    expect([await cancelOpen(orderId, 2), await cancelled(orderId)]).toEqual([2, [first, second]]);
    expect([await cancelOpen(orderId), await cancelOpen(orderId)]).toEqual([3, 0]);
  });

  it('are skipped if they have ended at the same time', async () => {
    const { first, second, third, fourth, fifth, orderId } = await shuffledJobs();
    const closed = await overlap(
      api.database,
      (transaction) =>
        transaction.updateTable('jobs').set({ status: 'completed' }).where('id', '=', third).execute(),
      () => cancelOpen(orderId),
    );
    expect([closed, await cancelled(orderId)]).toEqual([4, [first, second, fourth, fifth]]);
  });
});

it('the other jobs of a bundle stay, each on its own, when jobs are deleted', async () => {
  const { first, second, third, orderId, change } = await shuffledJobs();
  const [elsewhere = ''] = await newJobs(api, 1);
  const { id: bundle } = await api.database
    .insertInto('bundles')
    .values({ name: 'Both' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const offered = { status: 'pending', bundle_id: bundle, bundle_name: 'Both' };
  await change(first, { ...offered, interest: true });
  await change(second, { ...offered, interest: true });
  await change(third, offered);
  await change(elsewhere, { ...offered, interest: true });
  const work = { orderId, actor: system };
  const removed = await api.database
    .transaction()
    .execute((transaction) => removeInterestJobs(transaction, work, api.now()));
  const left = await api.database
    .selectFrom('jobs')
    .where('id', 'in', [first, second, third, elsewhere])
    .select(['id', 'status', 'bundle_id'])
    .orderBy('id')
    .execute();
  const alone = { status: 'unassigned', bundle_id: null };
  expect([removed, left]).toEqual([
    2,
    [
      { id: third, ...alone },
      { id: elsewhere, ...alone },
    ].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  ]);
});

it('the history of a job says what ended it, and why', async () => {
  const { first, second, third } = await shuffledJobs();
  await assign(api, second, await newAgent(api.database));
  const context = { actor: system, now: api.now() };
  await api.database.transaction().execute(async (transaction) => {
    await endJobs(
      transaction,
      [first],
      { to: 'unfulfilled', comment: ' Closed for good ', reason: 'no_access' },
      context,
    );
    await unassign(transaction, [second], context);
    await endJobs(transaction, [third], { to: 'cancelled', comment: 'Late' }, context);
    await expect(
      endJobs(transaction, [third], { to: 'cancelled', comment: ' ' }, context),
    ).rejects.toMatchObject({ code: 'validation.failed' });
  });
  const latest = async (id: string) => (await eventsOf(id))[0];
  expect([await latest(first), await latest(second), await latest(third)]).toEqual([
    'Marked as unfulfilled: no access: Closed for good',
    'Unassigned from the shepherd',
    'Cancelled: Late',
  ]);
});
