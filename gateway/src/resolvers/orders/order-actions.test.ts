import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const order = { id: '7', title: 'Audit', status: 'active', available_actions: ['pause'], workflows: [] };

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => rest.forget());
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

const warned = restError(409, 'order.confirmation_required', 'Please confirm', {
  warnings: [{ job_id: null, warnings: [{ code: 'jobs_in_qa', message: '2 jobs are in QA' }] }],
});

describe('an action answers the order in its new state, in one call', () => {
  const date = '2026-12-01T09:00:00Z';
  const sent = '2026-12-01 09:00:00';
  test.each<[mutation: string, call: string, body: unknown]>([
    ['approveOrder(id: "7")', 'POST /orders/7/approve', null],
    ['startOrder(id: "7")', 'POST /orders/7/start', null],
    ['pauseOrder(id: "7")', 'POST /orders/7/pause', null],
    ['rejectOrder(input: { id: "7", comment: "No" })', 'POST /orders/7/reject', { comment: 'No' }],
    ['cancelOrder(input: { id: "7", comment: "Twice" })', 'POST /orders/7/cancel', { comment: 'Twice' }],
    ['resumeOrder(input: { id: "7" })', 'POST /orders/7/resume', null],
    ['resumeOrder(input: { id: "7", confirm: true })', 'POST /orders/7/resume/confirm', null],
    ['restartOrder(input: { id: "7" })', 'POST /orders/7/restart', null],
    ['restartOrder(input: { id: "7", confirm: true })', 'POST /orders/7/restart/confirm', null],
    ['archiveOrder(input: { id: "7" })', 'POST /orders/7/archive', null],
    ['archiveOrder(input: { id: "7", confirm: true })', 'POST /orders/7/archive/confirm', null],
    [
      'finishOrder(input: { id: "7", status: UNFULFILLED, reason: NO_SHEPHERDS, comment: "Over" })',
      'POST /orders/7/finish',
      { status: 'unfulfilled', reason: 'no_shepherds', comment: 'Over' },
    ],
    [`extendOrder(input: { id: "7", endDate: "${date}" })`, 'POST /orders/7/extend', { end_date: sent }],
    [
      `submitOrder(input: { id: "7", startDate: "${date}", endDate: "${date}", workflows: ["3"],
        locations: [{ name: "Shop", address1: "Quay 1", city: "Cork", phone: "1" }],
        schedules: [{ name: "Days", times: [{ start: "09:00", end: "17:00" }],
          days: [{ dayOfWeek: 1, times: [{ start: "10:00", end: "12:00" }] }] }] })`,
      'POST /orders/7/submit',
      {
        start_date: sent,
        end_date: sent,
        workflows: ['3'],
        locations: [{ name: 'Shop', address1: 'Quay 1', city: 'Cork', phone: '1' }],
        schedules: [
          {
            name: 'Days',
            default: false,
            times: [{ start_time: '09:00', end_time: '17:00' }],
            days: [{ day_of_week: 1, times: [{ start_time: '10:00', end_time: '12:00' }] }],
          },
        ],
      },
    ],
  ])('%s', async (mutation, call, body) => {
    rest.on(call, { body: order });
    const field = mutation.slice(0, mutation.indexOf('('));
    const answer = await gateway.ask(`mutation { ${mutation} { id title status availableActions } }`);
    expect(answer).toEqual({
      data: { [field]: { id: '7', title: 'Audit', status: 'ACTIVE', availableActions: ['PAUSE'] } },
    });
    expect(rest.calls).toEqual([call]);
    const sent = rest.arrivals[0]?.body ?? '';
    expect(sent === '' ? null : JSON.parse(sent)).toEqual(body);
  });
});

test('an answer without the order is followed by a read of it', async () => {
  rest.on('DELETE /orders/7/remove-interest-jobs', { body: { removed: 3 } });
  rest.on('GET /orders', { body: { data: [order], total: 1 } });
  const answer = await gateway.ask('mutation { removeInterestJobs(id: "7") { id title } }');
  expect(answer).toEqual({ data: { removeInterestJobs: { id: '7', title: 'Audit' } } });
  expect(rest.calls).toEqual(['DELETE /orders/7/remove-interest-jobs', 'GET /orders']);
});

describe('warnings', () => {
  test.each(['RESUME', 'RESTART', 'ARCHIVE'])('of %s are read with a dry run', async (action) => {
    const call = `POST /orders/7/${action.toLowerCase()}/validate`;
    const warnings = [{ code: 'end_date_passed', message: 'The end has passed' }];
    rest.on(call, { body: { valid: false, warnings, jobs_affected: 4 } });
    const answer = await gateway.ask(
      `{ orderActionCheck(id: "7", action: ${action}) { valid warnings { code message } jobsAffected } }`,
    );
    expect(answer).toEqual({ data: { orderActionCheck: { valid: false, warnings, jobsAffected: 4 } } });
    expect(rest.calls).toEqual([call]);
  });

  test('that were not confirmed come with the error', async () => {
    rest.on('POST /orders/7/archive', warned);
    const answer = await gateway.ask('mutation { archiveOrder(input: { id: "7" }) { id } }');
    expect(answer.errors).toMatchObject([
      {
        message: 'Please confirm',
        path: ['archiveOrder'],
        extensions: {
          code: 'order.confirmation_required',
          status: 409,
          warnings: [{ jobId: null, warnings: [{ code: 'jobs_in_qa', message: '2 jobs are in QA' }] }],
        },
      },
    ]);
  });
});
