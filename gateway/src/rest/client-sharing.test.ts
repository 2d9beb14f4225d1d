import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CallerGoneError } from '../errors/rest-error.ts';
import { caller, connect, credentials, held } from '../testing/rest-client.ts';
import { RestServer, envelope } from '../testing/rest-server.ts';
import { login } from './authentication.ts';
import type { RestClient } from './client.ts';
import { exportOrders, listOrderCategories, listOrders } from './orders.ts';

let rest: RestServer;
let client: RestClient;

beforeEach(async () => {
  rest = await RestServer.start();
  client = connect(rest.url);
});

afterEach(async () => {
  await client.close();
  await rest.stop();
});

const openOrders = () => {
  const { until, release } = held();
  rest.on('GET /orders', async ({ headers }) => {
    await until;
    return envelope([{ id: headers.authorization }]);
  });
  return release;
};
const arrivals = async (count: number) => {
  await expect.poll(() => rest.calls.length).toBe(count);
};

const serve = (cacheControl: string) =>
  rest.on('GET /orders/categories', ({ headers }) =>
    headers['if-none-match'] === '"1"'
      ? { status: 304, headers: { etag: '"1"', 'cache-control': cacheControl } }
      : { body: { data: [{ id: '1' }] }, headers: { etag: '"1"', 'cache-control': cacheControl } },
  );
const read = (token: string) => client.call(listOrderCategories, {}, caller(token));

describe('sharing', () => {
  test('identical reads of one session share one call', async () => {
    const release = openOrders();
    const readings = [1, 2, 3].map(() => client.call(listOrders, { query: { page: 1 } }, caller()));
    const other = client.call(listOrders, { query: { page: 2 } }, caller());
    await arrivals(2);
    release();
    const [first, second] = await Promise.all([...readings, other]);
    expect(first).toBe(second);
    expect(rest.calls).toHaveLength(2);
  });

  test('two sessions never share', async () => {
    const release = openOrders();
    const one = client.call(listOrders, {}, caller('one'));
    const two = client.call(listOrders, {}, caller('two'));
    await arrivals(2);
    release();
    expect((await one).data).toEqual([{ id: 'Bearer one' }]);
    expect((await two).data).toEqual([{ id: 'Bearer two' }]);
  });

  test('one of two readers leaving does not disturb the other', async () => {
    const release = openOrders();
    const leaving = new AbortController();
    const gone = client.call(listOrders, {}, caller('staff', { signal: leaving.signal }));
    const stays = client.call(listOrders, {}, caller());
    await arrivals(1);
    leaving.abort();
    await expect(gone).rejects.toBeInstanceOf(CallerGoneError);
    release();
    await expect(stays).resolves.toMatchObject({ total: 1 });
  });

  test('a read that began before a change is not joined after it', async () => {
    const release = openOrders();
    rest.on('POST /auth/login', { body: { access_token: 't' } });
    const before = client.call(listOrders, {}, caller());
    await arrivals(1);
    await client.call(login, credentials, caller());
    const after = client.call(listOrders, {}, caller());
    await arrivals(3);
    release();
    await Promise.all([before, after]);
    expect(rest.calls.filter((call) => call === 'GET /orders')).toHaveLength(2);
  });
});

describe('reference data', () => {
  test('is kept for its session as long as it says itself', async () => {
    serve('private, max-age=300');
    await read('one');
    expect(await read('one')).toEqual({ data: [{ id: '1' }] });
    expect(rest.calls).toHaveLength(1);
    await read('two');
    expect(rest.calls).toHaveLength(2);
  });

  test('is asked for by ETag when it must be, and after a change', async () => {
    serve('private, no-cache');
    await read('one');
    expect(await read('one')).toEqual({ data: [{ id: '1' }] });
    expect(rest.arrivals.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);

    serve('private, max-age=300');
    await read('one');
    rest.forget();
    rest.on('GET /orders/export', { status: 204 });
    await read('one');
    await client.call(exportOrders, {}, caller('one'));
    await read('one');
    expect(rest.calls).toEqual(['GET /orders/export', 'GET /orders/categories']);
  });

  test('that was asked for before a change, and answered after it, is asked for again', async () => {
    const { until, release } = held();
    let version = 1;
    rest.on('GET /orders/categories', async () => {
      const body = { data: [{ id: String(version) }] };
      if (version === 1) await until;
      return { body, headers: { 'cache-control': 'private, max-age=300' } };
    });
    rest.on('GET /orders/export', { status: 204 });
    const before = read('one');
    await arrivals(1);
    version = 2;
    await client.call(exportOrders, {}, caller('one'));
    release();
    expect(await before).toEqual({ data: [{ id: '1' }] });
    expect(await read('one')).toEqual({ data: [{ id: '2' }] });
  });

  test('other reads are never kept', async () => {
    rest.on('GET /orders', { ...envelope([]), headers: { etag: '"1"', 'cache-control': 'max-age=300' } });
    await client.call(listOrders, {}, caller());
    await client.call(listOrders, {}, caller());
    expect(rest.arrivals.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });
});
