import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const money = (amount: number) => ({ amount, currency: 'GBP', formatted: `£${amount.toFixed(2)}` });
const agentRow = (id: string) => ({
  id,
  first_name: `First ${id}`,
  last_name: `Last ${id}`,
  email: `a${id}@example.com`,
  strikes: 2,
  status: 'active',
  stage: 'market_access',
  tags: ['vip'],
  fee: null,
  identity_check: { result: 'pass', method: 'onfido', onboarding_state: 'passed' },
});
const strike = { id: '4', date: '2026-11-01T10:00:00Z', comment: 'Late', reverted_at: null };
const staff = { id: '1', first_name: 'Ada', last_name: 'Adams' };

const subReads: readonly (readonly [field: string, path: string, selection: string, body: unknown])[] = [
  ['contracts', 'contracts', '{ id name }', { data: [{ id: '9', name: 'Terms' }] }],
  ['locations', 'locations', '{ id radius agent { firstName } }', { data: [] }],
  ['position', 'position', '{ latitude }', { latitude: 51.5, longitude: 0, recorded_at: null }],
  ['settings', 'settings', '{ language }', { language: 'en' }],
  [
    'strikeHistory',
    'strikes',
    '{ id createdBy { firstName } }',
    { data: [{ ...strike, created_by: staff }] },
  ],
  ['comments', 'comments', '{ id text }', { data: [] }],
  [
    'skills',
    'skills',
    '{ category { name } }',
    { data: [{ category: { id: '1', name: 'Languages' }, skills: [] }] },
  ],
  [
    'paymentMethods',
    'payment-methods',
    '{ id label }',
    { data: [{ id: '1', type: 'paypal', label: 'a***' }] },
  ],
  [
    'balance',
    'balance',
    '{ canWithdraw earnings { monthly { month } } }',
    { can_withdraw: true, earnings: { monthly: [{ month: '2026-10-01' }] } },
  ],
  ['application', 'application', '{ id contract }', { id: '2', contract: true }],
  [
    'assignments',
    'assignments',
    '{ items { id agent { id } } }',
    envelope([{ id: '8', job_id: '1-1', status: 'accepted' }]).body,
  ],
];
const everySubRead = subReads.map(([field, , selection]) => `${field} ${selection}`).join(' ');

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest
    .on('GET /agents', ({ query }) => {
      const ids = query.getAll('id[]');
      return envelope((ids.length > 0 ? ids : ['1001', '1002']).map(agentRow));
    })
    .on('GET /agents/{id}', ({ path }) =>
      path === '/agents/404'
        ? restError(404, 'not_found', 'Not found')
        : {
            body: { ...agentRow(path.slice('/agents/'.length)), billing: { name: 'B', country_code: 'GB' } },
          },
    )
    .on('GET /agents/summary', { body: { total: 3, key: 'status', groups: { active: 2, retired: 1 } } })
    .on('GET /agents/payments', envelope([{ id: '5', amount: money(3), type: 'job', status: 'paid' }]));
  for (const [, path, , body] of subReads) rest.on(`GET /agents/1001/${path}`, { body });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

describe('agents', () => {
  test('a page with its counts is two calls, with the filter in the terms of REST v1', async () => {
    const answer = await gateway.ask(
      `{ agents(filter: { skillIds: ["3"], strikesFrom: 2, tags: ["vip"], countryCodes: ["GB"], identityCheckResult: [CLEAR] })
         { items { id email tags identityCheck { result onboardingState } } summary { groups { value total } } } }`,
    );
    expect(answer.data).toMatchObject({
      agents: {
        items: [{ id: '1001', identityCheck: { result: 'PASS', onboardingState: 'PASSED' } }, { id: '1002' }],
        summary: {
          groups: [
            { value: 'ACTIVE', total: 2 },
            { value: 'RETIRED', total: 1 },
          ],
        },
      },
    });
    expect(rest.calls.toSorted()).toEqual(['GET /agents', 'GET /agents/summary']);
    const list = rest.arrivals.find(({ path }) => path === '/agents');
    expect(Object.fromEntries(list?.query ?? [])).toMatchObject({
      sort: 'first_name',
      'skill_id[]': '3',
      'tags[]': 'vip',
      'country_code[]': 'GB',
      'identity_check_result[]': 'clear',
    });
  });

  test('users who may see only names get null for the rest, without a call for each agent', async () => {
    rest.on('GET /agents', envelope([{ id: '1', first_name: 'A', last_name: 'B' }]));
    const answer = await gateway.ask('{ agents { items { firstName email strikes fee { amount } } } }');
    expect(answer).toEqual({
      data: { agents: { items: [{ firstName: 'A', email: null, strikes: null, fee: null }] } },
    });
    expect(rest.calls).toEqual(['GET /agents']);
  });

  test('one agent with everything is a call for each part', async () => {
    const answer = await gateway.ask(
      `{ agent(id: "1001") { id firstName billing { name } payments { items { id amount { formatted } } } ${everySubRead} } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['agent']).toMatchObject({
      billing: { name: 'B' },
      position: { latitude: 51.5 },
      assignments: { items: [{ id: '8', agent: { id: '1001' } }] },
      strikeHistory: [{ createdBy: { firstName: 'Ada' } }],
    });
    expect(rest.calls.toSorted()).toEqual(
      [
        'GET /agents/1001',
        'GET /agents/payments',
        ...subReads.map(([, path]) => `GET /agents/1001/${path}`),
      ].toSorted(),
    );
    const payments = rest.arrivals.find(({ path }) => path === '/agents/payments');
    expect(payments?.query.getAll('agent_id[]')).toEqual(['1001']);
  });

  test.each(subReads)('%s alone is a call of its own and no other', async (field, path, selection) => {
    const { data, errors } = await gateway.ask(
      `query { agent(id: "1001") { id __typename ...Part } } fragment Part on Agent { ... { ${field} ${selection} } }`,
    );
    expect(errors).toBeUndefined();
    expect(data?.['agent']).toMatchObject({ id: '1001', [field]: expect.anything() });
    expect(rest.calls).toEqual([`GET /agents/1001/${path}`]);
  });

  test('an agent is read for fields other than parts, and for the id alone', async () => {
    for (const asked of ['id', 'comments { id } status', 'payments { items { id } }']) {
      rest.forget();
      await gateway.ask(`{ agent(id: "1001") { ${asked} } }`);
      expect(rest.calls).toContain('GET /agents/1001');
    }
  });

  test('payments beside a part that shows whether the agent exists are read without the agent', async () => {
    await gateway.ask('{ agent(id: "1001") { balance { canWithdraw } payments { items { id } } } }');
    expect(rest.calls.toSorted()).toEqual(['GET /agents/1001/balance', 'GET /agents/payments']);
  });

  test('the parts of an agent that does not exist are an error', async () => {
    rest.on('GET /agents/404/comments', restError(404, 'not_found', 'Not found'));
    const { data, errors } = await gateway.ask('{ agent(id: "404") { id comments { id } } }');
    expect(data).toEqual({ agent: { id: '404', comments: null } });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['not_found']);
  });

  test.each(subReads)('%s fails alone', async (field, path) => {
    rest.on(`GET /agents/1001/${path}`, restError(503, 'unavailable', 'Busy'));
    const { data, errors } = await gateway.ask(`{ agent(id: "1001") { id ${everySubRead} } }`);
    const failed = Object.entries(Object(data?.['agent'])).filter(([, value]) => value === null);
    expect(failed.map(([name]) => name)).toEqual([field]);
    // A position that cannot be read is null.
    expect((errors ?? []).map((error) => error.path)).toEqual(field === 'position' ? [] : [['agent', field]]);
  });

  test('the parts that matter for a job are a call for each kind, whatever the number of agents', async () => {
    const place = { latitude: 51.5, longitude: 0 };
    const area = { ...place, name: 'East', transport_mode: 'walking', radius: 500, available: true };
    const busy = { id: '7-1', order_id: '7', start_date: '2026-12-01' };
    rest
      // This server ignores the parameter for agents: it returns others as well, and in another order.
      .on('GET /agents/positions', {
        body: {
          data: [
            { ...place, agent_id: '9', recorded_at: null },
            { ...place, latitude: 52, agent_id: '1002', recorded_at: null },
          ],
        },
      })
      .on('GET /agents/locations', {
        body: {
          data: [
            { ...area, id: '1', agent_id: '1002' },
            { ...area, id: '2', agent_id: '1001' },
          ],
        },
      })
      .on('GET /jobs', () =>
        envelope([
          { ...busy, assignment: { id: '3', agent_id: '1002', job_date: '2026-12-01' } },
          { ...busy, id: '7-2', assignment: { id: '4', agent_id: '9', job_date: '2026-12-01' } },
        ]),
      );
    const { data, errors } = await gateway.ask(
      '{ agents { items { id position { latitude } locations { id } openJobs { id assignment { jobDate } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      agents: {
        items: [
          { id: '1001', position: null, locations: [{ id: '2' }], openJobs: [] },
          {
            id: '1002',
            position: { latitude: 52 },
            locations: [{ id: '1' }],
            openJobs: [{ id: '7-1', assignment: { jobDate: '2026-12-01' } }],
          },
        ],
      },
    });
    expect(rest.calls.toSorted()).toEqual([
      'GET /agents',
      'GET /agents/locations',
      'GET /agents/positions',
      'GET /jobs',
    ]);
  });

  test('an agent that does not exist is null, and so is a missing application', async () => {
    rest.on('GET /agents/1001/application', restError(404, 'not_found', 'Not found'));
    expect(
      await gateway.ask('{ missing: agent(id: "404") { id } agent(id: "1001") { application { id } } }'),
    ).toEqual({ data: { missing: null, agent: { application: null } } });
  });

  test('billing of an agent in a list is read from the agent', async () => {
    const answer = await gateway.ask('{ agents { items { billing { name } } } }');
    expect(answer.errors).toBeUndefined();
    expect(rest.calls).toEqual(['GET /agents', 'GET /agents/1001', 'GET /agents/1002']);
  });

  test("fields of the agent's own call come with it, and are read once for an agent of a list", async () => {
    const whole = {
      date_of_birth: '1990-02-03',
      recent_strikes: 2,
      retire_comment: 'Moved away',
      retired_at: '2026-10-01T08:00:00Z',
    };
    const fields = 'dateOfBirth recentStrikes retireComment retiredAt';
    const expected = {
      dateOfBirth: '1990-02-03',
      recentStrikes: 2,
      retireComment: 'Moved away',
      retiredAt: '2026-10-01T08:00:00Z',
    };
    rest.on('GET /agents', envelope([agentRow('1001')]));
    rest.on('GET /agents/1001', { body: { ...agentRow('1001'), ...whole } });
    expect(await gateway.ask(`{ agent(id: "1001") { ${fields} } }`)).toEqual({ data: { agent: expected } });
    expect(rest.calls).toEqual(['GET /agents/1001']);
    rest.forget();
    expect(await gateway.ask(`{ agents { items { ${fields} } } }`)).toEqual({
      data: { agents: { items: [expected] } },
    });
    expect(rest.calls).toEqual(['GET /agents', 'GET /agents/1001']);
  });

  test('the counts of assignments are those of the agent', async () => {
    rest.on('GET /agents/1001/assignments/summary', {
      body: { total: 1, key: 'status', groups: { partially_failed: 1 } },
    });
    const answer = await gateway.ask(
      `{ agent(id: "1001") { assignments(filter: { status: [QA], customerIds: ["3"], jobDateFrom: "2026-01-01" })
         { items { jobId status } summary { groups { value } } } } }`,
    );
    expect(answer.data).toEqual({
      agent: {
        assignments: {
          items: [{ jobId: '1-1', status: 'ACCEPTED' }],
          summary: { groups: [{ value: 'PARTIALLY_FAILED' }] },
        },
      },
    });
    const list = rest.arrivals.find(({ path }) => path.endsWith('/assignments'));
    expect(list?.query.toString()).toBe(
      'page=1&per_page=25&sort=-job_date&status%5B%5D=qa&customer_id%5B%5D=3&job_date_from=2026-01-01',
    );
  });
});

describe('changes to an agent', () => {
  const changes: readonly (readonly [mutation: string, call: string, body: unknown, answer: unknown])[] = [
    [
      'updateAgent(input: { id: "1001", firstName: "New", status: INACTIVE, tags: [] })',
      'PUT /agents/1001',
      { first_name: 'New', status: 'inactive', tags: [] },
      agentRow('1001'),
    ],
    [
      'addStrike(input: { agentId: "1001", comment: "Late" })',
      'POST /agents/1001/strikes',
      { comment: 'Late' },
      strike,
    ],
    [
      'revertStrike(input: { agentId: "1001", strikeId: "4" })',
      'POST /agents/1001/strikes/4/revert',
      null,
      strike,
    ],
    [
      'addAgentComment(input: { agentId: "1001", text: "Hi" })',
      'POST /agents/1001/comments',
      { comment: 'Hi' },
      { id: '1' },
    ],
    [
      'deleteAgentComment(input: { agentId: "1001", commentId: "6" })',
      'DELETE /agents/1001/comments/6',
      null,
      {},
    ],
    [
      'updateAgentSkills(input: { agentId: "1001", categoryId: "2", skills: ["7"] })',
      'PATCH /agents/1001/skills/2',
      { skills: ['7'] },
      {},
    ],
    [
      'updateBalance(input: { agentId: "1001", canWithdraw: false })',
      'PATCH /agents/1001/balance',
      { can_withdraw: false },
      {},
    ],
  ];

  describe('single tags', () => {
    /** A REST v1 with these tags, where another user adds one before each of this many changes. */
    const overtaken = (times: number, key = 'ETag') => {
      const tags = ['Student', 'vip'];
      let left = times;
      rest
        .on('GET /agents/1001', () => ({
          body: { ...agentRow('1001'), tags },
          headers: { [key]: `"${tags.length}"` },
        }))
        .on('PUT /agents/1001', ({ headers }) => {
          if (left > 0) tags.push(`Of others ${left--}`);
          return headers['if-match'] !== undefined && headers['if-match'] !== `"${tags.length}"`
            ? restError(412, 'precondition.failed', 'Somebody else changed this')
            : { body: agentRow('1001') };
        });
    };
    const edit = (more = '') =>
      gateway.ask(
        `mutation { updateAgent(input: { id: "1001", addTags: ["Airports"], removeTags: ["vip"] ${more} }) { id } }`,
      );
    const sent = () =>
      rest.arrivals.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(String(body)));

    test('are added to the current ones when they are sent, and removed from these', async () => {
      overtaken(2);
      expect((await edit('city: "York"')).errors).toBeUndefined();
      expect(sent().at(-1)).toEqual({
        city: 'York',
        tags: ['Student', 'Of others 2', 'Of others 1', 'Airports'],
      });
      expect(sent()).toHaveLength(3);
    });

    test('are sent without a precondition where REST v1 sends no ETag', async () => {
      overtaken(0, 'x-none');
      expect((await edit()).errors).toBeUndefined();
      expect(sent()).toEqual([{ tags: ['Student', 'Airports'] }]);
    });

    test('are given up after too many conflicts', async () => {
      overtaken(100);
      expect((await edit()).errors?.[0]?.extensions).toMatchObject({ code: 'precondition.failed' });
      expect(sent()).toHaveLength(5);
    });

    test('cannot be combined with all tags', async () => {
      expect((await edit('tags: []')).errors?.[0]?.extensions).toMatchObject({
        code: 'validation.failed',
        fields: { tags: [expect.any(String)] },
      });
      expect(rest.calls).toEqual([]);
    });
  });

  test.each(changes)('%s', async (mutation, call, body, answered) => {
    rest.on(call, { body: answered });
    const { data, errors } = await gateway.ask(`mutation { changed: ${mutation} { id strikes } }`, {
      headers: { 'idempotency-key': 'once' },
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ changed: { id: '1001', strikes: 2 } });
    expect(rest.calls[0]).toBe(call);
    expect(rest.calls.length).toBeLessThanOrEqual(2);
    expect(rest.arrivals[0]?.body === '' ? null : JSON.parse(rest.arrivals[0]?.body ?? '')).toEqual(body);
    expect(rest.arrivals[0]?.headers['idempotency-key']).toBe('once:1');
  });

  test('a selection of the id alone needs no call after the change', async () => {
    rest.on('POST /agents/1001/comments', { status: 201, body: { id: '1' } });
    await gateway.ask('mutation { addAgentComment(input: { agentId: "1001", text: "Hi" }) { id } }');
    expect(rest.calls).toEqual(['POST /agents/1001/comments']);
  });

  test('a retired agent is answered as it is, a deleted applicant as null', async () => {
    const mutation = `mutation { retireAgent(input: { id: "1001", reason: STRIKED_OFF, comment: "Bye" }) { agentId agent { status retireReason } } }`;
    rest.on('POST /agents/1001/retire', {
      body: { ...agentRow('1001'), status: 'retired', retire_reason: 'striked_off' },
    });
    expect(await gateway.ask(mutation)).toEqual({
      data: { retireAgent: { agentId: '1001', agent: { status: 'RETIRED', retireReason: 'STRIKED_OFF' } } },
    });
    rest.on('POST /agents/1001/retire', { status: 204 });
    expect(await gateway.ask(mutation)).toEqual({ data: { retireAgent: { agentId: '1001', agent: null } } });
  });
});

describe('exports', () => {
  test.each([
    ['exportAgents(input: { timezone: "Europe/Paris" })', '/agents/export'],
    ['exportAssignments(input: { agentId: "7", timezone: "Europe/Paris" })', '/agents/7/assignments/export'],
    ['exportApplications(input: { timezone: "Europe/Paris" })', '/agents/applications/export'],
    ['exportPayments(input: { timezone: "Europe/Paris" })', '/agents/payments/export'],
    ['exportWithdrawals(input: { timezone: "Europe/Paris" })', '/agents/withdrawals/export'],
  ])('%s', async (mutation, path) => {
    rest.on(`GET ${path}`, { status: 200, raw: '' });
    expect(await gateway.ask(`mutation { done: ${mutation} { outcome } }`)).toEqual({
      data: { done: { outcome: 'EMAILED' } },
    });
    expect(rest.calls).toEqual([`GET ${path}`]);
    expect(rest.arrivals[0]?.headers['x-timezone']).toBe('Europe/Paris');
  });
});

test('a map reads the agents inside its corners, and completes them in one call', async () => {
  rest
    .on('GET /agents/positions', {
      body: { data: ['1', '2'].map((id) => ({ latitude: 1, longitude: 2, agent_id: id })) },
    })
    .on('GET /agents/locations', { body: { data: [{ id: '1', radius: 500, transport_mode: 'cycling' }] } });
  const answer = await gateway.ask(
    `query ($box: MapBoxInput!) { agentPositions(box: $box) { latitude agent { firstName } }
       agentAreas(box: $box, perPage: 5) { id radius transportMode agent { id } } }`,
    { variables: { box: { latitudeNw: 52, longitudeNw: -1, latitudeSe: 51, longitudeSe: 1.5 } } },
  );
  expect(answer.data).toEqual({
    agentPositions: ['1', '2'].map((id) => ({ latitude: 1, agent: { firstName: `First ${id}` } })),
    agentAreas: [{ id: '1', radius: 500, transportMode: 'CYCLING', agent: null }],
  });
  expect(rest.calls.toSorted()).toEqual(['GET /agents', 'GET /agents/locations', 'GET /agents/positions']);
  expect(rest.arrivals.find(({ path }) => path === '/agents/positions')?.query.toString()).toBe(
    'latitude_nw=52&longitude_nw=-1&latitude_se=51&longitude_se=1.5&per_page=200',
  );
});

test('skills and tags are lists of their own', async () => {
  rest
    .on('GET /skills', {
      body: { data: [{ id: '1', name: 'Languages', skills: [{ id: '2', name: 'French' }] }] },
    })
    .on('GET /agents/tags', { body: { data: ['vip'] } });
  expect(await gateway.ask('{ skills { name skills { name } } agentTags }')).toEqual({
    data: { skills: [{ name: 'Languages', skills: [{ name: 'French' }] }], agentTags: ['vip'] },
  });
});
