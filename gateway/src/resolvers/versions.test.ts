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

/** Edits whose answer is another record than the edited part, with a selection of the answer. */
const editsOfParts: Readonly<Record<string, readonly [input: string, call: string, selection: string]>> = {
  CustomerUserReferenceInput: [
    'disableCustomerUser(input: { customerId: "1", id: "5"',
    'PUT /customers/1/users/5',
    '{ id }',
  ],
  DeleteCampaignInput: [
    'deleteCampaign(input: { customerId: "1", id: "5"',
    'DELETE /customers/1/campaigns/5',
    '',
  ],
  DeleteReportMediaInput: [
    'deleteReportMedia(input: { jobId: "1", mediaId: "5"',
    'DELETE /jobs/1/report/media/5',
    '{ id }',
  ],
  RemoveLockoutAgentInput: [
    'removeLockoutAgent(input: { id: "1", agentId: "5"',
    'DELETE /orders/lockouts/1/agents/5',
    '{ id }',
  ],
  RemoveLockoutAgentsInput: [
    'removeLockoutAgents(input: { id: "1"',
    'DELETE /orders/lockouts/1/agents',
    '{ id }',
  ],
  UpdateAgentSkillsInput: [
    'updateAgentSkills(input: { agentId: "1", categoryId: "5", skills: []',
    'PATCH /agents/1/skills/5',
    '{ id }',
  ],
  UpdateBalanceInput: [
    'updateBalance(input: { agentId: "1", canWithdraw: true',
    'PATCH /agents/1/balance',
    '{ id }',
  ],
  UpdateCustomerUserInput: [
    'updateCustomerUser(input: { customerId: "1", id: "5"',
    'PUT /customers/1/users/5',
    '{ id }',
  ],
  UpdateLocationGroupInput: [
    'updateLocationGroup(input: { orderId: "1", id: "5"',
    'PUT /orders/1/locations/groups/5',
    '{ id }',
  ],
  UpdateLockoutAgentInput: [
    'updateLockoutAgent(input: { id: "1", agentId: "5"',
    'PUT /orders/lockouts/1/agents/5',
    '{ id }',
  ],
  UpdateOrderWorkflowInput: [
    'updateOrderWorkflow(input: { orderId: "1", workflowId: "5", active: true',
    'PUT /orders/1/workflows/5',
    '{ id }',
  ],
  UpdateReportMediaInput: [
    'updateReportMedia(input: { jobId: "1", mediaId: "5"',
    'PUT /jobs/1/report/media/5',
    '{ id }',
  ],
  UpdateReportTaskCommentInput: [
    'updateReportTaskComment(input: { jobId: "1", taskId: "5", comment: ""',
    'PUT /jobs/1/report/tasks/5/comment',
    '{ id }',
  ],
  UpdateReportTaskInput: [
    'updateReportTask(input: { jobId: "1", taskId: "5"',
    'PUT /jobs/1/report/tasks/5',
    '{ id }',
  ],
};

/** Changes that take the version beside an id. */
const byId: Readonly<Record<string, readonly [call: string, selection: string]>> = {
  deleteLockout: ['DELETE /orders/lockouts/5', ''],
  disableUser: ['PUT /users/5', '{ id }'],
  enableUser: ['PUT /users/5', '{ id }'],
  revokeUserInvitation: ['DELETE /users/5', ''],
};

/** Edits under another name: templates take `revision`. */
const others = new Set(['UpdateSavedViewInput', 'UpdateTemplateInput']);

const schema = buildGatewaySchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

test('each edit of a record takes the version that it is based on, and its type has one', () => {
  const types = Object.values(schema.getTypeMap());
  const versioned = types
    .filter(isInputObjectType)
    .filter((input) => 'expectedVersion' in input.getFields())
    .map(({ name }) => name);
  const known = [...Object.keys(edits), ...Object.keys(editsOfParts)];
  expect(versioned.filter((name) => !others.has(name)).toSorted()).toEqual(known.toSorted());
  const named = types.filter(isObjectType).filter((type) => 'version' in type.getFields());
  expect(named.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...new Set(Object.values(edits).map(([, , type]) => type))]),
  );
});

test('each change by an id takes the version', () => {
  const taking = mutations.filter(({ args }) => args.some(({ name }) => name === 'expectedVersion'));
  expect(taking.map(({ name }) => name).toSorted()).toEqual(Object.keys(byId).toSorted());
});

test('an input that updates takes the version', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const without = inputs.filter(
    (input) =>
      /^(?:Update|Delete|Remove).*Input$/.test(input.name) && !('expectedVersion' in input.getFields()),
  );
  expect(without.map(({ name }) => name).toSorted()).toEqual([
    // A comment of one's own, which never changes.
    'DeleteAgentCommentInput',
    'DeleteJobCommentInput',
    // Removes one restriction, whatever the others are.
    'RemoveLocationRestrictionsInput',
    // Sets and removes marks one by one.
    'UpdateReviewMarksInput',
    'UpdateTemplateInput',
  ]);
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

const parts = [
  ...Object.values(editsOfParts).map(([input, call, selection]) => ({
    call,
    edit: (version: string) => `mutation { done: ${input}, expectedVersion: ${version} }) ${selection} }`,
  })),
  ...Object.entries(byId).map(([name, [call, selection]]) => ({
    call,
    edit: (version: string) =>
      `mutation { done: ${name}(id: "5", expectedVersion: ${version}) ${selection} }`,
  })),
];
test.each(parts)('$call takes the version of what it changes', async ({ call, edit }) => {
  rest.on(call, call.startsWith('DELETE') ? { status: 204 } : { body: { id: '5' } });
  expect((await gateway.ask(edit('"\\"1\\""'))).errors).toBeUndefined();
  expect(rest.calls).toEqual([call]);
  expect(rest.arrivals[0]?.headers['if-match']).toBe('"1"');
  expect(rest.arrivals[0]?.body).not.toContain('version');
  rest.forget();
  await gateway.ask(edit('null'));
  expect(rest.arrivals[0]?.headers['if-match']).toBeUndefined();
  rest.forget();
  const { errors } = await gateway.ask(edit('"a b"'));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'precondition.failed', status: 412 });
  expect(rest.calls).toEqual([]);
});

test('a row of a list has the version of its own read', async () => {
  rest
    .on('GET /customers', { body: { data: [{ id: '5', name: 'Lakeside' }], total: 1 } })
    .on('GET /customers/{id}', { body: { id: '5', name: 'Lakeside' }, headers: { etag: '"7"' } });
  const { data } = await gateway.ask('{ customers { items { id version } } customer(id: "5") { version } }');
  expect(data).toEqual({ customers: { items: [{ id: '5', version: '"7"' }] }, customer: { version: '"7"' } });
  expect(rest.calls.toSorted()).toEqual(['GET /customers', 'GET /customers/5']);
});

test('the parts of a record have the version of their own read', async () => {
  const etag = (tag: string) => ({ etag: tag });
  rest
    .on('GET /orders/5', { body: { id: '5', title: 'Audit' } })
    .on('GET /orders/5/locations/groups', { body: { data: [{ id: '1', name: 'A' }] }, headers: etag('"g"') })
    .on('GET /orders/workflows', { body: { data: [{ id: '2', name: 'W' }] }, headers: etag('"w"') })
    .on('GET /agents/6/skills', {
      body: { data: [{ category: { id: '3', name: 'C', skills: [] }, skills: [] }] },
      headers: etag('"s"'),
    })
    .on('GET /agents/6/balance', { body: { can_withdraw: true }, headers: etag('"b"') })
    .on('GET /jobs/7', { body: { id: '7' } })
    .on('GET /jobs/7/report', { body: { tasks: [] }, headers: etag('"r"') });
  const { data } = await gateway.ask(`{
    order(id: "5") { locationGroups { version } workflows { version } }
    agent(id: "6") { skills { version } balance { version } }
    job(id: "7") { report { version } }
  }`);
  expect(data).toMatchObject({
    order: { locationGroups: [{ version: '"g"' }], workflows: [{ version: '"w"' }] },
    agent: { skills: [{ version: '"s"' }], balance: { version: '"b"' } },
    job: { report: { version: '"r"' } },
  });
});

test('a campaign of a server without the call for one campaign has no version', async () => {
  rest
    .on('GET /customers/{id}', { body: { id: '1', name: 'Lakeside' } })
    .on('GET /customers/1/campaigns', { body: { data: [{ id: '5', name: 'Spring' }], total: 1 } })
    .on('GET /campaigns/{id}', { status: 404, body: { error: { code: 'not_found', message: 'Not found' } } });
  const { data, errors } = await gateway.ask('{ customer(id: "1") { campaigns { items { id version } } } }');
  expect(errors).toBeUndefined();
  expect(data).toEqual({ customer: { campaigns: { items: [{ id: '5', version: null }] } } });
});

describe('a server without ETags', () => {
  const customer = {
    id: '5',
    name: 'Lakeside',
    logo_url: 'https://files.example/a.png?expires=1',
    last_seen: null,
  };
  const versionOf = async (body: object, headers = {}) => {
    rest.on('GET /customers/{id}', { body, headers });
    const { data } = await gateway.ask('{ customer(id: "5") { version } }');
    return (data as { customer: { version: string } }).customer.version;
  };
  const save = (version: string) =>
    gateway.ask(
      'mutation Save($version: String) { updateCustomer(input: { id: "5", name: "Mine", expectedVersion: $version }) { id } }',
      {
        variables: { version },
      },
    );

  test('has versions of the content, without signatures, visits and the order of properties', async () => {
    const version = await versionOf(customer);
    expect(version).toMatch(/^derived-/);
    const { id, ...others } = customer;
    expect(
      await versionOf({
        ...others,
        logo_url: 'https://files.example/a.png?expires=2',
        last_seen: '2026-11-01 09:00:00',
        id,
      }),
    ).toBe(version);
    expect(await versionOf({ ...customer, name: 'Lakeside 2' })).not.toBe(version);
    // Servers with weak ETags compare nothing.
    expect(await versionOf(customer, { etag: 'W/"1"' })).toBe(version);
  });

  test('gets no derived version as a header: it is compared with the record', async () => {
    const version = await versionOf(customer);
    rest.on('PUT /customers/5', { body: customer });
    const saved = async () => {
      const { errors = [] } = await gateway.ask(
        'mutation { updateCustomer(input: { id: "5", name: "Mine" }) { id } }',
        {
          headers: { 'if-match': version },
        },
      );
      return errors.map(({ extensions }) => extensions?.['code']);
    };
    expect(await saved()).toEqual([]);
    expect(rest.arrivals.filter(({ headers }) => headers['if-match'] !== undefined)).toEqual([]);
    rest.on('GET /customers/{id}', { body: { ...customer, name: 'Theirs' } });
    expect(await saved()).toEqual(['precondition.failed']);
  });

  test('is read again right before an edit, which is refused after another change', async () => {
    const version = await versionOf(customer);
    rest.forget();
    rest.on('PATCH /customers/{id}', { body: { ...customer, name: 'Mine' } });
    expect((await save(version)).errors).toBeUndefined();
    expect(rest.calls).toEqual(['GET /customers/5', 'PATCH /customers/5']);
    expect(rest.arrivals[1]?.headers['if-match']).toBeUndefined();
    expect(JSON.parse(rest.arrivals[1]?.body ?? '')).toEqual({ name: 'Mine' });
    rest.forget();
    rest.on('GET /customers/{id}', { body: { ...customer, name: 'Theirs' } });
    const { errors } = await save(version);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'precondition.failed', status: 412 });
    expect(rest.calls).toEqual(['GET /customers/5']);
  });
});
