import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const workflows = [
  { id: '3', name: 'Auto-assign', active: true },
  { id: '4', name: 'Remind', active: false },
];
const order = {
  id: '7',
  title: 'Audit',
  campaign_id: '4',
  wave: { id: '2', name: 'Second wave' },
  workflows: [],
};
const group = { name: 'Outside', reference: 'outside', tasks: [] };
const logic = {
  task_reference: 'shelf',
  actions: [{ jump: 'end', condition: { operator: 'always', arguments: [] } }],
};

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest
    .on('POST /orders', { status: 201, body: order })
    .on('PATCH /orders/{id}', { body: order })
    .on('GET /orders', envelope([{ id: '7', title: 'Audit', campaign_id: '4', wave: order.wave }]))
    .on('GET /orders/7', { body: order })
    .on('GET /orders/workflows', { body: { data: workflows } })
    .on('PUT /orders/7/workflows/3', { body: workflows[0] })
    .on('GET /orders/7/tasks', { body: { task_groups: [group], task_logic: [logic] } })
    .on(
      'GET /orders/7/pushes',
      envelope([{ id: '5', status: 'no_audience', kind: 'offer_distance', lockout_duration: 30 }]),
    )
    .on('GET /orders/7/reports/export', {
      raw: 'Job,Status\r\n7-1,completed\r\n',
      headers: { 'content-type': 'text/csv' },
    });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

test('a draft is created in one call, in the terms of REST v1', async () => {
  const answer = await gateway.ask(
    `mutation { createOrder(input: { title: "Audit", type: TREASURE_HUNT, customerId: "1", campaignId: "4",
       categoryId: "2", countryCode: "GB", treasureTarget: "A red van", perUserJobLimit: null,
       documentation: [{ title: "How", url: "https://example.com", type: LINK }] }) { id title } }`,
  );
  expect(answer).toEqual({ data: { createOrder: { id: '7', title: 'Audit' } } });
  expect(rest.calls).toEqual(['POST /orders']);
  expect(JSON.parse(rest.arrivals[0]?.body ?? '')).toEqual({
    title: 'Audit',
    type: 'treasure_hunt',
    customer_id: '1',
    campaign_id: '4',
    category_id: '2',
    country_code: 'GB',
    priority: 'medium',
    workforce: 'platform',
    treasure_target: 'A red van',
    per_user_job_limit: null,
    documentation: [{ title: 'How', url: 'https://example.com', type: 'link' }],
  });
});

test('an edit sends only what changes', async () => {
  const answer = await gateway.ask(
    'mutation { updateOrder(input: { id: "7", description: null, priority: HIGH }) { id } }',
  );
  expect(answer).toEqual({ data: { updateOrder: { id: '7' } } });
  expect(rest.arrivals.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([
    'PATCH /orders/7 {"description":null,"priority":"high"}',
  ]);
});

test('refused fields have the names of the input', async () => {
  rest.on(
    'PATCH /orders/{id}',
    restError(422, 'validation.failed', 'Please check', {
      fields: { campaign_id: ['Not a campaign of it'] },
    }),
  );
  const { errors } = await gateway.ask(
    'mutation { updateOrder(input: { id: "7", campaignId: "9" }) { id } }',
  );
  expect(errors?.[0]?.extensions).toEqual({
    code: 'validation.failed',
    status: 422,
    fields: { campaignId: ['Not a campaign of it'] },
  });
});

test('the ETag of a read or change comes along, for the next edit', async () => {
  rest.on('GET /orders/7', { body: { ...order, customer_id: '1' }, headers: { etag: '"one"' } });
  rest.on('GET /customers', { ...envelope([{ id: '1', name: 'Shops' }]), headers: { etag: '"label"' } });
  rest.on('PATCH /orders/{id}', { body: order, headers: { etag: '"two"' } });
  const read = await gateway.post('{ order(id: "7") { title customer { name } } }');
  expect(rest.calls).toEqual(['GET /orders/7', 'GET /customers']);
  expect(read.headers['etag']).toBe('"one"');
  const changed = await gateway.post('mutation { updateOrder(input: { id: "7", title: "New" }) { id } }', {
    headers: { 'if-match': '"one"' },
  });
  expect(changed.headers['etag']).toBe('"two"');
  const list = await gateway.post('{ orders { pageInfo { total } } }');
  const both = await gateway.post('{ order(id: "7") { id } customers { pageInfo { total } } }');
  expect([list.headers['etag'], both.headers['etag']]).toEqual([undefined, undefined]);
});

test('a stale edit is refused by the ETag that the client sends', async () => {
  rest.on('PATCH /orders/{id}', restError(412, 'precondition.failed', 'Somebody else changed this'));
  const { errors } = await gateway.ask('mutation { updateOrder(input: { id: "7", title: "New" }) { id } }', {
    headers: { 'if-match': '"abc"', 'idempotency-key': 'edit-1' },
  });
  expect(errors?.[0]?.extensions).toEqual({ code: 'precondition.failed', status: 412 });
  expect(rest.arrivals[0]?.headers).toMatchObject({ 'if-match': '"abc"', 'idempotency-key': 'edit-1:1' });
});

test('a workflow is switched, and the order comes back with all of them', async () => {
  const answer = await gateway.ask(
    `mutation { updateOrderWorkflow(input: { orderId: "7", workflowId: "3", active: true }) {
       id workflows { active workflow { id name } } } }`,
  );
  expect(answer).toEqual({
    data: {
      updateOrderWorkflow: {
        id: '7',
        workflows: [
          { active: true, workflow: { id: '3', name: 'Auto-assign' } },
          { active: false, workflow: { id: '4', name: 'Remind' } },
        ],
      },
    },
  });
  expect(rest.arrivals.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([
    'PUT /orders/7/workflows/3 {"active":true}',
    'GET /orders/workflows ',
  ]);
  expect(rest.arrivals[1]?.query.get('order_id')).toBe('7');
});

test('tasks and their logic are one call, pushes another; a wave knows its campaign', async () => {
  const answer = await gateway.ask(
    `{ order(id: "7") { tasks { name reference } taskLogic { taskReference actions { jump condition { operator } } }
         pushes { items { id status kind lockoutDuration } } wave { id name campaignId } workflows { active } } }`,
  );
  expect(answer).toEqual({
    data: {
      order: {
        tasks: [{ name: 'Outside', reference: 'outside' }],
        taskLogic: [
          { taskReference: 'shelf', actions: [{ jump: 'end', condition: { operator: 'always' } }] },
        ],
        pushes: {
          items: [{ id: '5', status: 'NO_AUDIENCE', kind: 'OFFER_DISTANCE', lockoutDuration: 30 }],
        },
        wave: { id: '2', name: 'Second wave', campaignId: '4' },
        workflows: [{ active: true }, { active: false }],
      },
    },
  });
  expect(rest.calls.toSorted()).toEqual([
    'GET /orders/7',
    'GET /orders/7/pushes',
    'GET /orders/7/tasks',
    'GET /orders/workflows',
  ]);
  expect(rest.arrivals.find(({ path }) => path.endsWith('pushes'))?.query.toString()).toBe(
    'page=1&per_page=5&sort=-created_at',
  );
});

test("an order's results come as text, with a name for the file", async () => {
  const answer = await gateway.ask(
    'mutation { exportOrderResults(input: { id: "7", timezone: "Europe/Paris" }) { fileName csv } }',
  );
  expect(answer.data?.['exportOrderResults']).toEqual({
    fileName: expect.stringMatching(/^order-7-results-\d{8}-\d{6}\.csv$/),
    csv: 'Job,Status\r\n7-1,completed\r\n',
  });
  expect(rest.calls).toEqual(['GET /orders/7/reports/export']);
  expect(rest.arrivals[0]?.headers['x-timezone']).toBe('Europe/Paris');
});
