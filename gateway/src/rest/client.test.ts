import { queryString } from './query-string.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallerGoneError, InvalidAnswerError, RestError, UnreachableError } from '../errors/rest-error.ts';
import { caller, connect, credentials, held } from '../testing/rest-client.ts';
import { RestServer, envelope, restError } from '../testing/rest-server.ts';
import { login } from './calls/authentication.ts';
import { createBulkAction } from './calls/bulk-actions.ts';
import { listCustomers } from './calls/customers.ts';
import { retryDelay } from './client.ts';
import type { CallObserver, ClientOptions, RestClient } from './client.ts';
import { cancelJobs } from './calls/job-actions.ts';
import { exportOrderResults, exportOrders, getOrder, listOrders } from './calls/orders.ts';
import { readSharedReport } from './calls/public-report.ts';
import { addressOf } from './request.ts';

const observing = (call: CallObserver): Pick<ClientOptions, 'observe'> => ({
  observe: { call, read: () => {}, sharedQuery: () => {}, circuit: () => {}, breach: () => {} },
});

let rest: RestServer;
let client: RestClient;

beforeEach(async () => {
  rest = await RestServer.start();
  client = connect(rest.url);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await client.close();
  await rest.stop();
});

describe('requests', () => {
  test('repeat arrays, and carry the session, request id, trace, address and time zone', async () => {
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

  test('have bodies in snake_case, and a public call carries no session', async () => {
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

  test("that are unsafe have a key of their own, derived from the client's where it sent one", async () => {
    rest.on('POST /auth/login', { body: { access_token: 't' } });
    const scripted = caller(null, { idempotencyKey: 'import-7' });
    await client.call(login, credentials, scripted);
    await client.call(login, credentials, scripted);
    await client.call(login, credentials, caller(null));
    const keys = rest.arrivals.map(({ headers }) => headers['idempotency-key']);
    expect(keys.slice(0, 2)).toEqual(['import-7:1', 'import-7:2']);
    expect(keys[2]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('with a time zone that is no name use UTC', async () => {
    rest.on('GET /orders/export', {});
    await client.call(exportOrders, { timezone: 'Europe/London\r\nx-evil: 1' }, caller());
    expect(rest.arrivals[0]?.headers['x-timezone']).toBe('UTC');
    expect(rest.arrivals[0]?.headers['content-type']).toBeUndefined();
  });

  test('cannot reach another path by an id', async () => {
    rest.on('GET /orders/{id}', ({ path }) => ({ body: { id: path } }));
    await client.call(getOrder, { path: { id: 'a/../b?c' } }, caller());
    expect(rest.calls).toEqual(['GET /orders/a%2F..%2Fb%3Fc']);
    for (const id of ['..', '.', '', 'summary', 'Export'])
      await expect(client.call(getOrder, { path: { id } }, caller())).rejects.toMatchObject({ status: 404 });
    expect(() => addressOf(getOrder, {})).toThrow('Not found');
    expect(rest.calls).toHaveLength(1);
  });

  test("that are too long for an address are refused with the parameter's name, and not sent", () => {
    const ids = Array.from({ length: 1_500 }, (_item, index) => `${index}-${index}`);
    expect(() => addressOf(cancelJobs, { path: { ids: ids.join(',') } })).toThrow(
      expect.objectContaining({
        status: 422,
        fields: { ids: [expect.stringContaining('send it in several')] },
      }),
    );
    expect(() => addressOf(listOrders, { query: { 'id[]': ids } })).toThrow(
      expect.objectContaining({ status: 422, fields: { filter: [expect.any(String)] } }),
    );
    expect(addressOf(cancelJobs, { path: { ids: ids.slice(0, 400).join(',') } })).toContain('399-399');
  });

  test('replace half of a surrogate pair in an id or a word by a character that matches nothing', async () => {
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

  test('send and accept text as CSV, JSON as JSON', async () => {
    rest.on('POST /jobs/bulk-actions', { body: { id: '1' } });
    rest.on('GET /orders/1/reports/export', { raw: 'id\n1\n' });
    const csv = 'reference\nstart_date\n';
    await client.call(createBulkAction, { query: { type: 'unfulfilled' }, body: csv }, caller());
    const file = await client.call(exportOrderResults, { path: { id: '1' } }, caller());
    expect(file).toBe('id\n1\n');
    const [sent, asked] = rest.arrivals;
    expect(sent).toMatchObject({ body: csv, headers: { 'content-type': 'text/csv; charset=utf-8' } });
    expect(sent?.headers.accept).toBe('application/json');
    expect(asked?.headers.accept).toMatch(/^text\/csv,/);
  });

  test('that change something carry the expected version, and those that only read have no key', async () => {
    rest.on('POST /public/reports/secret', { body: {} });
    rest.on('POST /auth/login', { body: { access_token: 't' } });
    const editing = caller('staff', { ifMatch: '"7"' });
    await client.call(login, credentials, editing);
    await client.call(readSharedReport, { path: { token: 'secret' }, body: {} }, caller());
    const [changed, read] = rest.arrivals.map(({ headers }) => headers);
    expect(changed).toMatchObject({ 'if-match': '"7"', 'content-type': 'application/json' });
    expect(read).not.toHaveProperty('idempotency-key');
    expect(read).not.toHaveProperty('if-match');
    expect(read).not.toHaveProperty('authorization');
  });

  test('are not sent without a session', async () => {
    await expect(client.call(listOrders, {}, caller(null))).rejects.toMatchObject({
      status: 401,
      code: 'auth.unauthenticated',
    });
    expect(rest.calls).toEqual([]);
  });
});

describe('answers', () => {
  test('to an export have the outcome in their status', async () => {
    rest.on('GET /orders/export', { status: 200, raw: '' });
    expect(await client.call(exportOrders, {}, caller())).toBe('emailed');
    rest.on('GET /orders/export', { status: 204 });
    expect(await client.call(exportOrders, {}, caller())).toBe('no_data');
  });

  test('with an error of the contract become a RestError with its fields and warnings', async () => {
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
    [
      'an error whose code is no word',
      { status: 409, body: { error: { code: 'relation "a" does not exist', message: 'No' } } },
    ],
  ])('are invalid: %s', async (_what, answer) => {
    rest.on('GET /orders', answer);
    await expect(client.call(listOrders, {}, caller())).rejects.toBeInstanceOf(InvalidAnswerError);
  });

  test('that are too long are broken off', async () => {
    rest.on('GET /orders', { raw: `"${'x'.repeat(5_000)}"` });
    const small = connect(rest.url, { maxAnswerBytes: 1_000 });
    await expect(small.call(listOrders, {}, caller())).rejects.toThrow(
      'The answer to GET /orders is too long',
    );
    await small.close();
    rest.on('GET /orders', { raw: ' '.repeat(32 * 1024 * 1024 + 1) });
    await expect(client.call(listOrders, {}, caller())).rejects.toThrow('is too long');
  });

  test('in many pieces are read to their end, without a byte order mark', async () => {
    const long = { id: 'ü'.repeat(500_000) };
    rest.on('GET /orders/{id}', { raw: `\uFEFF${JSON.stringify(long)}` });
    expect(await client.call(getOrder, { path: { id: '1' } }, caller())).toMatchObject(long);
  });

  test('to a change have the new version, or none', async () => {
    const tags: (string | null)[] = [];
    const telling = caller('staff', { noteTag: (tag) => tags.push(tag) });
    rest.on('POST /auth/login', { body: { access_token: 't' }, headers: { etag: '"8"' } });
    await client.call(login, credentials, telling);
    rest.on('POST /auth/login', { body: { access_token: 't' } });
    await client.call(login, credentials, telling);
    expect(tags).toEqual(['"8"', null]);
  });
});

describe('retries', () => {
  test.each([502, 503, 504])(
    'happen once for a read that got %i without a server behind it',
    async (status) => {
      rest.on('GET /orders', () => (rest.calls.length === 1 ? { status, raw: 'busy' } : envelope([])));
      const seen = vi.fn<CallObserver>();
      const busy = vi.fn<() => void>();
      const watched = connect(rest.url, { ...observing(seen), onOverload: busy, retryDelayMs: () => 20 });
      const started = performance.now();
      await expect(watched.call(listOrders, {}, caller())).resolves.toMatchObject({ total: 0 });
      const most = performance.now() - started;
      expect(rest.calls).toHaveLength(2);
      const [told] = seen.mock.calls.map(([, outcome]) => outcome);
      expect(told).toMatchObject({ status: 200, attempts: 2 });
      expect(told?.milliseconds).toBeGreaterThan(18);
      expect(told?.milliseconds).toBeLessThanOrEqual(most);
      expect(busy).not.toHaveBeenCalled();
      await watched.close();
    },
  );

  test('do not happen when REST v1 has answered, nor without time for them', async () => {
    await expect(client.call(getOrder, { path: { id: '1' } }, caller())).rejects.toMatchObject({
      status: 404,
    });
    expect(rest.calls).toHaveLength(1);
    rest.on('GET /orders', { status: 502, raw: '' });
    const slow = connect(rest.url, { timeoutMs: 5_000, retryDelayMs: () => 60_000 });
    await expect(slow.call(listOrders, {}, caller())).rejects.toMatchObject({ status: 502 });
    expect(rest.calls).toHaveLength(2);
    await slow.close();
  });

  test('come after a random delay in milliseconds', () => {
    expect([retryDelay(0), retryDelay(1)]).toEqual([25, 100]);
    expect(new Set(Array.from({ length: 20 }, () => retryDelay())).size).toBeGreaterThan(1);
  });

  test('do not happen before a Retry-After, which is passed on', async () => {
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

  test('happen only once, and the call is then unreachable', async () => {
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
  ])('never happen for %s', async (_what, call, name) => {
    rest.on(name, { status: 503, raw: '' });
    await expect(call(client)).rejects.toBeInstanceOf(UnreachableError);
    expect(rest.calls).toEqual([name]);
  });

  test('have a budget, so that an outage does not double the load', async () => {
    rest.on('GET /orders', { status: 503, raw: '' });
    for (let page = 1; page <= 60; page += 1)
      await client.call(listOrders, { query: { page } }, caller()).catch(() => undefined);
    // Ten in the budget, and one for every ten calls.
    expect(rest.calls.length).toBeGreaterThan(60 + 12);
    expect(rest.calls.length).toBeLessThanOrEqual(60 + 10 + 6);
  });
});

describe('time', () => {
  test('the circuit of a hanging area opens until one call has succeeded, and no other circuit does', async () => {
    let time = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    rest.on('GET /orders/{id}', async ({ path }) => {
      if (path !== '/orders/back') await new Promise(() => {});
      return { body: { id: 'back' } };
    });
    rest.on('GET /orders', envelope([]));
    rest.on('GET /customers', envelope([]));
    const get = (id: string) => client.call(getOrder, { path: { id } }, caller());
    const hasty = { ...getOrder, timeoutMs: 20 };
    for (let count = 0; count < 5; count += 1)
      await expect(client.call(hasty, { path: { id: 'hung' } }, caller())).rejects.toMatchObject({
        status: 504,
      });
    await expect(get('back')).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      retryAfterSeconds: 5,
    });
    await expect(client.call(listOrders, {}, caller())).rejects.toMatchObject({ status: 503 });
    expect(rest.calls.filter((call) => call !== 'GET /orders/hung')).toEqual([]);
    await client.call(listCustomers, {}, caller());
    expect(client.openCircuits).toEqual(['orders']);
    time += 5_001;
    expect(await get('back')).toMatchObject({ id: 'back' });
    expect(client.openCircuits).toEqual([]);
    expect(await client.call(listOrders, {}, caller())).toMatchObject({ total: 0 });
  });

  test('a session with hundreds of calls waits for them itself, and no other session does', async () => {
    const { until, release } = held();
    rest.on('GET /orders/{id}', async ({ path }) => {
      await until;
      return { body: { id: path } };
    });
    rest.on('GET /orders', envelope([]));
    const many = connect(rest.url, { connections: 8 });
    const flood = Array.from({ length: 200 }, (_item, id) =>
      many.call(getOrder, { path: { id: String(id) } }, caller('greedy')),
    );
    expect(await many.call(listOrders, {}, caller('modest'))).toMatchObject({ total: 0 });
    expect(rest.calls.filter((call) => call !== 'GET /orders')).toHaveLength(4);
    expect(many.connections).toMatchObject({ running: 4, queued: 196 });
    release();
    expect(await Promise.all(flood)).toHaveLength(200);
    expect(many.connections.queued).toBe(0);
    await many.close();
  });

  test('a call that takes too long ends with 504 and closes its connection', async () => {
    const { until, release } = held();
    const arrived = held();
    rest.on('GET /orders', async () => {
      arrived.release();
      await until;
      return envelope([]);
    });
    const busy = vi.fn<() => void>();
    const hasty = connect(rest.url, { timeoutMs: 1000, onOverload: busy });
    // The deadline passes after the call has arrived, however slow the machine is.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const failure = hasty.call(listOrders, {}, caller()).catch((error: unknown) => error);
      await arrived.until;
      vi.advanceTimersByTime(1000);
      expect(await failure).toMatchObject({ name: 'UnreachableError', status: 504 });
    } finally {
      vi.useRealTimers();
    }
    expect(busy).toHaveBeenCalledTimes(1);
    await rest.arrivals[0]?.abandoned;
    release();
    await hasty.close();
  });

  test('a refused connection is unreachable immediately, and counts as no answer', async () => {
    const seen = vi.fn<CallObserver>();
    const busy = vi.fn<() => void>();
    const watched = connect(rest.url, { ...observing(seen), onOverload: busy });
    await rest.stop();
    await expect(watched.call(listOrders, {}, caller())).rejects.toMatchObject({
      status: 502,
      cause: { code: 'ECONNREFUSED' },
    });
    expect(seen).toHaveBeenCalledExactlyOnceWith(
      listOrders,
      expect.objectContaining({ status: 0, attempts: 2 }),
    );
    expect(busy).not.toHaveBeenCalled();
    await watched.close();
    rest = await RestServer.start();
  });

  test('a client that leaves aborts its read, down to the socket', async () => {
    const { until, release } = held();
    const arrived = held();
    rest.on('GET /orders', async () => {
      arrived.release();
      await until;
      return envelope([]);
    });
    const leaving = new AbortController();
    const seen = vi.fn<CallObserver>();
    const watched = connect(rest.url, observing(seen));
    const reading = watched.call(listOrders, {}, caller('staff', { signal: leaving.signal }));
    await arrived.until;
    leaving.abort();
    await expect(reading).rejects.toBeInstanceOf(CallerGoneError);
    await rest.arrivals[0]?.abandoned;
    await expect.poll(() => seen.mock.calls.map(([, { status }]) => status)).toEqual([0]);
    release();
    await watched.close();
  });

  test('closing aborts the calls in flight, and every connection', async () => {
    const { until, release } = held();
    rest.on('GET /orders', async () => {
      await until;
      return envelope([]);
    });
    const closing = connect(rest.url);
    await closing.call(getOrder, { path: { id: '1' } }, caller()).catch(() => undefined);
    const reading = closing.call(listOrders, {}, caller());
    const failure = reading.catch((error: unknown) => error);
    await expect.poll(() => rest.calls.length).toBe(2);
    await closing.close();
    expect(closing.connections).toEqual({ connected: 0, free: 0, running: 0, queued: 0 });
    expect(await failure).toBeInstanceOf(UnreachableError);
    release();
  });

  test('a change is finished although its client has left', async () => {
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
