import { getNamedType, isCompositeType, isObjectType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildGatewaySchema } from '../../schema/build-schema.ts';
import { TestGateway } from '../../testing/gateway.ts';
import { job, jobRow } from '../../testing/jobs.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const region = (value: string) => `{ category: "region", value: "${value}" }`;
const numberOf = (id: string) => Number(id.split('-')[1]);

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest
    .on('GET /jobs', ({ query }) => {
      const ids = query.getAll('id[]');
      return envelope(
        ids.length > 0
          ? ids.map((id) => jobRow(numberOf(id)))
          : Array.from({ length: 100 }, (_item, index) => jobRow(index)),
      );
    })
    .on('GET /jobs/{id}', ({ path }) =>
      path === '/jobs/7-404'
        ? restError(404, 'not_found', 'Not found')
        : { body: job(numberOf(path.slice('/jobs/'.length))) },
    )
    .on('GET /jobs/summary', { body: { total: 2, key: 'status', groups: { qa: 2 } } })
    .on('GET /jobs/7-1/tasks', {
      body: {
        task_groups: [{ name: 'Main', reference: 'main', tasks: [] }],
        task_logic: [{ task_reference: 'a', actions: [] }],
      },
    })
    .on('GET /jobs/7-1/report', {
      body: { tasks: [{ task_id: 't1', selection: ['o1'], value: null, media: [], item_count: 3 }] },
    })
    .on(
      'GET /jobs/7-1/report/tasks/t1/items',
      envelope([{ reference: 'i1', label: 'Item', subtext: null, tasks: [] }]),
    )
    .on('GET /jobs/7-1/history', {
      body: { data: [{ id: '1', date: '2026-11-20T10:00:00Z', actor: 'System', event: 'Created' }] },
    })
    .on('GET /jobs/7-1/comments', { body: { data: [] } })
    .on('GET /jobs/7-1/report/links', { body: { data: [{ id: '5', has_password: true, opened_count: 3 }] } })
    .on('GET /jobs/7-1/review-marks', { body: { data: [] } });
  for (const [path, name] of [
    ['/customers', 'portal_url'],
    ['/templates', 'status'],
    ['/agents', 'email'],
    ['/users', 'email'],
  ] as const)
    rest.on(`GET ${path}`, ({ query }) =>
      envelope(
        query
          .getAll('id[]')
          .map((id) => ({ id, first_name: 'Sam', [name]: name === 'status' ? 'active' : `${id}@x` })),
      ),
    );
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

describe('a page of a hundred jobs', () => {
  test('with the labels of the rows costs one call', async () => {
    const answer = await gateway.ask(
      `{ jobs(perPage: 100) { items { id status customer { id name } template { id name version duration }
           reviewer { id firstName } assignment { status agent { id firstName } } fee { formatted } team
           location { city } metadata { category value } } pageInfo { total } } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['jobs']).toMatchObject({ pageInfo: { total: 100 } });
    expect(rest.calls).toEqual(['GET /jobs']);
  });

  test('with more of every label and the counts costs one more call for each kind', async () => {
    const answer = await gateway.ask(
      `{ jobs(perPage: 100) { items { customer { name portalUrl } template { status }
           reviewer { firstName email } assignment { agent { firstName email } } } summary { groups { value total } } } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(rest.calls.toSorted()).toEqual([
      'GET /agents',
      'GET /customers',
      'GET /jobs',
      'GET /jobs/summary',
      'GET /templates',
      'GET /users',
    ]);
    const agents = rest.arrivals.find(({ path }) => path === '/agents');
    expect(agents?.query.getAll('id[]')).toHaveLength(9);
  });

  test('of which Shepherd, customer and template are only ids are completed by those ids', async () => {
    const { customer: _customer, template: _template, ...row } = jobRow(1);
    const { agent: _agent, ...assignment } = row.assignment;
    rest.on('GET /jobs', envelope([{ ...row, assignment }]));
    const { data, errors } = await gateway.ask(
      '{ jobs { items { assignment { agent { id email } customer { id } template { id status } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty(['jobs', 'items', 0, 'assignment'], {
      agent: { id: '1001', email: '1001@x' },
      customer: { id: '1' },
      template: { id: '1', status: 'ACTIVE' },
    });
    expect(rest.calls.toSorted()).toEqual(['GET /agents', 'GET /jobs', 'GET /templates']);
  });

  test('tells parts that cannot be read, and does not take them for none', async () => {
    rest.on('GET /jobs', envelope([{ ...jobRow(1), review: 'Rita', location: 'Shop', assignment: 'Sam' }]));
    const { data, errors } = await gateway.ask(
      '{ jobs { items { id reviewer { id } location { id } assignment { id agent { id } } } } }',
    );
    expect(data).toEqual({
      jobs: { items: [{ id: '7-1', reviewer: null, location: null, assignment: null }] },
    });
    expect(errors?.map(({ path, extensions }) => [path?.at(-1), extensions?.['code']])).toEqual([
      ['reviewer', 'INVALID_UPSTREAM_ANSWER'],
      ['location', 'INVALID_UPSTREAM_ANSWER'],
      ['assignment', 'INVALID_UPSTREAM_ANSWER'],
    ]);
  });

  test('jobs of offers are named by the page, and completed together when more is selected', async () => {
    const answer = await gateway.ask(
      '{ jobs { items { marketOffer { rulesOperator jobs { id reference city } } } } }',
    );
    expect(answer.errors).toBeUndefined();
    expect(rest.calls).toEqual(['GET /jobs', 'GET /jobs']);
  });
});

describe('the order of a job', () => {
  test('comes with the job, for users who may not read orders', async () => {
    const { data } = await gateway.ask(
      '{ jobs { items { order { id title type orderType paused archived __typename } } } }',
    );
    expect(data).toHaveProperty(['jobs', 'items', 0, 'order'], {
      __typename: 'Order',
      id: '7',
      title: 'Order 7',
      type: 'STANDARD',
      orderType: 'STANDARD',
      paused: false,
      archived: false,
    });
    expect(rest.calls).toEqual(['GET /jobs']);
  });

  test('is the order itself, all of a page in one call, when more of it is selected', async () => {
    rest.on('GET /orders', envelope([{ id: '7', country_code: 'GB', archived_at: '2026-11-20T10:00:00Z' }]));
    const { data } = await gateway.ask('{ jobs { items { order { title countryCode archivedAt } } } }');
    expect(data).toHaveProperty(['jobs', 'items', 0, 'order'], {
      title: 'Order 7',
      countryCode: 'GB',
      archivedAt: '2026-11-20T10:00:00Z',
    });
    const asked = rest.arrivals.filter(({ query }) => query.has('id[]'));
    expect(asked.map(({ path, query }) => [path, query.getAll('id[]')])).toEqual([['/orders', ['7']]]);
    // A separate request: orders of a list in the same request would not be read again.
    const list = await gateway.ask('{ orders { items { archived } } }');
    expect(list.data).toMatchObject({ orders: { items: [{ archived: true }] } });
  });

  test('is its id alone where REST v1 sends no more, and empty for a job without one', async () => {
    rest.on(
      'GET /jobs',
      envelope([
        { id: '7-1', order_id: '7' },
        { id: '8-1', order: null, order_id: null },
      ]),
    );
    const { data } = await gateway.ask('{ jobs { items { order { id } } } }');
    expect(data).toEqual({ jobs: { items: [{ order: { id: '7' } }, { order: null }] } });
  });
});

test('a filter is sent in the terms of REST v1, and the counts follow all of it but the status', async () => {
  await gateway.ask(
    `{ jobs(filter: { status: [QA], stage: [PARTIALLY_FAILED], withRejections: true, customerIds: ["1"],
         reviewerIds: ["u1"], withoutReviewer: true, hasMarketOffer: false, countryCodes: ["GB"], startDateTo: "2026-12-01",
         metadata: [{ category: "region", value: "north & west" }, { category: "wave", value: "2" }] },
         sort: { field: COMPLETED_AT, direction: ASC }) { items { id } summary { total } } }`,
  );
  const [list, summary] = rest.arrivals.toSorted((one, other) => one.path.length - other.path.length);
  expect([...(list?.query ?? [])]).toEqual([
    ['page', '1'],
    ['per_page', '25'],
    ['sort', 'completed_at'],
    ['status[]', 'qa'],
    ['stage[]', 'partially_failed'],
    ['with_rejections', '1'],
    ['customer_id[]', '1'],
    ['has_market_offer', '0'],
    ['country_code[]', 'GB'],
    ['start_date_to', '2026-12-01'],
    ['reviewer[]', 'u1'],
    ['reviewer[]', 'none'],
    ['metadata[region]', 'north & west'],
    ['metadata[wave]', '2'],
  ]);
  const listOnly = new Set(['page', 'per_page', 'sort', 'status[]']);
  expect([...(summary?.query ?? [])]).toEqual(
    [...(list?.query ?? [])].filter(([name]) => !listOnly.has(name)),
  );
});

test.each([
  ['reviewerIds: ["u1", "u2"]', ['u1', 'u2']],
  ['reviewerIds: ["u1"], withoutReviewer: false', ['u1']],
  ['withoutReviewer: true', ['none']],
  ['withoutReviewer: false', []],
  ['reviewerIds: [], withoutReviewer: true', ['none']],
  ['reviewer: ["none"]', ['none']],
  ['reviewer: ["u1", "none"], withoutReviewer: true', ['none']],
  ['reviewer: ["u1"], reviewerIds: ["u1", "u2"]', ['u1']],
])('jobs are filtered by reviewer: %s', async (filter, sent) => {
  await gateway.ask(`{ jobs(filter: { ${filter} }) { items { id } } }`);
  expect(rest.arrivals[0]?.query.getAll('reviewer[]')).toEqual(sent);
});

test.each(['reviewerIds: []', 'reviewer: ["u1"], reviewerIds: ["u2"]'])(
  'a filter that fits no reviewer matches no jobs: %s',
  async (filter) => {
    rest.on('GET /jobs', envelope([{ id: '7-1' }]));
    const { data } = await gateway.ask(`{ jobs(filter: { ${filter} }) { items { id } pageInfo { total } } }`);
    expect(data).toEqual({ jobs: { items: [], pageInfo: { total: 0 } } });
  },
);

test('two values of one category cannot both match, and are refused', async () => {
  const { errors } = await gateway.ask(
    `{ jobs(filter: { metadata: [${region('a')}, ${region('b')}] }) { items { id } } }`,
  );
  expect(errors?.[0]?.extensions).toMatchObject({ status: 422, fields: { metadata: [expect.any(String)] } });
  expect(rest.calls).toEqual([]);
});

test('jobs of an order are the list with the order as its filter', async () => {
  rest.on('GET /orders/{id}', { body: { id: '7', title: 'Order 7' } });
  await gateway.ask(
    '{ order(id: "7") { jobs(filter: { status: [QA] }) { items { id } summary { total } } } }',
  );
  expect(rest.calls).toEqual(['GET /orders/7', 'GET /jobs', 'GET /jobs/summary']);
  expect(rest.arrivals[1]?.query.getAll('order_id[]')).toEqual(['7']);
  expect(rest.arrivals[2]?.query.getAll('order_id[]')).toEqual(['7']);
});

describe('a filter with an empty list', () => {
  const page =
    'items { id } pageInfo { page perPage lastPage total from to } summary { total groups { value total } }';
  const nothing = (page: number, perPage: number) => ({
    items: [],
    pageInfo: { page, perPage, lastPage: 1, total: 0, from: null, to: null },
    summary: { total: 0, groups: [{ value: 'QA', total: 0 }] },
  });

  test.each([
    'ids: []',
    'orderIds: []',
    'ids: ["7-1"], customerIds: []',
    'box: { latitudeNw: 1, longitudeNw: 1, latitudeSe: 0, longitudeSe: 2 }, agentIds: []',
  ])('matches nothing: %s', async (filter) => {
    const { data } = await gateway.ask(`{ jobs(page: 3, perPage: 20, filter: { ${filter} }) { ${page} } }`);
    expect(data).toEqual({ jobs: nothing(3, 20) });
    // REST v1 checks the permission.
    expect(rest.calls).toEqual(['GET /jobs', 'GET /jobs/summary']);
    expect(rest.arrivals[0]?.query.get('per_page')).toBe('1');
  });

  test('matches nothing by its status, and the tabs count the others', async () => {
    const { data } = await gateway.ask(`{ jobs(filter: { status: [] }) { items { id } summary { total } } }`);
    expect(data).toEqual({ jobs: { items: [], summary: { total: 2 } } });
  });

  test('matches nothing in the lists below another entity', async () => {
    rest.on('GET /orders/{id}', { body: { id: '7', title: 'Order 7' } });
    const ask = (ids: string) =>
      gateway.ask(
        `{ order(id: "7") { jobs(page: 1, perPage: 10, filter: { orderIds: ${ids} }) { ${page} } } }`,
      );
    expect((await ask('["8"]')).data).toEqual({ order: { jobs: nothing(1, 10) } });
    expect((await ask('["8", "7"]')).data).toMatchObject({ order: { jobs: { items: { length: 100 } } } });
    expect(rest.arrivals.at(-1)?.query.getAll('order_id[]')).toEqual(['7']);
  });

  test('is refused like any other where REST v1 refuses', async () => {
    rest.on('GET /jobs', restError(403, 'forbidden', 'Not for you'));
    const { errors } = await gateway.ask('{ jobs(filter: { ids: [] }) { items { id } } }');
    expect(errors?.[0]?.extensions).toMatchObject({ status: 403 });
  });

  test('exports nothing, for a user who is signed in', async () => {
    const mutation = 'mutation { exportJobs(input: { filter: { ids: [] }, timezone: "UTC" }) { outcome } }';
    expect(await gateway.ask(mutation)).toEqual({ data: { exportJobs: { outcome: 'NO_DATA' } } });
    expect(rest.calls).toEqual([]);
  });
});

/** Every field of a type that takes no arguments, with those of nested types down to `depth`. */
function everyField(type: GraphQLObjectType, depth: number): string {
  return Object.values(type.getFields())
    .filter(({ args }) => args.length === 0)
    .flatMap(({ name, type: held }) => {
      const named = getNamedType(held);
      if (!isCompositeType(named)) return [name];
      if (!isObjectType(named) || depth === 0) return [];
      return ['Job', 'Order', 'Customer', 'Template', 'Agent', 'User', 'MarketOffer'].includes(named.name)
        ? [`${name} { id }`]
        : [`${name} { __typename ${everyField(named, depth - 1)} }`];
    })
    .join(' ');
}

describe('one job', () => {
  test('with every field costs a call for each part', async () => {
    const type = buildGatewaySchema().getType('Job');
    if (!isObjectType(type)) throw new Error('There is no type Job');
    const answer = await gateway.ask(
      `{ job(id: "7-1") { ${everyField(type, 3)} matrixItems(taskId: "t1") { items { label } pageInfo { total } } } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['job']).toMatchObject({
      id: '7-1',
      description: 'At length',
      qaNotes: 'Look twice',
      reviewer: { id: '1' },
      location: {
        startDate: '2026-11-20',
        startTime: '09:00',
        group: { name: 'North', jobTimeLimit: 45, hideFromMarket: true },
      },
      assignment: { status: 'PARTIALLY_FAILED', customer: { id: '1' }, location: { city: 'Leeds' } },
      marketOffer: { id: '4' },
      report: { tasks: [{ taskId: 't1', selection: ['o1'], itemCount: 3, tasks: null }] },
      matrixItems: { items: [{ label: 'Item' }], pageInfo: { total: 1 } },
      reportLinks: [{ id: '5', hasPassword: true, url: null, label: null, openedCount: 3 }],
      resources: [{ type: 'LINK' }],
    });
    expect(rest.calls.toSorted()).toEqual([
      'GET /jobs/7-1',
      'GET /jobs/7-1/comments',
      'GET /jobs/7-1/history',
      'GET /jobs/7-1/report',
      'GET /jobs/7-1/report/links',
      'GET /jobs/7-1/report/tasks/t1/items',
      'GET /jobs/7-1/review-marks',
      'GET /jobs/7-1/tasks',
      'GET /orders/7/locations/groups',
    ]);
  });

  test.each(['tasks', 'report', 'history', 'comments', 'report/links'])('%s fails alone', async (path) => {
    rest.on(`GET /jobs/7-1/${path}`, restError(503, 'unavailable', 'Busy'));
    const fields = { tasks: 'taskGroups', 'report/links': 'reportLinks' }[path] ?? path;
    const { data, errors } = await gateway.ask(
      `{ job(id: "7-1") { id taskGroups { name } report { tasks { taskId } } history { event } comments { text } reportLinks { id } } }`,
    );
    const failed = Object.entries(Object(data?.['job'])).filter(([, value]) => value === null);
    expect(failed.map(([name]) => name)).toEqual([fields]);
    expect(errors).toHaveLength(1);
  });

  test('is null when it does not exist, also for a word that is another path of REST v1', async () => {
    rest.on('GET /jobs/export', { status: 200, raw: '' });
    expect(
      await gateway.ask(
        '{ a: job(id: "7-404") { id } b: job(id: "export") { id } c: job(id: "bulk-actions") { id } d: job(id: "Summary") { id } }',
      ),
    ).toEqual({ data: { a: null, b: null, c: null, d: null } });
    expect(rest.calls).toEqual(['GET /jobs/7-404']);
  });
});

test('the fields that a payment lacks of its assignment come from the job, all jobs in one call', async () => {
  rest.on(
    'GET /agents/payments',
    envelope(
      [1, 2].map((number) => ({
        id: String(number),
        // The second job was given to another agent since.
        assignment: { id: number === 1 ? '91' : '1', job_id: `7-${number}`, status: 'completed' },
      })),
    ),
  );
  const answer = await gateway.ask(
    '{ payments { items { assignment { id jobId jobDate template { name } agent { firstName } } } } }',
  );
  expect(answer.data).toEqual({
    payments: {
      items: [
        {
          assignment: {
            id: '91',
            jobId: '7-1',
            jobDate: '2026-11-20',
            template: { name: 'Template 1' },
            agent: { firstName: 'Sam' },
          },
        },
        {
          assignment: { id: '1', jobId: '7-2', jobDate: null, template: { name: 'Template 2' }, agent: null },
        },
      ],
    },
  });
  expect(rest.calls).toEqual(['GET /agents/payments', 'GET /jobs']);
});

test('the QA queue and the market rules are lists of their own', async () => {
  rest
    .on('GET /qa/summary', { body: { total: 3, key: 'reviewer', groups: { mine: 1, others: 0, none: 2 } } })
    .on('GET /markets/rules', {
      body: {
        data: [
          {
            id: 'skills',
            name: 'Skills',
            type: 'skills',
            operators: [{ name: 'in', value: 'in' }],
            values: null,
          },
        ],
      },
    });
  expect(
    await gateway.ask(
      '{ qaSummary { total groups { value total } } marketRules { id operators { value } values { value } } }',
    ),
  ).toEqual({
    data: {
      qaSummary: {
        total: 3,
        groups: [
          { value: 'MINE', total: 1 },
          { value: 'OTHERS', total: 0 },
          { value: 'NONE', total: 2 },
        ],
      },
      marketRules: [{ id: 'skills', operators: [{ value: 'in' }], values: null }],
    },
  });
});

test('an export has the metadata in its filter too', async () => {
  rest.on('GET /jobs/export', { status: 204 });
  expect(
    await gateway.ask(
      'mutation { exportJobs(input: { filter: { metadata: [{ category: "a", value: "b" }] }, timezone: "Europe/Rome" }) { outcome } }',
    ),
  ).toEqual({ data: { exportJobs: { outcome: 'NO_DATA' } } });
  expect(rest.arrivals[0]?.query.get('metadata[a]')).toBe('b');
  expect(rest.arrivals[0]?.headers['x-timezone']).toBe('Europe/Rome');
});
