import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { job, jobRow } from '../../testing/jobs.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest.on('GET /jobs', envelope([jobRow(1)]));
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

const sent = () => {
  const body = rest.arrivals[0]?.body ?? '';
  return body === '' ? null : (JSON.parse(body) as unknown);
};

type Change = readonly [mutation: string, call: string, body: unknown];

const oneJob: readonly Change[] = [
  [
    'stopJob(input: { id: "7-1", reason: LOCATION_CLOSED })',
    'POST /jobs/7-1/stop',
    { reason: 'location_closed' },
  ],
  [
    'failJob(input: { id: "7-1", mode: JOB_PARTIALLY_FAILED, comment: "Again" })',
    'POST /jobs/7-1/fail',
    { mode: 'job_partially_failed', comment: 'Again', partial: true },
  ],
  [
    'failJob(input: { id: "7-1", mode: JOB_INVALID, comment: "No" })',
    'POST /jobs/7-1/fail',
    { mode: 'job_invalid', comment: 'No' },
  ],
  [
    'failJob(input: { id: "7-1", reason: TREASURE_HUNT_INVALID, comment: "No" })',
    'POST /jobs/7-1/fail',
    { reason: 'treasure_hunt_invalid', comment: 'No' },
  ],
  [
    'assignReviewer(input: { id: "7-1", adminUserId: "3" })',
    'POST /jobs/7-1/review/assign',
    { admin_user_id: '3', reassign: false },
  ],
  ['unassignReviewer(id: "7-1")', 'POST /jobs/7-1/review/unassign', {}],
  [
    'updateJob(input: { id: "7-1", startTime: "09:30", specialInstructions: null, location: { address1: "1", city: "Leeds", countryCode: "GB" } })',
    'PUT /jobs/7-1',
    {
      start_time: '09:30',
      special_instructions: null,
      location: { address1: '1', city: 'Leeds', country_code: 'GB' },
    },
  ],
  [
    'updateJobLocationGroup(input: { id: "7-1", name: "South", jobTimeLimit: 30, hideFromMarket: true })',
    'PUT /jobs/7-1/location-group',
    { name: 'South', job_time_limit: 30, hide_from_market: true },
  ],
  [
    'updateJobRates(input: { id: "7-1", agentFee: 0, customerPrice: 9.99 })',
    'PUT /jobs/7-1/rates',
    { agent_fee: 0, customer_price: 9.99 },
  ],
];

describe('an action on one job answers its new state, with one call', () => {
  test.each(oneJob)('%s', async (mutation, call, body) => {
    rest.on(call, { body: { ...job(1), status: 'unassigned' } });
    expect(
      await gateway.ask(`mutation { done: ${mutation} { id status description } }`, {
        headers: { 'idempotency-key': 'k' },
      }),
    ).toEqual({ data: { done: { id: '7-1', status: 'UNASSIGNED', description: 'At length' } } });
    expect(rest.calls).toEqual([call]);
    expect(sent()).toEqual(body);
    expect(rest.arrivals[0]?.headers['idempotency-key']).toBe('k:1');
  });
});

const severalJobs: readonly Change[] = [
  [
    'createMarketOffer(input: { ids: ["7-1", "7-2"], globalFee: 5, bundleName: "B", rulesOperator: OR, rules: [{ ruleId: "skills", operator: "in", value: ["1"] }] })',
    'POST /jobs/7-1%2C7-2/assign/market',
    {
      global_fee: 5,
      bundle_name: 'B',
      rules_operator: 'or',
      rules: [{ rule_id: 'skills', operator: 'in', value: ['1'] }],
    },
  ],
  ['unassignJobs(ids: ["7-1", "7-2"])', 'POST /jobs/7-1%2C7-2/unassign', {}],
  [
    'cancelJobs(input: { ids: ["7-1", "7-2"], comment: "Shut" })',
    'POST /jobs/7-1%2C7-2/cancel',
    { comment: 'Shut' },
  ],
  [
    'unfulfilJobs(input: { ids: ["7-1", "7-2"], comment: "Shut" })',
    'POST /jobs/7-1%2C7-2/unfulfilled',
    { comment: 'Shut' },
  ],
];

describe('an action on several jobs is one call, and answers all of them', () => {
  test.each(severalJobs)('%s', async (mutation, call, body) => {
    rest.on(call, { body: { data: [job(1), job(2)] } });
    expect(await gateway.ask(`mutation { done: ${mutation} { id } }`)).toEqual({
      data: { done: [{ id: '7-1' }, { id: '7-2' }] },
    });
    expect(rest.calls).toEqual([call]);
    expect(sent()).toEqual(body);
  });

  test('an empty list of jobs is refused, because it has no path in REST v1', async () => {
    const { errors } = await gateway.ask('mutation { unassignJobs(ids: []) { id } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'not_found' });
    expect(rest.calls).toEqual([]);
  });
});

describe('giving jobs to an agent', () => {
  const mutation = `mutation ($input: AssignAgentInput!) { assignAgent(input: $input) {
    __typename ... on JobsAssigned { jobs { id status } }
    ... on AssignmentConflict { message warnings { jobId warnings { code message } } } } }`;
  const input = {
    ids: ['7-1', '7-2'],
    agentId: '1008',
    fees: [
      { jobId: '7-1', agentFee: 5 },
      { jobId: '7-2', agentFee: 6.5 },
    ],
    jobDate: '2026-11-21',
    bundleName: 'Two',
  };
  const call = 'POST /jobs/7-1%2C7-2/assign/agent';

  test('answers the jobs', async () => {
    rest.on(call, { body: { data: [job(1), job(2)].map((row) => ({ ...row, status: 'assigned' })) } });
    expect(await gateway.ask(mutation, { variables: { input } })).toEqual({
      data: {
        assignAgent: {
          __typename: 'JobsAssigned',
          jobs: [
            { id: '7-1', status: 'ASSIGNED' },
            { id: '7-2', status: 'ASSIGNED' },
          ],
        },
      },
    });
    expect(sent()).toEqual({
      agent_id: '1008',
      fees: [
        { job_id: '7-1', agent_fee: 5 },
        { job_id: '7-2', agent_fee: 6.5 },
      ],
      job_date: '2026-11-21',
      bundle_name: 'Two',
      ignore_warnings: false,
    });
  });

  test('passes on a day for each job', async () => {
    rest.on(call, { body: { data: [job(1), job(2)] } });
    const { jobDate, ...others } = input;
    const jobDates = input.ids.map((jobId) => ({ jobId, jobDate }));
    await gateway.ask(mutation, { variables: { input: { ...others, jobDates } } });
    expect(sent()).toMatchObject({
      job_dates: [
        { job_id: '7-1', job_date: '2026-11-21' },
        { job_id: '7-2', job_date: '2026-11-21' },
      ],
    });
  });

  test('answers the conflicts of each job, and those that concern no job for all of them', async () => {
    const overlap = { code: 'overlap', message: 'Has other work then' };
    const lockout = { code: 'lockout', message: 'Is locked out' };
    rest.on(
      call,
      restError(409, 'job.direct_assignment_conflict', 'There are warnings', {
        warnings: [
          { job_id: '7-2', warnings: [overlap] },
          { job_id: null, warnings: [lockout] },
        ],
      }),
    );
    expect(await gateway.ask(mutation, { variables: { input } })).toEqual({
      data: {
        assignAgent: {
          __typename: 'AssignmentConflict',
          message: 'There are warnings',
          warnings: [
            { jobId: '7-2', warnings: [overlap] },
            { jobId: '7-1', warnings: [lockout] },
            { jobId: '7-2', warnings: [lockout] },
          ],
        },
      },
    });
  });

  test('any other refusal is an error, with the fields as the input has them', async () => {
    rest.on(call, restError(422, 'validation.failed', 'No', { fields: { bundle_name: ['Needed'] } }));
    const { errors } = await gateway.ask(mutation, { variables: { input } });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'validation.failed',
      status: 422,
      fields: { bundleName: ['Needed'] },
    });
  });
});

test('a completed job comes with the next one, or with none', async () => {
  const mutation =
    'mutation { completeJob(input: { id: "7-1", goNext: true }) { job { id status } nextJob { id reviewer { firstName } } } }';
  const completed = { ...job(1), status: 'completed' };
  rest.on('POST /jobs/7-1/complete', { body: { job: completed, next_job: job(2) } });
  expect(await gateway.ask(mutation)).toEqual({
    data: {
      completeJob: {
        job: { id: '7-1', status: 'COMPLETED' },
        nextJob: { id: '7-2', reviewer: { firstName: 'Rita' } },
      },
    },
  });
  expect(sent()).toEqual({ go_next: true });
  rest.on('POST /jobs/7-1/complete', { body: { job: completed, next_job: null } });
  expect(await gateway.ask(mutation)).toMatchObject({ data: { completeJob: { nextJob: null } } });
});

const reportChanges: readonly Change[] = [
  ['addJobComment(input: { jobId: "7-1", text: "Hi" })', 'POST /jobs/7-1/comments', { text: 'Hi' }],
  [
    'updateReportTask(input: { jobId: "7-1", taskId: "t/1", selection: [], value: null, reimbursement: { amount: 50 }, qaNotes: "Ok", version: null })',
    'PUT /jobs/7-1/report/tasks/t%2F1',
    { selection: [], value: null, reimbursement: { amount: 50 }, qa_notes: 'Ok', version: null },
  ],
  [
    'updateReportTaskComment(input: { jobId: "7-1", taskId: "t1", comment: "C" })',
    'PUT /jobs/7-1/report/tasks/t1/comment',
    { comment: 'C' },
  ],
  ['deleteReportMedia(input: { jobId: "7-1", mediaId: "8" })', 'DELETE /jobs/7-1/report/media/8', null],
  ['deleteJobComment(input: { jobId: "7-1", commentId: "6" })', 'DELETE /jobs/7-1/comments/6', null],
  ['revokeReportLink(input: { jobId: "7-1", id: "6" })', 'DELETE /jobs/7-1/report/links/6', null],
];

describe('an action on a report answers its job', () => {
  test.each(reportChanges)('%s', async (mutation, call, body) => {
    rest.on(call, { body: {} });
    expect(await gateway.ask(`mutation { done: ${mutation} { id } }`)).toEqual({
      data: { done: { id: '7-1' } },
    });
    expect(rest.calls).toEqual([call]);
    expect(sent()).toEqual(body);
    expect(await gateway.ask(`mutation { done: ${mutation} { status } }`)).toEqual({
      data: { done: { status: 'QA' } },
    });
    expect(rest.calls).toEqual([call, call, 'GET /jobs']);
  });

  test('an answer inside a matrix is identified by its item', async () => {
    rest.on('PUT /jobs/7-1/report/tasks/t1', { body: {} });
    await gateway.ask(
      'mutation { updateReportTask(input: { jobId: "7-1", taskId: "t1", item: "shelf 2", value: "3" }) { id } }',
    );
    expect(rest.arrivals[0]?.query.get('item')).toBe('shelf 2');
    expect(sent()).toEqual({ value: '3' });
  });

  test('a caption is answered with its photo, and removed by null', async () => {
    rest.on('PUT /jobs/7-1/report/media/8', { body: { id: '8', caption: null, status: 'ready' } });
    expect(
      await gateway.ask(
        'mutation { updateReportMedia(input: { jobId: "7-1", mediaId: "8", caption: null }) { id caption status } }',
      ),
    ).toEqual({ data: { updateReportMedia: { id: '8', caption: null, status: 'READY' } } });
    expect(sent()).toEqual({ caption: null });
  });

  test('a photo is turned, and keeps its caption', async () => {
    const turned = { id: '8', rotation: 90, width: 1536, height: 2048, media_url: 'https://rest.example/8' };
    rest.on('PUT /jobs/7-1/report/media/8', { body: turned });
    expect(
      await gateway.ask(
        'mutation { updateReportMedia(input: { jobId: "7-1", mediaId: "8", rotation: 90 }) { rotation width height mediaUrl originalUrl failureReason } }',
      ),
    ).toEqual({
      data: {
        updateReportMedia: {
          rotation: 90,
          width: 1536,
          height: 2048,
          mediaUrl: 'https://rest.example/8',
          originalUrl: null,
          failureReason: null,
        },
      },
    });
    expect(sent()).toEqual({ rotation: 90 });
  });

  test('a new link has its address, and the list of links does not', async () => {
    rest.on('POST /jobs/7-1/report/links', {
      status: 201,
      body: { id: '6', has_password: true, url: 'https://console.example/report/abc' },
    });
    expect(
      await gateway.ask(
        'mutation { createReportLink(input: { jobId: "7-1", password: " p ", label: "Head office", expiresAt: "2026-12-01T23:59:59Z" }) { url link { id url hasPassword } job { id } } }',
      ),
    ).toEqual({
      data: {
        createReportLink: {
          url: 'https://console.example/report/abc',
          link: { id: '6', url: 'https://console.example/report/abc', hasPassword: true },
          job: { id: '7-1' },
        },
      },
    });
    expect(rest.calls).toEqual(['POST /jobs/7-1/report/links']);
    expect(sent()).toEqual({ password: ' p ', label: 'Head office', expires_at: '2026-12-01 23:59:59' });
  });
});

describe('bulk actions', () => {
  const action = {
    id: '1',
    type: 'update_rates',
    status: 'completed',
    file: 'https://elsewhere.example/file.csv',
    rows: 2,
    done: 2,
    failures: 1,
    created_at: '2026-11-20T10:00:00Z',
    finished_at: '2026-11-20T10:01:00Z',
    created_by: { id: '3', first_name: 'Ada' },
  };

  test('are listed, and each has its failed rows', async () => {
    rest
      .on('GET /jobs/bulk-actions', envelope([action]))
      .on('GET /jobs/bulk-actions/{id}', ({ path }) =>
        path.endsWith('/1') ? { body: action } : restError(404, 'not_found', 'Not found'),
      )
      .on('GET /jobs/bulk-actions/1/failed', {
        body: {
          data: [{ row: 2, job_id: null, reason: 'No such job', values: [{ column: 'job_id', value: 'x' }] }],
        },
      });
    expect(
      await gateway.ask(
        `{ bulkActions(filter: { type: [UPDATE_RATES], status: [COMPLETED], keywords: "ada", createdByIds: ["3"] }) {
             items { id type done finishedAt createdBy { firstName } } }
           bulkAction(id: "1") { file failed { row jobId reason values { column value } } } missing: bulkAction(id: "2") { id } }`,
      ),
    ).toEqual({
      data: {
        bulkActions: {
          items: [
            {
              id: '1',
              type: 'UPDATE_RATES',
              done: 2,
              finishedAt: '2026-11-20T10:01:00Z',
              createdBy: { firstName: 'Ada' },
            },
          ],
        },
        bulkAction: {
          file: 'https://elsewhere.example/file.csv',
          failed: [
            { row: 2, jobId: null, reason: 'No such job', values: [{ column: 'job_id', value: 'x' }] },
          ],
        },
        missing: null,
      },
    });
    const list = rest.arrivals.find(({ path }) => path === '/jobs/bulk-actions');
    expect(list?.query.getAll('type[]')).toEqual(['update_rates']);
    expect(list?.query.getAll('created_by_id[]')).toEqual(['3']);
    expect(list?.query.get('keywords')).toBe('ada');
  });

  test('are made from a file in the terms of its columns', async () => {
    rest.on('POST /jobs/bulk-actions', { status: 201, body: { ...action, status: 'pending' } });
    const csv = 'job_id,comment\n7-1,"Shut, for good"\n';
    expect(
      await gateway.ask(
        'mutation ($csv: String!) { createBulkAction(input: { type: CANCEL, csv: $csv }) { id status } }',
        {
          variables: { csv },
        },
      ),
    ).toEqual({ data: { createBulkAction: { id: '1', status: 'PENDING' } } });
    expect(rest.arrivals[0]).toMatchObject({ body: csv });
    expect(rest.arrivals[0]?.query.get('type')).toBe('cancel');
    expect(rest.arrivals[0]?.headers['content-type']).toBe('text/csv; charset=utf-8');
  });
});
