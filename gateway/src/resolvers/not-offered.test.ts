import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../testing/gateway.ts';
import { envelope, restError, RestServer } from '../testing/rest-server.ts';
import type { Answer } from '../testing/rest-server.ts';

/** In front of a REST v1 that has only the calls of the original contract. */
let rest: RestServer;
let gateway: TestGateway;

const order = { id: '7', title: 'Audit', status: 'active', available_actions: ['pause'] };
const campaigns = [{ id: '4', name: 'Spring' }];

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest
    .on('GET /users/1', { body: { id: '1', first_name: 'Ada' } })
    .on('GET /customers/2', { body: { id: '2', name: 'Beacon' } })
    .on('GET /customers/2/users/3', { body: { id: '3', customer_id: '2', first_name: 'Bo' } })
    .on('GET /jobs', envelope([{ id: '7-1', reference: 'R1' }]))
    .on('GET /jobs/7-1', { body: { id: '7-1', reference: 'R1' } })
    .on('GET /customers/2/campaigns', envelope(campaigns))
    .on('GET /customers/2/campaigns/summary', { body: { stats: [{ status: 'active', total: 1 }] } })
    .on('POST /orders/7/resume', { body: order });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

/** How servers say that they do not have a call. */
const absences: readonly (readonly [string, Answer])[] = [
  ['404 of a framework', { status: 404, body: { message: 'Not Found' } }],
  ['404 in the form of REST v1', restError(404, 'not_found', 'Not found')],
  ['a page with 404', { status: 404, raw: '<html>' }],
  ['405', { status: 405, raw: '' }],
  ['501', { status: 501, raw: '' }],
];

const notOffered = (path: string, message: string) => ({
  message,
  path: [path],
  extensions: { code: 'NOT_OFFERED', status: 501 },
});

describe.each(absences)('a call that is answered with %s', (_name, absence) => {
  test.each([
    [
      'trainings',
      'GET /app-manager/training',
      '{ pageInfo { total } }',
      'This server has no training content',
    ],
    [
      'campaigns',
      'GET /campaigns',
      '{ pageInfo { total } }',
      'This server does not list the campaigns of all customers',
    ],
    [
      'findPlaces(keywords: "Quay")',
      'GET /geocoding/search',
      '{ label }',
      'This server does not search for addresses',
    ],
    ['savedViews', 'GET /saved-views', '{ name }', 'This server does not keep saved views'],
    [
      'presence(type: JOB, ids: ["7-1"])',
      'GET /presence',
      '{ recordId }',
      'This server does not know who has a record open',
    ],
    ['preferences', 'GET /account/preferences', '{ name }', 'This server does not keep settings of users'],
  ])('fails %s alone, with a code of its own', async (field, call, selection, message) => {
    rest.on(call, absence);
    const answer = await gateway.ask(`{ ${field} ${selection} user(id: "1") { id } }`);
    expect(answer.data).toMatchObject({ user: { id: '1' } });
    expect(answer.errors).toEqual([expect.objectContaining(notOffered(field.split('(')[0] ?? '', message))]);
  });

  test('is null in the record that it belongs to, without an error', async () => {
    rest
      .on('GET /users/1/analytics', absence)
      .on('GET /customers/2/users/3/analytics', absence)
      .on('GET /jobs/7-1/report/links', absence)
      .on('GET /jobs/7-1/review-marks', absence);
    const answer = await gateway.ask(
      `{ user(id: "1") { id analytics { months { month } } }
         customer(id: "2") { user(id: "3") { id analytics { months { month } } } }
         job(id: "7-1") { reference reportLinks { id } reviewMarks { taskId } } }`,
    );
    expect(answer).toEqual({
      data: {
        user: { id: '1', analytics: null },
        customer: { user: { id: '3', analytics: null } },
        job: { reference: 'R1', reportLinks: null, reviewMarks: null },
      },
    });
  });

  test('leaves the campaigns of one customer, which an order is chosen from', async () => {
    rest.on('GET /campaigns', absence);
    const answer = await gateway.ask(
      `{ campaigns(perPage: 10, filter: { customerIds: ["2"], status: [ACTIVE] }) {
           items { id name } summary { groups { value total } } } }`,
    );
    expect(answer).toEqual({
      data: {
        campaigns: {
          items: [{ id: '4', name: 'Spring' }],
          summary: { groups: [{ value: 'ACTIVE', total: 1 }] },
        },
      },
    });
    expect(rest.sent).toContain(
      'GET /customers/2/campaigns?page=1&per_page=10&sort=-created_at&status[]=active',
    );
  });
});

test('a record that does not exist is null where the server has the call', async () => {
  rest
    .on('GET /app-manager/training/1', { status: 404, body: { message: 'Not Found' } })
    .on('GET /app-manager/training/2', restError(404, 'not_found', 'Not found'));
  const answer = await gateway.ask('{ training(id: "1") { id } missing: training(id: "2") { id } }');
  expect(answer.data).toEqual({ training: null, missing: null });
  expect(answer.errors).toEqual([
    expect.objectContaining(notOffered('training', 'This server has no training content')),
  ]);
});

test('a campaign that the server reads only below its customer is not offered', async () => {
  rest.on('GET /campaigns/4', { status: 404, body: { message: 'Not Found' } });
  expect(await gateway.ask('{ campaign(id: "4") { id } }')).toMatchObject({
    data: { campaign: null },
    errors: [notOffered('campaign', 'This server reads a campaign only below its customer')],
  });
  rest.on('GET /campaigns/4', restError(404, 'not_found', 'Not found'));
  expect(await gateway.ask('{ campaign(id: "4") { id } }')).toEqual({ data: { campaign: null } });
});

test('campaigns of several customers are not offered', async () => {
  rest.on('GET /campaigns', { status: 404, raw: '' });
  const { errors } = await gateway.ask(
    '{ campaigns(filter: { customerIds: ["2", "3"] }) { pageInfo { total } } }',
  );
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_OFFERED' } }]);
  expect(rest.calls).toEqual(['GET /campaigns']);
});

describe('an action of an order', () => {
  const resume = 'mutation { resumeOrder(input: { id: "7", confirm: true }) { id status } }';

  test('is sent alone to a server that takes no confirmations', async () => {
    rest.on('POST /orders/7/resume/confirm', { status: 404, body: { message: 'Not Found' } });
    expect(await gateway.ask(resume)).toEqual({ data: { resumeOrder: { id: '7', status: 'ACTIVE' } } });
    expect(rest.calls).toEqual(['POST /orders/7/resume/confirm', 'POST /orders/7/resume']);
  });

  test('of a missing order is not tried twice', async () => {
    rest.on('POST /orders/7/resume/confirm', restError(404, 'not_found', 'Not found'));
    const { errors } = await gateway.ask(resume);
    expect(errors).toMatchObject([{ extensions: { code: 'not_found', status: 404 } }]);
    expect(rest.calls).toEqual(['POST /orders/7/resume/confirm']);
  });

  test('has no dry run where the server has none', async () => {
    rest.on('POST /orders/7/resume/validate', { status: 405, raw: '' });
    const { errors } = await gateway.ask('{ orderActionCheck(id: "7", action: RESUME) { valid } }');
    expect(errors).toMatchObject([
      notOffered('orderActionCheck', 'This server does not tell beforehand what an action would change'),
    ]);
  });
});

test.each([
  [
    'updateReportTaskComment',
    '(input: { jobId: "7-1", taskId: "a", comment: "x" })',
    'PUT /jobs/7-1/report/tasks/a/comment',
    'This server does not change the comments of answers',
  ],
  [
    'revokeReportLink',
    '(input: { jobId: "7-1", id: "6" })',
    'DELETE /jobs/7-1/report/links/6',
    'This server does not revoke the links to a report',
  ],
  [
    'deleteJobComment',
    '(input: { jobId: "7-1", commentId: "6" })',
    'DELETE /jobs/7-1/comments/6',
    'This server does not delete comments',
  ],
  [
    'deleteAgentComment',
    '(input: { agentId: "7", commentId: "6" })',
    'DELETE /agents/7/comments/6',
    'This server does not delete comments',
  ],
])(
  '%s is refused with a reason, for a missing record it is not found',
  async (name, input, call, message) => {
    const change = `mutation { ${name}${input} { id } }`;
    rest.on(call, { status: 404, raw: '<html>' });
    expect((await gateway.ask(change)).errors).toMatchObject([notOffered(name, message)]);
    rest.on(call, restError(404, 'not_found', 'Not found'));
    expect((await gateway.ask(change)).errors).toMatchObject([{ extensions: { code: 'not_found' } }]);
  },
);
