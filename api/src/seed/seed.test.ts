import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/store/database.ts';
import type { TestDatabase } from '../testing/store/database.ts';
import { testNow } from '../testing/test-now.ts';
import { seedAccounts } from './people/accounts.ts';
import { photoShapes } from './pictures/photo-shapes.ts';
import { random } from './random.ts';
import { seed } from './seed.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const count = async (text: string): Promise<number> =>
  Number(
    (await sql.raw<{ count: string }>(`select count(*) as count from ${text}`).execute(test.database)).rows[0]
      ?.count,
  );

describe('the demo data', () => {
  it.each([
    ['customers', 64],
    ['campaigns', 80],
    ['orders', 140],
    ['templates', 70],
    ['users', 60],
    ['countries', 40],
    ['cities', 60],
    ['jobs where order_id = 10023', 250],
    ["jobs where order_id = 10060 and status = 'qa'", 8],
    ["jobs where order_id = 10061 and (status <> 'qa' or reviewer_id is null)", 0],
    ["jobs where order_id = 10062 and status <> 'completed'", 0],
    ["jobs where bundle_name is not null and status = 'pending'", 5],
    // Without processing, failed and lost pictures, the demo would not show those states.
    ["report_media where status = 'ready' and media_url = original_url", 0],
    ["report_media where status <> 'ready' and media_url <> original_url", 0],
    ['files where download_only', photoShapes.length],
  ])('has the intended number of rows in %s', async (table, rows) => {
    expect(await count(table)).toBe(rows);
  });

  it.each([
    ['every order status', 'select distinct status from orders', 8],
    ['every job status', 'select distinct status from jobs', 9],
    ['every order type', 'select distinct type from orders', 3],
    ['every customer status', 'select distinct status from customers', 3],
    ['both tiers', 'select distinct priority from customers', 2],
    ['every template status', 'select distinct status from templates', 3],
    ['two currencies', 'select distinct currency from templates', 2],
  ])('has %s', async (_what, query, rows) => {
    expect((await sql.raw(query).execute(test.database)).rows).toHaveLength(rows);
  });

  it('has the special cases that screens must handle', async () => {
    for (const some of [
      'orders where paused',
      'orders where archived_at is not null',
      "orders where interest_start_date <= '2026-11-20T14:00:00Z' and interest_end_date > '2026-11-20T14:00:00Z'",
      "orders where status in ('active', 'started') and interest_end_date > '2026-11-20T14:00:00Z' and exists (select from jobs where order_id = orders.id and interest and status in ('unassigned', 'pending')) and exists (select from jobs where order_id = orders.id and not interest)",
      'customers where logo_url is null',
      'campaigns where not exists (select from waves where campaign_id = campaigns.id)',
      'campaigns where not exists (select from orders where campaign_id = campaigns.id)',
      'customers where not exists (select from orders where customer_id = customers.id)',
      'jobs where zip is null',
      "templates where version = '1'",
      "report_media where status = 'processing' and type = 'photo'",
      "report_media where status = 'failed' and failure = 'damaged'",
      "report_media where status = 'ready' and media_url not in (select 'file:' || key from files)",
      'report_media where width > 4 * height and original_url is not null',
      'report_media where height > width and original_url is not null',
    ])
      expect([some, await count(some)]).toEqual([some, expect.toSatisfy((rows: number) => rows > 0)]);
  });

  it('has thirty jobs waiting for a reviewer, and some jobs with twelve tasks and eight photos', async () => {
    const inReview =
      "jobs join orders on orders.id = order_id where jobs.status = 'qa' and orders.status = 'started'";
    expect(await count(`${inReview} and reviewer_id is null`)).toBeGreaterThanOrEqual(30);
    const audited = (table: string): string =>
      `(select count(*) from ${table} where assignment_id = jobs.assignment_id)`;
    expect(
      await count(`${inReview} and ${audited('report_tasks')} = 12 and ${audited('report_media')} = 8`),
    ).toBeGreaterThanOrEqual(8);
  });

  it('is added only once', async () => {
    const before = await count('jobs');
    await seed(test.database, testNow);
    expect(await count('jobs')).toBe(before);
  });

  it("draws and stores its pictures before its transaction, because that exceeds the transaction's limit", async () => {
    const { database } = test;
    const begun = vi.spyOn(database, 'transaction');
    await database.deleteFrom('seeds').execute();
    const full = seed(database, testNow, { keepFile: () => Promise.reject(new Error('The disk is full')) });
    await expect(full).rejects.toThrow('The disk is full');
    expect(begun).not.toHaveBeenCalled();
    begun.mockRestore();
    await database.insertInto('seeds').values({ name: 'demo', created_at: testNow.toISOString() }).execute();
    // Drawing the pictures takes twenty seconds on a busy machine.
  }, 120_000);

  it("invites people to the console's address", async () => {
    await sql`truncate roles, mails restart identity cascade`.execute(test.database);
    const { database } = test;
    const webUrl = 'https://console.example.com';
    await seedAccounts({ database, now: testNow, random: random('x'), files: [], webUrl });
    const { body } = await database.selectFrom('mails').select('body').executeTakeFirstOrThrow();
    expect(body).toContain('https://console.example.com/auth/account-invite/');
  });
});

function draw(name: string): number[] {
  const source = random(name);
  return Array.from({ length: 20 }, () => source.integer(0, 1000));
}

describe('the generator', () => {
  it('repeats its draws for the same name, and differs for another', () => {
    expect(draw('jobs')).toEqual(draw('jobs'));
    expect(draw('jobs')).not.toEqual(draw('orders'));
  });
});
