import { isInputObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildGatewaySchema } from '../schema/build-schema.ts';
import { TestGateway } from '../testing/gateway.ts';
import { RestServer } from '../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;
beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

/** Each edit of a record with its smallest input, the REST call of the edit, and the type of the record. */
const edits: Readonly<Record<string, readonly [input: string, call: string, type: string]>> = {
  UpdateAgentInput: ['updateAgent(input: { id: "5"', 'PUT /agents/5', 'Agent'],
  UpdateCampaignInput: [
    'updateCampaign(input: { customerId: "1", id: "5"',
    'PUT /customers/1/campaigns/5',
    'Campaign',
  ],
  UpdateCollectionInput: [
    'updateCollection(input: { id: "5"',
    'PUT /app-manager/collections/5',
    'Collection',
  ],
  UpdateCustomerInput: ['updateCustomer(input: { id: "5"', 'PATCH /customers/5', 'Customer'],
  UpdateJobInput: ['updateJob(input: { id: "5"', 'PUT /jobs/5', 'Job'],
  UpdateJobLocationGroupInput: [
    'updateJobLocationGroup(input: { id: "5"',
    'PUT /jobs/5/location-group',
    'Job',
  ],
  UpdateJobRatesInput: ['updateJobRates(input: { id: "5"', 'PUT /jobs/5/rates', 'Job'],
  UpdateLockoutInput: ['updateLockout(input: { id: "5"', 'PUT /orders/lockouts/5', 'Lockout'],
  UpdateNewsItemInput: ['updateNewsItem(input: { id: "5"', 'PUT /app-manager/news/5', 'NewsItem'],
  UpdateOrderInput: ['updateOrder(input: { id: "5"', 'PATCH /orders/5', 'Order'],
  UpdateTrainingInput: ['updateTraining(input: { id: "5"', 'PUT /app-manager/training/5', 'Training'],
  UpdateUserInput: ['updateUser(input: { id: "5"', 'PUT /users/5', 'User'],
};

/** Edits of a part of a record, which have no version of their own yet, and those under another name. */
const others = new Set([
  'UpdateBalanceInput',
  'UpdateAgentSkillsInput',
  'UpdateCustomerUserInput',
  'UpdateLocationGroupInput',
  'UpdateLockoutAgentInput',
  'UpdateOrderWorkflowInput',
  'UpdateReportMediaInput',
  'UpdateReportTaskCommentInput',
  'UpdateReportTaskInput',
  // `revision`
  'UpdateTemplateInput',
]);

test('each edit of a record takes the version that it is based on, and its type has one', () => {
  const types = Object.values(buildGatewaySchema().getTypeMap());
  const inputs = types.filter(isInputObjectType).filter(({ name }) => /^Update.*Input$/.test(name));
  const versioned = inputs.filter((input) => 'expectedVersion' in input.getFields()).map(({ name }) => name);
  expect(versioned.toSorted()).toEqual(Object.keys(edits).toSorted());
  expect(
    inputs.map(({ name }) => name).filter((name) => !versioned.includes(name) && !others.has(name)),
  ).toEqual([]);
  const named = types.filter(isObjectType).filter((type) => 'version' in type.getFields());
  expect(named.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...new Set(Object.values(edits).map(([, , type]) => type))]),
  );
});

describe.each(Object.entries(edits))('%s', (_input, [mutation, call]) => {
  const edit = (version: string) =>
    gateway.ask(`mutation { done: ${mutation}, expectedVersion: ${version} }) { id version } }`);

  test('the version is the precondition of the call, and the answer has the next one', async () => {
    rest.on(call, { body: { id: '5' }, headers: { etag: '"2"' } });
    expect(await edit('"\\"1\\""')).toEqual({ data: { done: { id: '5', version: '"2"' } } });
    expect(rest.calls).toEqual([call]);
    expect(rest.arrivals[0]?.headers['if-match']).toBe('"1"');
    expect(JSON.parse(rest.arrivals[0]?.body ?? '')).not.toHaveProperty('expected_version');
  });

  test('null is no precondition', async () => {
    rest.on(call, { body: { id: '5' }, headers: { etag: '"2"' } });
    await edit('null');
    expect(rest.arrivals[0]?.headers['if-match']).toBeUndefined();
    expect(rest.arrivals[0]?.body).not.toContain('version');
  });

  test('what cannot be a version is refused before the call', async () => {
    const { errors } = await edit('"a b"');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'precondition.failed', status: 412 });
    expect(rest.calls).toEqual([]);
  });
});

test('a row of a list has the version of its own read', async () => {
  rest
    .on('GET /customers', { body: { data: [{ id: '5', name: 'Lakeside' }], total: 1 } })
    .on('GET /customers/{id}', { body: { id: '5', name: 'Lakeside' }, headers: { etag: '"7"' } });
  const { data } = await gateway.ask('{ customers { items { id version } } customer(id: "5") { version } }');
  expect(data).toEqual({ customers: { items: [{ id: '5', version: '"7"' }] }, customer: { version: '"7"' } });
  expect(rest.calls.toSorted()).toEqual(['GET /customers', 'GET /customers/5']);
});
