import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { job } from '../testing/jobs.ts';
import { RestServer, envelope } from '../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const reference = (number: number, kinds: number) => ({ id: String(number % kinds), name: 'Label' });
const hundred = <Row>(row: (number: number) => Row): Row[] =>
  Array.from({ length: 100 }, (_item, index) => row(index));

/** The rows of each list: labels are references, as short as REST v1 may make them. */
const rows: Readonly<Record<string, (number: number) => object>> = {
  '/orders': (number) => ({
    id: `${number}`,
    title: 'Audit',
    customer: reference(number, 20),
    campaign: reference(number, 30),
    template: reference(number, 40),
    wave: reference(number, 9),
    campaign_id: String(number % 30),
    lockout_id: String(number % 50),
  }),
  '/customers': (number) => ({
    id: `${number}`,
    name: 'Shops',
    industry: reference(number, 3),
    portal_url: 'https://a.example',
  }),
  '/campaigns': (number) => ({
    id: `${number}`,
    name: 'Spring',
    status: 'active',
    customer: reference(number, 20),
    waves: [],
  }),
  '/templates': (number) => ({
    id: `${number}`,
    name: 'Audit',
    status: 'active',
    duration: 30,
    customer: reference(number, 20),
  }),
  '/users': (number) => ({
    id: `${number}`,
    first_name: 'Ann',
    last_name: 'Lee',
    role: { id: '1', name: 'Owner', permissions: [] },
  }),
  '/orders/lockouts': (number) => ({
    id: `${number}`,
    name: 'Lockout',
    order_id: String(number % 60),
    order: reference(number, 60),
  }),
  '/orders/lockouts/1/agents': (number) => ({
    id: `1:${number}`,
    agent_id: `${number}`,
    agent: reference(number, 100),
  }),
  '/agents': (number) => ({ id: `${number}`, first_name: 'Ann', last_name: 'Lee', status: 'active' }),
  '/customers/1/campaigns': (number) => ({
    id: `${number}`,
    name: 'Spring',
    customer: reference(1, 2),
    waves: [],
  }),
  '/jobs': (number) => ({
    id: `1-${number}`,
    status: 'assigned',
    order: { id: String(number % 60), title: 'Audit', order_type: 'standard', status: 'started' },
    customer: reference(number, 20),
    template: reference(number, 40),
    reviewer_id: String(number % 10),
    review: { reviewer: { id: String(number % 10) } },
    market_offer: null,
    assignment: { id: `${number}`, agent: { id: String(number % 70) }, status: 'accepted' },
  }),
  '/background-work': (number) => ({
    id: `${number}`,
    title: 'Mail',
    retried_by: { id: String(number % 10), first_name: 'Ann', last_name: 'Lee' },
  }),
  '/app-manager/collections': (number) => ({
    id: `${number}`,
    name: 'Start',
    status: 'active',
    items: [reference(number, 5)],
  }),
};

beforeAll(async () => {
  rest = await RestServer.start();
  for (const [path, row] of Object.entries(rows))
    rest.on(`GET ${path}`, ({ query }) => {
      const ids = query.getAll('id[]');
      return envelope(ids.length === 0 ? hundred(row) : ids.map((id) => row(Number(id))));
    });
  for (const path of [
    '/background-work/summary',
    '/orders/summary',
    '/customers/summary',
    '/templates/summary',
    '/jobs/summary',
  ])
    rest.on(`GET ${path}`, { body: { total: 0, key: 'status', groups: {} } });
  for (const path of [
    '/campaigns/summary',
    '/users/summary',
    '/customers/1/campaigns/summary',
    '/app-manager/collections/summary',
  ])
    rest.on(`GET ${path}`, { body: { stats: [] } });
  rest.on('GET /customers/1', { body: { id: '1', name: 'Shops' } });
  rest.on('GET /orders/lockouts/1', { body: { id: '1', name: 'Lockout' } });
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

/** The budget of a page of a hundred rows with every label: the list, its counts, one call for each kind of label. */
test.each<[string, string, string[]]>([
  [
    'orders',
    `orders(perPage: 100) { items { title customer { name portalUrl } campaign { name status customer { name } }
       template { name status } wave { name campaignId } lockout { name order { title } } }
       summary { total } pageInfo { total } }`,
    ['/campaigns', '/customers', '/orders', '/orders/lockouts', '/orders/summary', '/templates'],
  ],
  [
    'customers',
    'customers(perPage: 100) { items { name industry { name } portalUrl } summary { total } }',
    ['/customers', '/customers/summary'],
  ],
  [
    'campaigns',
    'campaigns(perPage: 100) { items { name customer { name portalUrl } waves { id } } summary { total } }',
    ['/campaigns', '/campaigns/summary', '/customers'],
  ],
  [
    'background work',
    'backgroundWorks(perPage: 100) { items { title retriedBy { firstName lastName } } summary { total } }',
    ['/background-work', '/background-work/summary'],
  ],
  [
    "a customer's campaigns",
    'customer(id: "1") { campaigns(perPage: 100) { items { name customer { name portalUrl } waves { id } } summary { total } } }',
    ['/customers', '/customers/1', '/customers/1/campaigns', '/customers/1/campaigns/summary'],
  ],
  [
    'templates',
    'templates(perPage: 100) { items { name status customer { name portalUrl } } summary { total } }',
    ['/customers', '/templates', '/templates/summary'],
  ],
  [
    'users',
    'users(perPage: 100) { items { firstName role { name } } summary { total } }',
    ['/users', '/users/summary'],
  ],
  [
    'lockouts',
    'lockouts(perPage: 100) { items { name order { title customer { name } } } }',
    ['/orders', '/orders/lockouts'],
  ],
  [
    'the Shepherds of a lockout',
    'lockout(id: "1") { agents(perPage: 100) { items { agentId agent { firstName status } } } }',
    ['/agents', '/orders/lockouts/1', '/orders/lockouts/1/agents'],
  ],
  [
    'jobs',
    `jobs(perPage: 100) { items { status customer { name } template { name duration } reviewer { firstName lastName }
       order { id status } marketOffer { id } assignment { status agent { firstName lastName } } }
       summary { total } pageInfo { total } }`,
    ['/agents', '/jobs', '/jobs/summary', '/templates', '/users'],
  ],
  [
    'collections',
    'collections(perPage: 100) { items { name items { name } } summary { total } }',
    ['/app-manager/collections', '/app-manager/collections/summary'],
  ],
])('%s', async (_what, query, paths) => {
  const { errors } = await gateway.ask(`{ ${query} }`);
  expect(errors).toBeUndefined();
  expect(rest.calls.toSorted()).toEqual(paths.map((path) => `GET ${path}`));
});

test('200 jobs are given to a Shepherd with one call, whose answer has all fields of a list', async () => {
  const ids = Array.from({ length: 200 }, (_job, place) => `7-${place + 1}`);
  const call = `POST /jobs/${encodeURIComponent(ids.join(','))}/assign/agent`;
  rest.on(call, { body: { data: ids.map((_id, place) => ({ ...job(place + 1), status: 'assigned' })) } });
  const { errors } = await gateway.ask(
    `mutation ($input: AssignAgentInput!) { assignAgent(input: $input) { ... on JobsAssigned { jobs {
       id status startDate endDate startTime endTime fee { formatted } agentFee { formatted } bundleName
       order { id title orderType } marketOffer { id createdAt }
       assignment { id status jobDate agentFee { formatted } agent { id firstName lastName } } } } } }`,
    { variables: { input: { ids, agentId: '1008', globalFee: 5, bundleName: 'All' } } },
  );
  expect(errors).toBeUndefined();
  expect(rest.calls).toEqual([call]);
});
