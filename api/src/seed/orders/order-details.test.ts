import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { testDataDirectory } from '../../testing/store/data-directory.ts';
import { keeperOf } from '../../files/files.ts';
import { contentTypeOf as sniff } from '@shepherd/domain/fileKind.ts';
import { filledOrder } from '../shown-orders.ts';
import { logo, png, shelf } from '../pictures/pictures.ts';

const dataDirectory = testDataDirectory();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { dataDirectory } });
});
afterAll(() => api.close());

const count = async (text: string): Promise<number> => {
  const { rows } = await sql
    .raw<{ count: string }>(`select count(*) as count from ${text}`)
    .execute(api.database);
  return Number(rows[0]?.count);
};

describe('the demo data', () => {
  it.each([
    ['customer_users where customer_id = 1', 6],
    ['customer_users where customer_id = 5', 60],
    ['lockouts', 6],
    ["order_pushes where order_id = '10023'", 13],
    // The worker moves each of these on as soon as the product runs.
    ["order_pushes where status in ('pending', 'building_audience', 'sending')", 3],
    ["work where name = 'orders:push' and status = 'waiting'", 3],
    ["order_pushes where order_id = '10058'", 0],
    ["customers where logo_url like 'data:%'", 0],
    ['customers where logo_url is null', 1],
  ])('has the intended number of rows in %s', async (table, rows) => {
    expect(await count(table)).toBe(rows);
  });

  it.each([
    [
      'every status of a push in one order',
      "select distinct status from order_pushes where order_id = '10023'",
      5,
    ],
    ['every status of an upload', 'select distinct status from order_uploads', 4],
    ['every status of a customer user', 'select distinct status from customer_users', 3],
    [
      'every kind of documentation',
      "select distinct item ->> 'type' from orders, jsonb_array_elements(documentation) as item",
      3,
    ],
  ])('has %s', async (_what, query, rows) => {
    expect((await sql.raw(query).execute(api.database)).rows).toHaveLength(rows);
  });

  it('has the special cases that screens must handle', async () => {
    for (const some of [
      'lockouts where not exists (select from lockout_agents where lockout_id = lockouts.id)',
      'lockouts where (select count(*) from lockout_agents where lockout_id = lockouts.id) > 100',
      'orders where wave_id is not null',
      'orders where placed_by is not null',
      'orders where jsonb_array_length(schedules) > 0',
      "work where name = 'orders:start' and status = 'waiting'",
    ])
      expect([some, (await count(some)) > 0]).toEqual([some, true]);
  });

  it('has an order with every field filled', async () => {
    const order = (await api.get('operations', `orders/${filledOrder}`)).json();
    const empty = Object.entries(order)
      .filter(([, value]) => value === null || value === '' || (Array.isArray(value) && value.length === 0))
      .map(([name]) => name);
    expect(empty).toEqual(['archived_at', 'jobs_to_end']);
  });

  it('refers only to pictures that exist', async () => {
    for (const column of ['orders.image_url', 'orders.example_image_url', 'customers.logo_url']) {
      const [table = '', name = ''] = column.split('.');
      const broken = `${table} where ${name} like 'file:%' and not exists (select from files where 'file:' || files.key = ${name})`;
      expect([column, await count(broken)]).toEqual([column, 0]);
    }
  });
});

describe('pictures', () => {
  it('are PNGs with one line per row of pixels, and always the same', () => {
    const picture = png(3, 2, (x, y) => [Math.round(x * 100), Math.round(y * 100), 7]);
    expect(sniff(picture)).toBe('image/png');
    const length = picture.readUInt32BE(33);
    expect([...inflateSync(picture.subarray(41, 41 + length))]).toEqual([
      0, 17, 25, 7, 50, 25, 7, 83, 25, 7, 0, 17, 75, 7, 50, 75, 7, 83, 75, 7,
    ]);
    expect(logo(1).equals(logo(1))).toBe(true);
    expect(logo(1).equals(logo(2))).toBe(false);
    expect(shelf(1).equals(shelf(2))).toBe(false);
  });

  it('can be opened once the demo has stored them', async () => {
    const { image_url: url } = (await api.get('operations', `orders/${filledOrder}`)).json();
    const path = url.replace(/^http:\/\/[^/]+/, '');
    expect((await api.server.inject(path)).statusCode).toBe(404);
    const key = /files\/([^?]+)/.exec(path)?.[1] ?? '';
    await keeperOf({ dataDirectory, s3: null })(key, shelf(3), 'image/png');
    const opened = await api.server.inject(path);
    expect([opened.statusCode, opened.rawPayload.equals(shelf(3))]).toEqual([200, true]);
  });
});
