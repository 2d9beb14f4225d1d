import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownTimezone, localTime } from '../csv/csv.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Row = {
  id: string;
  status: string;
  customer_id: string;
  created_at: string;
  start_date: string | null;
  title: string;
  type: string;
  customer: { id: string };
  archived_at: string | null;
  value: { amount: number };
};
const rows = async (query: string): Promise<Row[]> => {
  const answer = await api.get('support', `orders?per_page=200&${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const values = async <Name extends keyof Row>(query: string, name: Name) =>
  [...new Set((await rows(query)).map((row) => row[name]))].toSorted();

describe('GET orders', () => {
  it('requires orders.view', async () => {
    expect((await api.get(null, 'orders')).statusCode).toBe(401);
    expect((await api.get('reviewer', 'orders')).json().error.code).toBe('auth.forbidden');
  });

  it('lists the newest first, 25 per page, with exact totals', async () => {
    const first = (await api.get('owner', 'orders')).json();
    expect(first).toMatchObject({ from: 1, to: 25, current_page: 1, per_page: 25 });
    expect(first.last_page).toBe(Math.ceil(first.total / 25));
    const created = first.data.map((row: Row) => row.created_at);
    expect(created).toEqual(created.toSorted().toReversed());
    const last = (await api.get('owner', `orders?page=${first.last_page}`)).json();
    expect(last.to).toBe(first.total);
    expect(last.data).toHaveLength(first.total - last.from + 1);
  });

  it('answers no rows, but correct totals, beyond the last page', async () => {
    const { total } = (await api.get('owner', 'orders?per_page=1')).json();
    expect((await api.get('owner', 'orders?page=999')).json()).toMatchObject({
      from: null,
      to: null,
      current_page: 999,
      total,
      data: [],
    });
  });

  it('contains every row exactly once when sorted by a column with equal values', async () => {
    const { total } = (await api.get('owner', 'orders?per_page=1')).json();
    const pages: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 20); page += 1)
      pages.push(
        ...(await api.get('owner', `orders?sort=priority&per_page=20&page=${page}`))
          .json()
          .data.map((row: Row) => row.id),
      );
    expect(new Set(pages).size).toBe(total);
    expect(pages).toHaveLength(total);
  });

  it.each(['title', 'customer', 'jobs_count', 'value', 'start_date', 'status', 'id'])(
    'sorts by %s in both directions',
    async (column) => {
      const up = (await rows(`sort=${column}`)).map((row) => row.id);
      const down = (await rows(`sort=-${column}`)).map((row) => row.id);
      expect(down).toHaveLength(up.length);
      expect(down).not.toEqual(up);
    },
  );

  it('filters by status groups, exact statuses, and several of them in both notations', async () => {
    expect(await values('status=pending', 'status')).toEqual(['approving', 'pending']);
    expect(await values('status=in_progress', 'status')).toEqual(['active', 'started']);
    expect(await values('status=completed', 'status')).toEqual(['finished']);
    expect(await values('status=active', 'status')).toEqual(['active']);
    expect(await values('status[]=draft&status[]=cancelled', 'status')).toEqual(['cancelled', 'draft']);
    expect(await values('status[0]=draft&status[1]=rejected', 'status')).toEqual(['draft', 'rejected']);
  });

  it('filters by ids, customers, type and text', async () => {
    expect(await values('id[]=10023&id[]=10060', 'id')).toEqual(['10023', '10060']);
    expect(await values('customer_id=7', 'customer_id')).toEqual(['7']);
    expect((await rows('type=anywhere')).length).toBeGreaterThan(5);
    expect(await values('keywords=10023', 'id')).toEqual(['10023']);
    const found = await rows('keyword=mystery');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((row) => /mystery/i.test(row.title))).toBe(true);
    expect(await rows('keywords=%25')).toEqual([]);
  });

  it('filters by days, both ends included', async () => {
    const [some] = await rows('status=started');
    const order = (await api.get('owner', `orders/${some?.id}`)).json();
    const day = order.start_date.slice(0, 10);
    expect(await values(`start_date_from=${day}&start_date_to=${day}`, 'id')).toContain(order.id);
    expect(await values(`start_date_from=${day}&start_date_to=2000-01-01`, 'id')).toEqual([]);
  });

  it.each(['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', '+13', 'UTC-11', '+05:30', 'no/zone'])(
    'filters by the days of a reader in %s',
    async (timezone) => {
      const all = await rows('');
      const dayOf = (instant: string) => (localTime(instant, knownTimezone(timezone)) ?? '').slice(0, 10);
      const day = dayOf(all.find(({ start_date: start }) => start !== null)?.start_date ?? '');
      const query = `start_date_from=${day}&start_date_to=${day}`;
      const options = { headers: { 'x-timezone': timezone } };
      const { data } = (await api.get('owner', `orders?per_page=200&${query}`, options)).json();
      const { total } = (await api.get('owner', `orders/summary?${query}`, options)).json();
      const expected = all.filter(({ start_date: start }) => start !== null && dayOf(start) === day);
      expect(data.map(({ id }: { id: string }) => id).toSorted()).toEqual(
        expected.map(({ id }) => id).toSorted(),
      );
      expect(total).toBe(expected.length);
    },
  );

  it('hides archived orders by default', async () => {
    expect((await rows('')).every((row) => row.archived_at === null)).toBe(true);
    expect((await rows('archived=0')).every((row) => row.archived_at === null)).toBe(true);
    const all = await rows('archived=1');
    expect(new Set(all.map((row) => row.archived_at !== null))).toEqual(new Set([true, false]));
  });

  it('finds archived orders by status, and each by its id', async () => {
    const archived = await rows('status=archived');
    expect(archived.length).toBeGreaterThan(0);
    expect(archived.every((row) => row.archived_at !== null)).toBe(true);
    const { id } = archived[0] ?? { id: '' };
    expect(await values(`id=${id}`, 'id')).toEqual([id]);
    expect(await values(`keywords=${id}`, 'id')).toContain(id);
    expect(await values(`keywords=${id}&archived=0`, 'id')).not.toContain(id);
    expect(await values(`keywords=${id.slice(0, -1)}`, 'id')).not.toContain(id);
    const pending = await values('status=pending', 'id');
    const both = await values('status[]=archived&status[]=pending', 'id');
    expect(both.toSorted()).toEqual([...archived.map((row) => row.id), ...pending].toSorted());
  });

  it('counts by status with its other filters', async () => {
    const summary = async (query: string) =>
      (await api.get('owner', `orders/summary?${query}`)).json<{
        total: number;
        groups: Record<string, number>;
      }>();
    const [some] = await rows('status=started');
    const filters = `customer_id=${some?.customer.id}&type=${some?.type}`;
    const { total, groups } = await summary(filters);
    expect(total).toBe((await rows(filters)).length);
    expect(total).toBeLessThan((await summary('')).total);
    for (const [status, count] of Object.entries(groups))
      expect(await values(`${filters}&status=${status}`, 'id')).toHaveLength(count);
    expect((await summary('keywords=zzzz')).total).toBe(0);
  });

  it.each([
    ['page=0', 'page'],
    ['per_page=0', 'per_page'],
    ['page=abc', 'page'],
    ['sort=secret', 'sort'],
    ['status=foo', 'status'],
    ['type[]=standard&type[]=foo', 'type'],
    ['customer_id=abc', 'customer_id'],
    ['start_date_from=2026-02-30', 'start_date_from'],
  ])('refuses %s with a field error', async (query, field) => {
    const answer = await api.get('owner', `orders?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });

  it('limits per_page to 10000', async () => {
    expect((await api.get('owner', 'orders?per_page=999999')).json().per_page).toBe(10_000);
  });
});

describe('the money of an order', () => {
  it('is the fees and prices of all jobs that are not cancelled', async () => {
    const jobs = await api.database
      .selectFrom('jobs')
      .where('order_id', '=', '10064')
      .select(['id', 'currency'])
      .orderBy('sequence')
      .limit(3)
      .execute();
    const [plain, agreed, unfulfilled] = jobs.map((job) => job.id);
    await api.database
      .updateTable('jobs')
      .set({ status: 'cancelled', agreed_fee: null, agent_fee: 1_000, customer_price: 3_000 })
      .where('order_id', '=', '10064')
      .execute();
    const set = (id: string | undefined, values: object) =>
      api.database
        .updateTable('jobs')
        .set(values)
        .where('id', '=', id ?? '')
        .execute();
    await set(plain, { status: 'assigned' });
    await set(agreed, { status: 'completed', agreed_fee: 1_250 });
    await set(unfulfilled, { status: 'unfulfilled' });
    const order = (await api.get('operations', 'orders/10064')).json();
    expect([order.value.amount, order.grand_total.amount]).toEqual([22.5, 60]);
    const amounts = (await rows('sort=value')).map((row) => row.value.amount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  });
});

describe('GET orders/{id}', () => {
  it('answers the order with its locations and actions', async () => {
    const order = (await api.get('support', 'orders/10023')).json();
    expect(order).toMatchObject({
      id: '10023',
      jobs_count: 250,
      status: 'started',
      customer: { id: order.customer_id },
    });
    expect(order.locations).toHaveLength(250);
    expect(order.available_actions).toContain('finish');
    expect(order.start_date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(order.locations[0].start_time).toBe('09:00');
    expect(order.value.formatted).toMatch(/^£[\d,]+\.\d\d$/);
  });

  it.each(['999999999', 'abc', '0', '99999999999999999999'])('answers 404 for %s', async (id) => {
    const answer = await api.get('owner', `orders/${id}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  });

  it('answers 304 for a current ETag', async () => {
    const { headers } = await api.get('owner', 'orders/10023');
    const again = await api.get('owner', 'orders/10023', {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the summary', () => {
  it('agrees with the lists, for all and for one customer', async () => {
    for (const filter of ['', 'customer_id=7&']) {
      const summary = (await api.get('owner', `orders/summary?${filter}`)).json();
      expect(summary.key).toBe('status');
      for (const [group, count] of Object.entries(summary.groups))
        expect((await api.get('owner', `orders?${filter}status=${group}`)).json().total).toBe(count);
      expect((await api.get('owner', `orders?${filter}`)).json().total).toBe(summary.total);
    }
  });
});

const mails = () => api.database.selectFrom('mails').selectAll().orderBy('id', 'desc').execute();

describe('exports', () => {
  it('answer 204 and mail nothing without rows', async () => {
    const before = (await mails()).length;
    const answer = await api.get('owner', 'orders/export?keywords=nothing-is-called-this');
    await api.work();
    expect([answer.statusCode, (await mails()).length]).toEqual([204, before]);
  });

  it("mail the filtered rows as CSV to the user, in the user's time zone", async () => {
    const path = 'orders/export?status=completed&sort=id';
    const answer = await api.get('support', path, { headers: { 'x-timezone': 'Asia/Tokyo' } });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    await api.work();
    const [mail] = await mails();
    expect(mail?.recipient).toBe('support@shepherd.test');
    const file = await api.database
      .selectFrom('mail_attachments')
      .where('mail_id', '=', mail?.id ?? '')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(file.file_name).toBe('orders-2026-11-20_23-00-00.csv');
    const completed = await rows('status=completed&sort=id');
    const lines = file.content.trim().split('\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(completed.map((row) => row.id));
    const created = completed[0]?.created_at ?? '';
    const inTokyo = new Date(Date.parse(created) + 9 * 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
    expect(lines[1]?.endsWith(inTokyo)).toBe(true);
  });

  it('use UTC for an unknown time zone', async () => {
    await api.get('support', 'orders/export?id=10023', { headers: { 'x-timezone': 'Mars/Olympus' } });
    await api.work();
    expect((await mails())[0]?.body).toContain('are in UTC');
  });

  it("of an order's results have one text row per job", async () => {
    const answer = await api.get('support', 'orders/10023/reports/export');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('order-10023-reports-2026-11-20_14-00-00.csv');
    expect(answer.body.startsWith('\uFEFF')).toBe(true);
    expect(answer.body.trim().split('\n')).toHaveLength(251);
    expect((await api.get('support', 'orders/99/reports/export')).statusCode).toBe(404);
  });

  it('show visit times in the zone of the place, whatever the zone of the reader', async () => {
    const id = '10023-1';
    await api.database
      .updateTable('jobs')
      .set({ started_at: '2026-11-20T09:00:00Z', latitude: 1.87, longitude: -157.43 })
      .where('id', '=', id)
      .execute();
    const headers = { 'x-timezone': 'America/Los_Angeles' };
    const { body } = await api.get('support', 'orders/10023/reports/export', { headers });
    const [heading = '', ...lines] = body.split('\n');
    const row = lines.find((line) => line.startsWith(`${id},`)) ?? '';
    expect(heading).toContain('Started,Completed,Ended,How it ended,Time zone,');
    expect(row).toContain('2026-11-20 23:00:00');
    expect(row).toContain('Pacific/Kiritimati');
  });
});

describe('order categories', () => {
  it('are cached for five minutes', async () => {
    const answer = await api.get('owner', 'orders/categories');
    expect(answer.json().data).toHaveLength(10);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, max-age=300',
      etag: expect.any(String),
    });
  });
});
