import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

/** A list row as REST v1 answers it: labels are references, and only the detail has a description. */
const orderRow = (number: number) => ({
  id: String(number),
  title: `Order ${number}`,
  status: 'active',
  type: 'standard',
  customer_id: String(number % 7),
  customer: { id: String(number % 7), name: `Customer ${number % 7}` },
  campaign: { id: String(number % 5), name: `Campaign ${number % 5}` },
  template_id: String(number % 3),
  template: { id: String(number % 3), name: `Template ${number % 3}` },
  category: { id: '1', name: 'Audit' },
  available_actions: ['pause', 'remove_interest_jobs'],
  grand_total: { amount: 12.5, currency: 'GBP', formatted: '£12.50' },
});

const byIds = (make: (id: string) => object) => (arrival: { query: URLSearchParams }) =>
  envelope(arrival.query.getAll('id[]').map(make));

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest
    .on('GET /orders', envelope(Array.from({ length: 100 }, (_item, index) => orderRow(index))))
    .on('GET /orders/{id}', ({ path }) =>
      path === '/orders/404'
        ? restError(404, 'not_found', 'Not found')
        : { body: { ...orderRow(Number(path.split('/')[2])), description: 'At length' } },
    )
    .on('GET /orders/summary', { body: { total: 9, key: 'status', groups: { in_progress: 9 } } })
    .on(
      'GET /customers',
      byIds((id) => ({ id, name: `Customer ${id}`, portal_url: `https://${id}.example`, status: 'active' })),
    )
    .on(
      'GET /campaigns',
      byIds((id) => ({
        id,
        name: `Campaign ${id}`,
        status: 'closed',
        customer: { id: '6', name: 'Customer 6' },
      })),
    )
    .on(
      'GET /templates',
      byIds((id) => ({ id, name: `Template ${id}`, status: 'active' })),
    );
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

describe('a page of a hundred orders', () => {
  test('with the labels of the rows costs one call', async () => {
    const answer = await gateway.ask(
      `{ orders(perPage: 100) { items { id availableActions grandTotal { amount currency formatted }
           customer { id name } campaign { id name } template { name } category { name } }
           pageInfo { page perPage total lastPage from to } } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['orders']).toMatchObject({
      pageInfo: { page: 1, total: 100, lastPage: 1, from: 1, to: 100 },
    });
    expect(rest.calls).toEqual(['GET /orders']);
  });

  test('with every label in full costs one more call for each kind', async () => {
    const answer = await gateway.ask(
      `{ orders(perPage: 100) { items { id customer { name portalUrl } template { status }
           campaign { status customer { portalUrl } } } summary { total } } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(rest.calls.toSorted()).toEqual([
      'GET /campaigns',
      'GET /customers',
      'GET /orders',
      'GET /orders/summary',
      'GET /templates',
    ]);
    const customers = rest.arrivals.find(({ path }) => path === '/customers');
    expect(customers?.query.getAll('id[]')).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    expect(customers?.query.get('per_page')).toBe('7');
  });

  test('a label that fails leaves the rest, each with its own error', async () => {
    rest.on('GET /customers', restError(403, 'auth.forbidden', 'No'));
    rest.on('GET /orders', envelope([orderRow(1), orderRow(2)]));
    const answer = await gateway.ask('{ orders { items { title customer { name portalUrl } } } }');
    expect(answer.data).toEqual({
      orders: {
        items: [
          { title: 'Order 1', customer: { name: 'Customer 1', portalUrl: null } },
          { title: 'Order 2', customer: { name: 'Customer 2', portalUrl: null } },
        ],
      },
    });
    expect(answer.errors?.map(({ path }) => path?.join('.'))).toEqual([
      'orders.items.0.customer.portalUrl',
      'orders.items.1.customer.portalUrl',
    ]);
  });

  test('a row with only the id of its customer is completed too', async () => {
    rest.on(
      'GET /orders',
      envelope([{ ...orderRow(1), customer: undefined, template: undefined, template_id: null }]),
    );
    const answer = await gateway.ask('{ orders { items { customer { id name } template { id } } } }');
    expect(answer.data).toEqual({
      orders: { items: [{ customer: { id: '1', name: 'Customer 1' }, template: null }] },
    });
    expect(rest.calls).toEqual(['GET /orders', 'GET /customers']);
  });

  test('fields of the detail are read from there, without reading the row again', async () => {
    rest.on('GET /orders', envelope([orderRow(1), orderRow(2)]));
    const answer = await gateway.ask('{ orders { items { title description } } }');
    expect(answer.data).toEqual({
      orders: {
        items: [
          { title: 'Order 1', description: 'At length' },
          { title: 'Order 2', description: 'At length' },
        ],
      },
    });
    expect(rest.calls).toEqual(['GET /orders', 'GET /orders/1', 'GET /orders/2']);
  });

  test('the counts follow every filter but the status, in the same two calls', async () => {
    await gateway.ask(
      `{ orders(filter: { customerIds: ["7", "8"], keywords: "tea", startDateFrom: "2026-11-01", status: [DRAFT] })
           { items { id } summary { total } } }`,
    );
    expect(rest.calls.toSorted()).toEqual(['GET /orders', 'GET /orders/summary']);
    const summary = rest.arrivals.find(({ path }) => path === '/orders/summary');
    expect(Object.fromEntries(summary?.query ?? [])).toEqual({
      'customer_id[]': '8',
      keywords: 'tea',
      start_date_from: '2026-11-01',
    });
    expect(summary?.query.getAll('customer_id[]')).toEqual(['7', '8']);
  });

  test("the dates of a filter are in the user's time zone, which goes as a header, also for the counts", async () => {
    await gateway.ask(
      `{ orders(filter: { startDateTo: "2026-11-01", timezone: "Asia/Tokyo" }) { items { id } summary { total } } }`,
    );
    expect(rest.arrivals.map(({ headers, query }) => [headers['x-timezone'], query.has('timezone')])).toEqual(
      [
        ['Asia/Tokyo', false],
        ['Asia/Tokyo', false],
      ],
    );
  });

  test('the same list under two names is read once', async () => {
    await gateway.ask('{ a: orders { pageInfo { total } } b: orders { items { id } } }');
    expect(rest.calls).toEqual(['GET /orders']);
  });

  test.each([
    ['no page', { body: [] }],
    ['rows that are no list', { body: { data: 'x', total: 1 } }],
    ['no rows where there should be some', { body: { data: null, total: 1 } }],
    ['no total', { body: { data: [] } }],
  ])('%s is an error with a code', async (_what, answer) => {
    rest.on('GET /orders', answer);
    const { data, errors } = await gateway.ask('{ orders { items { id title status } } }');
    expect(data).toEqual({ orders: null });
    expect(errors).toMatchObject([
      {
        message: 'The answer of the server could not be read',
        extensions: { code: 'INVALID_UPSTREAM_ANSWER', status: 502 },
      },
    ]);
  });

  const money = { amount: 1, currency: 'GBP', formatted: '£1.00' };
  const unreadable = { code: 'INVALID_UPSTREAM_ANSWER', status: 502 };

  test.each<[string, object, string, object]>([
    [
      'a status of a newer REST v1',
      { status: 'on_hold' },
      'status',
      { code: 'UNKNOWN_VALUE', status: 502, value: 'on_hold' },
    ],
    [
      'a sentence for a status',
      { status: 'No: secret of Ann' },
      'status',
      { code: 'UNKNOWN_VALUE', status: 502 },
    ],
    ['a title that is null', { title: null }, 'title', unreadable],
    ['a title that is an object', { title: { text: 'secret' } }, 'title', unreadable],
    ['a count with a fraction', { jobs_count: 12.5 }, 'jobsCount', unreadable],
    ['an amount without a currency', { value: 12.5 }, 'value', unreadable],
  ])(
    '%s is null with one error at its path, and all rows are answered',
    async (_what, change, field, extensions) => {
      const [first, odd, last] = [1, 2, 3].map((number) => ({
        ...orderRow(number),
        jobs_count: 1,
        value: money,
      }));
      rest.on('GET /orders', envelope([first, { ...odd, ...change }, last]));
      const { data, errors } = await gateway.ask(
        `{ orders { items { id ${field === 'value' ? 'value { amount }' : field} } } }`,
      );
      expect(errors).toMatchObject([{ path: ['orders', 'items', 1, field] }]);
      expect(errors?.[0]?.extensions).toEqual(extensions);
      expect(data).toMatchObject({
        orders: { items: [{ id: '1' }, { id: '2', [field]: null }, { id: '3' }] },
      });
      expect(JSON.stringify(errors)).not.toContain('secret');
    },
  );

  test('a row that has no id is null with one error, and the other rows are answered', async () => {
    rest.on('GET /orders', envelope([orderRow(1), { ...orderRow(2), id: undefined }, null]));
    const { data, errors } = await gateway.ask('{ orders { items { id title } } }');
    expect(data).toMatchObject({ orders: { items: [{ id: '1' }, null, null] } });
    expect(errors).toMatchObject([
      { path: ['orders', 'items', 1, 'id'], extensions: unreadable },
      { path: ['orders', 'items', 2], extensions: unreadable },
    ]);
  });

  test('ids, counts, flags, amounts and times in other forms are read', async () => {
    const other = {
      id: 2,
      jobs_count: '12',
      paused: 0,
      value: { amount: '12.50', currency: 'GBP', formatted: '£12.50' },
      created_at: 1_795_183_500,
      due_date: '',
      status: 'ACTIVE',
      customer_id: 7,
    };
    const { id: _id, customer: _customer, ...rest_ } = { ...orderRow(2) };
    rest.on('GET /orders', { body: { data: [{ ...rest_, ...other }], total: '1' } });
    const answer = await gateway.ask(
      '{ orders { items { id jobsCount paused value { amount } createdAt dueDate status customer { id } } pageInfo { page total lastPage from to } } }',
    );
    expect(answer).toEqual({
      data: {
        orders: {
          items: [
            {
              id: '2',
              jobsCount: 12,
              paused: false,
              value: { amount: '12.5' },
              createdAt: '2026-11-20T14:05:00Z',
              dueDate: null,
              status: 'ACTIVE',
              customer: { id: '7' },
            },
          ],
          pageInfo: { page: 1, total: 1, lastPage: 1, from: 1, to: 1 },
        },
      },
    });
  });

  test('counts of more than 32 bits are answered', async () => {
    const many = 3_000_000_000;
    const { body } = envelope([{ ...orderRow(1), jobs_count: many }]);
    rest.on('GET /orders', { body: { ...Object(body), total: many, last_page: many } });
    const { data } = await gateway.ask('{ orders { items { jobsCount } pageInfo { total lastPage } } }');
    expect(data).toEqual({
      orders: { items: [{ jobsCount: many }], pageInfo: { total: many, lastPage: many } },
    });
  });

  test('a row that is answered twice is one row', async () => {
    rest.on('GET /orders', envelope([orderRow(1), orderRow(1), orderRow(2)]));
    const { data } = await gateway.ask('{ orders { items { id } } }');
    expect(data).toEqual({ orders: { items: [{ id: '1' }, { id: '2' }] } });
  });
});

describe('one order', () => {
  test('is read by its own call, and is null when it does not exist', async () => {
    const answer = await gateway.ask(
      '{ order(id: "12") { id description } missing: order(id: "404") { id } }',
    );
    expect(answer).toEqual({ data: { order: { id: '12', description: 'At length' }, missing: null } });
    expect(rest.calls.toSorted()).toEqual(['GET /orders/12', 'GET /orders/404']);
    expect(await gateway.ask('{ order(id: "..") { id } }')).toEqual({ data: { order: null } });
  });

  test('is an error when REST v1 is down', async () => {
    const lonely = await TestGateway.start('http://127.0.0.1:1/v1');
    const answer = await lonely.ask('{ order(id: "1") { id } }');
    expect(answer).toMatchObject({
      data: { order: null },
      errors: [{ message: 'Network Error', extensions: { code: 'NETWORK_ERROR', status: 502 } }],
    });
    await lonely.stop();
  });
});

test('an export sends the filter and the time zone, and answers the outcome', async () => {
  rest.on('GET /orders/export', { status: 200, raw: '' });
  const mutation = `mutation { exportOrders(input: { filter: { status: [PENDING] }, timezone: "Europe/London" }) { outcome } }`;
  expect(await gateway.ask(mutation)).toEqual({ data: { exportOrders: { outcome: 'EMAILED' } } });
  expect(rest.arrivals[0]?.query.toString()).toBe('sort=-created_at&status%5B%5D=pending');
  expect(rest.arrivals[0]?.headers['x-timezone']).toBe('Europe/London');
  rest.on('GET /orders/export', { status: 204 });
  expect(await gateway.ask(mutation)).toEqual({ data: { exportOrders: { outcome: 'NO_DATA' } } });
});

test('a client that leaves aborts its reads, down to the socket', async () => {
  const arrived = Promise.withResolvers<{ abandoned: Promise<void> }>();
  const never = Promise.withResolvers<never>();
  rest.on('GET /orders', ({ abandoned }) => {
    arrived.resolve({ abandoned });
    return never.promise;
  });
  const origin = await gateway.listen();
  const leaving = new AbortController();
  const asking = fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer staff' },
    body: JSON.stringify({ query: '{ orders { pageInfo { total } } }' }),
    signal: leaving.signal,
  }).catch((error: unknown) => error);
  const { abandoned } = await arrived.promise;
  leaving.abort();
  await asking;
  await expect(abandoned).resolves.toBeUndefined();
});
