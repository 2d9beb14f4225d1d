import { queryString } from './query-string.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallerGoneError, InvalidAnswerError, RestError, UnreachableError } from '../errors/rest-error.ts';
import { caller, connect, credentials, held } from '../testing/rest-client.ts';
import { RestServer, envelope, restError } from '../testing/rest-server.ts';
import { login } from './authentication.ts';
import type { RestClient } from './client.ts';
import { exportOrders, getOrder, listOrders } from './orders.ts';

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

describe('what is sent', () => {
  test('arrays are repeated, the session, request, trace, address and time zone go along', async () => {
    rest.on('GET /orders', envelope([]));
    await client.call(
      listOrders,
      { query: { 'status[]': ['active', 'draft'], archived: true, page: 2 }, timezone: 'Europe/London' },
      caller(),
    );
    const [arrival] = rest.arrivals;
    expect(arrival?.query.toString()).toBe('status%5B%5D=active&status%5B%5D=draft&archived=1&page=2');
    expect(arrival?.headers).toMatchObject({
      authorization: 'Bearer staff',
      'x-request-id': 'request-1',
      'x-timezone': 'Europe/London',
      'x-forwarded-for': '192.0.2.7',
    });
    expect(arrival?.headers['traceparent']).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
    expect(arrival?.headers['idempotency-key']).toBeUndefined();
  });

  test('bodies are snake_case, and a public call carries no session', async () => {
    rest.on('POST /auth/login', { body: { access_token: 't' } });
    await client.call(login, credentials, caller('old'));
    const [arrival] = rest.arrivals;
    expect(JSON.parse(arrival?.body ?? '')).toEqual({
      email: 'a@example.com',
      password: 'x',
      remember_me: true,
    });
    expect(arrival?.headers.authorization).toBeUndefined();
  });

  test("unsafe calls have a key of their own, made of the client's where it sent one", async () => {
    rest.on('POST /auth/login', { body: { access_token: 't' } });
    const scripted = caller(null, { idempotencyKey: 'import-7' });
    await client.call(login, credentials, scripted);
    await client.call(login, credentials, scripted);
    await client.call(login, credentials, caller(null));
    const keys = rest.arrivals.map(({ headers }) => headers['idempotency-key']);
    expect(keys.slice(0, 2)).toEqual(['import-7:1', 'import-7:2']);
    expect(keys[2]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a time zone that is no name becomes UTC', async () => {
    rest.on('GET /orders/export', {});
    await client.call(exportOrders, { timezone: 'Europe/London\r\nx-evil: 1' }, caller());
    expect(rest.arrivals[0]?.headers['x-timezone']).toBe('UTC');
  });

  test('an id cannot lead to another path', async () => {
    rest.on('GET /orders/{id}', ({ path }) => ({ body: { id: path } }));
    await client.call(getOrder, { path: { id: 'a/../b?c' } }, caller());
    expect(rest.calls).toEqual(['GET /orders/a%2F..%2Fb%3Fc']);
    for (const id of ['..', '.', ''])
      await expect(client.call(getOrder, { path: { id } }, caller())).rejects.toMatchObject({ status: 404 });
    expect(rest.calls).toHaveLength(1);
  });

  test('half of a surrogate pair in an id or a word is a character that nothing has', async () => {
    rest.on('GET /orders/{id}', {
      status: 404,
      body: { error: { code: 'not_found', message: 'Not found' } },
    });
    await expect(client.call(getOrder, { path: { id: '\ud800' } }, caller())).rejects.toMatchObject({
      status: 404,
    });
    expect(rest.calls).toEqual(['GET /orders/%EF%BF%BD']);
    expect(queryString({ keywords: 'a\udc00', '\ud800': 'b' })).toBe('?keywords=a%EF%BF%BD&%EF%BF%BD=b');
  });

  test('without a session nothing is asked', async () => {
    await expect(client.call(listOrders, {}, caller(null))).rejects.toMatchObject({
      status: 401,
      code: 'auth.unauthenticated',
    });
    expect(rest.calls).toEqual([]);
  });
});

describe('what is answered', () => {
  test('an export says what became of it by its status', async () => {
    rest.on('GET /orders/export', { status: 200, raw: '' });
    expect(await client.call(exportOrders, {}, caller())).toBe('emailed');
    rest.on('GET /orders/export', { status: 204 });
    expect(await client.call(exportOrders, {}, caller())).toBe('no_data');
  });

  test('an error of the contract becomes a RestError with its fields and warnings', async () => {
    const warnings = [{ job_id: '1-2', warnings: [{ code: 'overlap', message: 'Overlaps' }] }];
    rest.on('POST /auth/login', restError(409, 'some.code', 'No', { fields: { email: ['Bad'] }, warnings }));
    const failure = client.call(login, credentials, caller());
    await expect(failure).rejects.toBeInstanceOf(RestError);
    await expect(failure).rejects.toMatchObject({
      status: 409,
      code: 'some.code',
      message: 'No',
      fields: { email: ['Bad'] },
      warnings,
    });
  });

  test.each([
    ['no JSON', { raw: '<html>' }],
    ['a number', { raw: '7' }],
    ['an error in other words', { status: 404, raw: '<h1>nginx</h1>' }],
    ['a redirect', { status: 302, headers: { location: 'http://elsewhere.test/' } }],
    ['nothing', { raw: '' }],
    ['204 where there should be something', { status: 204 }],
    ['304 without having asked', { status: 304 }],
    ['bytes that are no UTF-8', { raw: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) }],
    ['rows that are numbers', { body: { data: [7] } }],
    [
      'an error whose code is no word',
      { status: 409, body: { error: { code: 'relation "a" does not exist', message: 'No' } } },
    ],
  ])('%s is an invalid answer', async (_what, answer) => {
    rest.on('GET /orders', answer);
    await expect(client.call(listOrders, {}, caller())).rejects.toBeInstanceOf(InvalidAnswerError);
  });

  test('an answer that is too long is broken off', async () => {
    rest.on('GET /orders', { raw: `"${'x'.repeat(5_000)}"` });
    const small = connect(rest.url, { maxAnswerBytes: 1_000 });
    await expect(small.call(listOrders, {}, caller())).rejects.toBeInstanceOf(InvalidAnswerError);
    await small.close();
  });
});

describe('second tries', () => {
  test('a read that met a gateway without a server behind it is tried once more', async () => {
    rest.on('GET /orders', () => (rest.calls.length === 1 ? { status: 503, raw: 'busy' } : envelope([])));
    await expect(client.call(listOrders, {}, caller())).resolves.toMatchObject({ total: 0 });
    expect(rest.calls).toHaveLength(2);
  });

  test('a read that was told when to come again is not tried before, and the told time is passed on', async () => {
    const error = { code: 'unavailable', message: 'Busy' };
    rest.on('GET /orders', { status: 503, headers: { 'retry-after': '2' }, body: { error } });
    const busy = vi.fn<() => void>();
    const watched = connect(rest.url, { onOverload: busy });
    await expect(watched.call(listOrders, {}, caller())).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      retryAfterSeconds: 2,
    });
    expect(rest.calls).toHaveLength(1);
    expect(busy).toHaveBeenCalledTimes(1);
    await watched.close();
  });

  test('it is only tried once more, and is then unreachable', async () => {
    rest.on('GET /orders', { status: 502, raw: '' });
    await expect(client.call(listOrders, {}, caller())).rejects.toMatchObject({
      name: 'UnreachableError',
      status: 502,
    });
    expect(rest.calls).toHaveLength(2);
  });

  test.each([
    ['a POST', (c: RestClient) => c.call(login, credentials, caller()), 'POST /auth/login'],
    [
      'an export, which sends a mail',
      (c: RestClient) => c.call(exportOrders, {}, caller()),
      'GET /orders/export',
    ],
  ])('%s is never tried again', async (_what, call, name) => {
    rest.on(name, { status: 503, raw: '' });
    await expect(call(client)).rejects.toBeInstanceOf(UnreachableError);
    expect(rest.calls).toEqual([name]);
  });

  test('the budget keeps an outage from doubling the load', async () => {
    rest.on('GET /orders', { status: 503, raw: '' });
    for (let page = 1; page <= 60; page += 1)
      await client.call(listOrders, { query: { page } }, caller()).catch(() => undefined);
    // Ten in store, and one for every ten calls.
    expect(rest.calls.length).toBeGreaterThan(60);
    expect(rest.calls.length).toBeLessThanOrEqual(60 + 10 + 6);
  });
});

describe('time', () => {
  test('a call that takes too long ends with 504 and closes its connection', async () => {
    const { until, release } = held();
    rest.on('GET /orders', async () => {
      await until;
      return envelope([]);
    });
    const busy = vi.fn<() => void>();
    const hasty = connect(rest.url, { timeoutMs: 60, onOverload: busy });
    const failure = await hasty.call(listOrders, {}, caller()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'UnreachableError', status: 504 });
    expect(busy).toHaveBeenCalledTimes(1);
    await rest.arrivals[0]?.abandoned;
    release();
    await hasty.close();
  });

  test('nobody listening is unreachable at once, and is seen as no answer', async () => {
    const seen: number[] = [];
    const watched = connect(rest.url, {
      observe: { call: (_call, { status }) => seen.push(status), read: () => {}, sharedQuery: () => {} },
    });
    await rest.stop();
    await expect(watched.call(listOrders, {}, caller())).rejects.toMatchObject({ status: 502 });
    expect(seen).toEqual([0]);
    await watched.close();
    rest = await RestServer.start();
  });

  test('a reader who leaves takes the read along, down to the socket', async () => {
    const { until, release } = held();
    const arrived = held();
    rest.on('GET /orders', async () => {
      arrived.release();
      await until;
      return envelope([]);
    });
    const leaving = new AbortController();
    const reading = client.call(listOrders, {}, caller('staff', { signal: leaving.signal }));
    await arrived.until;
    leaving.abort();
    await expect(reading).rejects.toBeInstanceOf(CallerGoneError);
    await rest.arrivals[0]?.abandoned;
    release();
  });

  test('a change is finished although its reader has left', async () => {
    const arrived = held();
    const { until, release } = held();
    rest.on('POST /auth/login', async () => {
      arrived.release();
      await until;
      return { body: { access_token: 't' } };
    });
    const leaving = new AbortController();
    const changing = client.call(login, credentials, caller(null, { signal: leaving.signal }));
    await arrived.until;
    leaving.abort();
    release();
    await expect(changing).resolves.toEqual({ access_token: 't' });
  });
});
