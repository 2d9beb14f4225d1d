import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

beforeAll(async () => {
  rest = await RestServer.start();
  rest
    .on(
      'GET /customers',
      envelope([
        { id: '7', name: "O'Malley", address: { line1: 'Quay 1', country_code: 'IE' } },
        { id: '9', name: 'Shy' },
      ]),
    )
    .on('POST /customers', { status: 201, body: { id: '8', name: 'New' } })
    .on('PATCH /customers/7', { body: { id: '7', name: "O'Malley" } })
    .on('GET /customers/export', { status: 204 })
    .on('GET /customers/7', {
      body: { id: '7', name: "O'Malley", address: { line1: 'Quay 1', country_code: 'IE' } },
    })
    .on('GET /orders', envelope([{ id: '1', title: 'Audit', customer: { id: '7', name: "O'Malley" } }]))
    .on('GET /orders/summary', { body: { total: 4, key: 'status', groups: { draft: 4 } } })
    .on('GET /customers/summary', { body: { stats: [{ status: 'active', total: 2 }] } })
    .on('GET /cities', envelope([{ id: '3', name: 'Cork', country_code: 'IE' }]));
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

test('a customer is read by id, and is null when it does not exist', async () => {
  const answer = await gateway.ask(
    '{ customer(id: "7") { name address { line1 countryCode } } none: customer(id: "8") { id } }',
  );
  expect(answer).toEqual({
    data: { customer: { name: "O'Malley", address: { line1: 'Quay 1', countryCode: 'IE' } }, none: null },
  });
  expect(rest.calls.toSorted()).toEqual(['GET /customers/7', 'GET /customers/8']);
});

test('an industry with only its id has a name that cannot be read, and is not null', async () => {
  rest.on('GET /customers/6', { body: { id: '6', name: 'Short', industry_id: '3' } });
  const { data, errors } = await gateway.ask('{ customer(id: "6") { name industry { id name } } }');
  expect(data).toEqual({ customer: { name: 'Short', industry: { id: '3', name: null } } });
  expect(errors).toMatchObject([
    { path: ['customer', 'industry', 'name'], extensions: { code: 'INVALID_UPSTREAM_ANSWER' } },
  ]);
});

test('a user who may not open a customer gets the name from the list', async () => {
  rest.on('GET /customers/9', restError(403, 'auth.forbidden', 'No'));
  const answer = await gateway.ask('{ customer(id: "9") { id name status } }');
  expect(answer).toEqual({ data: { customer: { id: '9', name: 'Shy', status: null } } });
  expect(rest.sent).toEqual(['GET /customers/9', 'GET /customers?id[]=9&per_page=1']);
});

test('a customer is created and changed in one call each, in the terms of REST v1', async () => {
  const answer = await gateway.ask(
    `mutation {
       createCustomer(input: { name: "New", phone: "1", industryId: "2", showBadge: true,
         address: { line1: "Quay 1", city: "Cork", countryCode: "IE" } }) { id name }
       updateCustomer(input: { id: "7", status: ARCHIVED, email: null, jobsPerAgentLimit: 3 }) { id name }
     }`,
  );
  expect(answer.errors).toBeUndefined();
  expect(rest.sent).toEqual([
    'POST /customers {"name":"New","priority":"standard","industry_id":"2","show_badge":true,"address":{"line1":"Quay 1","city":"Cork","country_code":"IE"},"phone":"1"}',
    'PATCH /customers/7 {"email":null,"status":"archived","jobs_per_agent_limit":3}',
  ]);
});

test('customers are exported with filter and time zone', async () => {
  const answer = await gateway.ask(
    'mutation { exportCustomers(input: { filter: { countryCodes: ["IE"] }, timezone: "Europe/Dublin" }) { outcome } }',
  );
  expect(answer).toEqual({ data: { exportCustomers: { outcome: 'NO_DATA' } } });
  expect(rest.sent).toEqual(['GET /customers/export?sort=name&country_code[]=IE']);
  expect(rest.arrivals[0]?.headers['x-timezone']).toBe('Europe/Dublin');
});

test("a customer's orders and their counts are limited to the customer, within the filter", async () => {
  const answer = await gateway.ask(
    `{ customer(id: "7") { orders(filter: { customerIds: ["8", "7"], type: [ANYWHERE] }) { items { title customer { name } } summary { total } }
         orderSummary { groups { value total } } } }`,
  );
  expect(answer).toEqual({
    data: {
      customer: {
        orders: { items: [{ title: 'Audit', customer: { name: "O'Malley" } }], summary: { total: 4 } },
        orderSummary: { groups: [{ value: 'DRAFT', total: 4 }] },
      },
    },
  });
  const asked = rest.arrivals
    .filter(({ path }) => path.startsWith('/orders'))
    .map(({ path, query }) => [path, query.getAll('customer_id[]'), query.getAll('type[]')]);
  expect(asked.toSorted()).toEqual([
    ['/orders', ['7'], ['anywhere']],
    ['/orders/summary', ['7'], []],
    ['/orders/summary', ['7'], ['anywhere']],
  ]);
});

test("a filter for another customer matches none of a customer's orders", async () => {
  const { data } = await gateway.ask(
    '{ customer(id: "7") { orders(filter: { customerIds: ["8"] }) { items { title } pageInfo { total } } } }',
  );
  expect(data).toEqual({ customer: { orders: { items: [], pageInfo: { total: 0 } } } });
});

test('a summary in the other shape is read, and a lookup with its filter', async () => {
  const answer = await gateway.ask(
    '{ customers { summary { total groups { value } } } cities(countryCode: "IE") { name countryCode } }',
  );
  expect(answer).toEqual({
    data: {
      customers: { summary: { total: 2, groups: [{ value: 'ACTIVE' }] } },
      cities: [{ name: 'Cork', countryCode: 'IE' }],
    },
  });
  expect(rest.arrivals.find(({ path }) => path === '/cities')?.query.get('country_code[]')).toBe('IE');
});
