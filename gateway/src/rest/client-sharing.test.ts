import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallerGoneError } from '../errors/rest-error.ts';
import { caller, connect, credentials, held } from '../testing/rest-client.ts';
import { RestServer, envelope, restError } from '../testing/rest-server.ts';
import { listRoles, login } from './calls/authentication.ts';
import { leavePresence } from './calls/presence.ts';
import type { RestClient } from './client.ts';
import { exportOrders, listOrderCategories, listOrders } from './calls/orders.ts';

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
const read = (token: string, request = caller(token)) => client.call(listOrderCategories, {}, request);

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

  test('a query that joins one in flight is counted, and one that begins is not', async () => {
    const joined = vi.fn<() => void>();
    const told = connect(rest.url, {
      observe: { call: () => {}, read: () => {}, sharedQuery: joined, circuit: () => {}, breach: () => {} },
    });
    const { until, release } = held();
    const { signal } = new AbortController();
    const ask = () => told.shareQuery('one', 'orders', signal, async () => until);
    const first = ask();
    const second = ask();
    release();
    await first;
    await second;
    expect(joined).toHaveBeenCalledTimes(1);
    await ask();
    expect(joined).toHaveBeenCalledTimes(1);
    await told.close();
  });

  test('a query that began before a change is not joined after it', async () => {
    rest.on('POST /auth/login', { body: { access_token: 't' } });
    const { until, release } = held();
    const start = vi.fn<() => Promise<void>>(() => until);
    const ask = () => client.shareQuery('staff', 'orders', new AbortController().signal, start);
    const before = ask();
    await client.call(login, credentials, caller());
    const after = ask();
    release();
    await before;
    await after;
    expect(start).toHaveBeenCalledTimes(2);
  });

  test('two sessions never share', async () => {
    const release = openOrders();
    const one = client.call(listOrders, {}, caller('one'));
    const two = client.call(listOrders, {}, caller('two'));
    await arrivals(2);
    release();
    expect((await one).data).toMatchObject([{ id: 'Bearer one' }]);
    expect((await two).data).toMatchObject([{ id: 'Bearer two' }]);
  });

  test('when one of two clients leaves, the other is not affected', async () => {
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

test('reads in different time zones are not shared', async () => {
  const release = openOrders();
  const zones = [undefined, 'Europe/London', 'Europe/Paris', 'Europe/Paris'];
  const all = zones.map((timezone) =>
    client.call(listOrders, timezone === undefined ? {} : { timezone }, caller()),
  );
  await arrivals(3);
  release();
  await Promise.all(all);
  expect(rest.arrivals.map(({ headers }) => headers['x-timezone'])).toEqual([
    undefined,
    'Europe/London',
    'Europe/Paris',
  ]);
});

describe('reference data', () => {
  test('is cached for its session by its Cache-Control, and used within a request whose session was accepted', async () => {
    serve('private, max-age=300');
    const request = caller('one');
    await read('one', request);
    expect(await read('one', request)).toEqual({ data: [{ id: '1' }] });
    expect(rest.calls).toHaveLength(1);
    await read('two');
    expect(rest.calls).toHaveLength(2);
  });

  test('is used for a later request once REST v1 has accepted its session again', async () => {
    serve('private, max-age=300');
    rest.on('GET /orders', envelope([]));
    await read('one');
    expect(await read('one')).toEqual({ data: [{ id: '1' }] });
    expect(rest.arrivals.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
    const request = caller('one');
    await client.call(listOrders, {}, request);
    rest.forget();
    await read('one', request);
    expect(rest.calls).toEqual([]);
  });

  test('of one request waits for the first call that checks the session', async () => {
    const headers = { etag: '"1"', 'cache-control': 'private, max-age=300' };
    rest.on('GET /auth/roles', { body: { data: [] }, headers });
    serve('private, max-age=300');
    await Promise.all([read('one'), client.call(listRoles, {}, caller('one'))]);
    const { until, release } = held();
    rest.forget();
    rest.on('GET /orders/categories', async () => {
      await until;
      return { status: 304, headers };
    });
    const request = caller('one');
    const reading = [read('one', request), client.call(listRoles, {}, request)];
    await arrivals(1);
    release();
    expect(await Promise.all(reading)).toEqual([{ data: [{ id: '1' }] }, { data: [] }]);
    expect(rest.calls).toEqual(['GET /orders/categories']);
  });

  test.each([
    [401, 'auth.unauthenticated'],
    [403, 'auth.disabled'],
  ])('is not used for a session that REST v1 refuses with %s', async (status, code) => {
    const headers = { etag: '"1"', 'cache-control': 'private, max-age=300' };
    rest.on('GET /auth/roles', { body: { data: [] }, headers });
    serve('private, max-age=300');
    await Promise.all([read('one'), client.call(listRoles, {}, caller('one'))]);
    const refusal = restError(status, code, 'No');
    rest.on('GET /auth/roles', refusal);
    rest.on('GET /orders/categories', refusal);
    const request = caller('one');
    const reading = [read('one', request), client.call(listRoles, {}, request)];
    const outcomes = await Promise.allSettled(reading);
    expect(outcomes).toMatchObject([{ reason: { code } }, { reason: { code } }]);
  });

  test('of an ended session is dropped', async () => {
    serve('private, max-age=300');
    await read('one');
    rest.on('GET /orders', restError(401, 'auth.unauthenticated', 'No'));
    await expect(client.call(listOrders, {}, caller('one'))).rejects.toMatchObject({ status: 401 });
    rest.forget();
    await read('one');
    expect(rest.arrivals.map(({ headers }) => headers['if-none-match'])).toEqual([undefined]);
  });

  test('is revalidated by ETag when it is stale, and after a change', async () => {
    serve('private, no-cache');
    await read('one');
    expect(await read('one')).toEqual({ data: [{ id: '1' }] });
    expect(rest.arrivals.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);

    serve('private, max-age=300');
    const request = caller('one');
    await read('one', request);
    rest.forget();
    rest.on('GET /orders/export', { status: 204 });
    await read('one', request);
    await client.call(exportOrders, {}, request);
    await read('one', request);
    expect(rest.calls).toEqual(['GET /orders/export', 'GET /orders/categories']);
  });

  test('is used after a call that changes nothing that others read', async () => {
    serve('private, max-age=300');
    rest.on('DELETE /presence/tab', { status: 204 });
    const request = caller('one');
    await read('one', request);
    await client.call(leavePresence, { path: { client: 'tab' } }, request);
    await read('one', request);
    expect(rest.calls).toEqual(['GET /orders/categories', 'DELETE /presence/tab']);
  });

  test('that was requested before a change, and answered after it, is revalidated', async () => {
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

  test('is replaced when it has changed, and revalidated by its new ETag from then on', async () => {
    let version = 1;
    rest.on('GET /orders/categories', () => ({
      body: { data: [{ id: String(version) }] },
      headers: { etag: `"${version}"`, 'cache-control': 'no-cache' },
    }));
    await read('one');
    version = 2;
    expect(await read('one')).toEqual({ data: [{ id: '2' }] });
    await read('one');
    const asked = rest.arrivals.map(({ headers }) => headers['if-none-match']);
    expect(asked).toEqual([undefined, '"1"', '"2"']);
  });

  test('without an ETag is read again', async () => {
    const body = { data: [{ id: '1' }] };
    rest.on('GET /orders/categories', { body, headers: { 'cache-control': ['private', 'max-age=300'] } });
    rest.on('GET /orders/export', { status: 204 });
    const request = caller('one');
    await read('one', request);
    await read('one', request);
    await client.call(exportOrders, {}, request);
    expect(await read('one', request)).toEqual(body);
    const asked = rest.arrivals.map(({ path, headers }) => [path, headers['if-none-match']]);
    expect(asked).toEqual([
      ['/orders/categories', undefined],
      ['/orders/export', undefined],
      ['/orders/categories', undefined],
    ]);
  });

  test('is counted by its source', async () => {
    const answeredBy: string[] = [];
    const told = connect(rest.url, {
      observe: {
        call: () => {},
        read: (by) => answeredBy.push(by),
        sharedQuery: () => {},
        circuit: () => {},
        breach: () => {},
      },
    });
    const request = caller('one');
    const readOnce = () => told.call(listOrderCategories, {}, request);
    serve('private, no-cache');
    await readOnce();
    serve('private, max-age=300');
    await Promise.all([readOnce(), readOnce()]);
    await readOnce();
    expect(answeredBy).toEqual(['call', 'confirmed_cache', 'shared_call', 'cache']);
    await told.close();
  });

  test('reports its version, also when the answer is only that it has not changed', async () => {
    const tags: (string | null)[] = [];
    const readAndTell = () =>
      client.call(listOrderCategories, {}, caller('one', { noteTag: (tag) => tags.push(tag) }));
    const headers = { 'cache-control': 'no-cache' };
    rest.on('GET /orders/categories', { body: { data: [] }, headers: { ...headers, etag: '"1"' } });
    await readAndTell();
    rest.on('GET /orders/categories', { status: 304, headers });
    await readAndTell();
    rest.on('GET /orders/categories', { body: { data: [] } });
    await readAndTell();
    expect(tags).toEqual(['"1"', '"1"', null]);
  });

  test('does not become stale by a change without a session', async () => {
    const { until, release } = held();
    rest.on('POST /auth/login', { body: { access_token: 't' } });
    rest.on('GET /orders/categories', async () => {
      await until;
      return { body: { data: [] }, headers: { 'cache-control': 'max-age=300' } };
    });
    const request = caller('one');
    const reading = read('one', request);
    await arrivals(1);
    await client.call(login, credentials, caller(null));
    release();
    await reading;
    await read('one', request);
    expect(rest.calls).toEqual(['GET /orders/categories', 'POST /auth/login']);
  });

  test('other reads are never cached', async () => {
    rest.on('GET /orders', { ...envelope([]), headers: { etag: '"1"', 'cache-control': 'max-age=300' } });
    await client.call(listOrders, {}, caller());
    await client.call(listOrders, {}, caller());
    expect(rest.arrivals.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });
});
