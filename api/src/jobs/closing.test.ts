import { sql } from 'kysely';
import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { closeOpenJobs, countJobs, removeInterestJobs, withdrawOffers } from './closing.ts';
import { openJobStatuses } from './statuses.ts';
import { system } from '../authentication/actor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** More than are handled together. The first and the last are offered in one bundle. */
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

/** Runs it in a transaction; returns its answer and the most values that one statement listed. */
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

/** A statement of PostgreSQL takes no more than 65,535 parameters. */
describe('an order with more jobs than one statement can name', () => {
  it('has all of them closed', async () => {
    const { answer, longest } = await watched((transaction) =>
      closeOpenJobs(
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

  it('has those deleted that gather interest only', async () => {
    const { answer, longest } = await watched((transaction) =>
      removeInterestJobs(transaction, { orderId: order, actor: system }, api.now()),
    );
    expect(answer).toBe(jobsInAll);
    expect(longest).toBeLessThan(jobsInAll);
    expect(await jobs()).toEqual([]);
  });
});
