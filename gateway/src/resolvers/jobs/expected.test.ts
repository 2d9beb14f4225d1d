import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { job, jobRow } from '../../testing/jobs.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

// Each gateway has yet to learn what its server offers.
beforeEach(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
afterEach(async () => {
  await gateway.stop();
  await rest.stop();
});

const amy = { id: '5', first_name: 'Amy', last_name: 'Reed' };
const held = (number: number, change: object = {}) => ({
  ...jobRow(number),
  status: 'assigned',
  assignment: { ...jobRow(number).assignment, agent_id: '5', agent: amy },
  ...change,
});
const seen = 'expected: [{ id: "7-1", status: ASSIGNED, agentId: "5" }]';
const sentBody = { expected: [{ id: '7-1', status: 'assigned', agent_id: '5' }] };

/** Each act, with what it says about the jobs. */
const acts: readonly (readonly [mutation: string, call: string])[] = [
  [`unassignJobs(ids: ["7-1"], ${seen}) { id }`, 'POST /jobs/7-1/unassign'],
  [`cancelJobs(input: { ids: ["7-1"], comment: "No", ${seen} }) { id }`, 'POST /jobs/7-1/cancel'],
  [`unfulfilJobs(input: { ids: ["7-1"], comment: "No", ${seen} }) { id }`, 'POST /jobs/7-1/unfulfilled'],
  [
    `createMarketOffer(input: { ids: ["7-1"], globalFee: 5, ${seen} }) { id }`,
    'POST /jobs/7-1/assign/market',
  ],
  [
    `assignAgent(input: { ids: ["7-1"], agentId: "9", globalFee: 5, ${seen} }) { __typename }`,
    'POST /jobs/7-1/assign/agent',
  ],
  [`stopJob(input: { id: "7-1", reason: ABANDONED, ${seen} }) { id }`, 'POST /jobs/7-1/stop'],
  [
    `failJob(input: { id: "7-1", mode: JOB_PARTIALLY_FAILED, comment: "No", ${seen} }) { id }`,
    'POST /jobs/7-1/fail',
  ],
  [`completeJob(input: { id: "7-1", ${seen} }) { job { id } }`, 'POST /jobs/7-1/complete'],
  [`assignReviewer(input: { id: "7-1", adminUserId: "3", ${seen} }) { id }`, 'POST /jobs/7-1/review/assign'],
  [`unassignReviewer(id: "7-1", ${seen}) { id }`, 'POST /jobs/7-1/review/unassign'],
];

const done = (call: string, headers: Record<string, string> = {}) =>
  rest.on(call, {
    body: call.endsWith('complete')
      ? { job: job(1), next_job: null }
      : /\/review|stop|fail$/.test(call)
        ? job(1)
        : { data: [job(1)] },
    headers,
  });
const act = (mutation: string) => gateway.ask(`mutation { done: ${mutation} }`);
const offering = { 'shepherd-offers': 'expected' };
const bodyOf = (call: string): object => {
  const arrival = rest.arrivals.find(({ method, path }) => `${method} ${path}` === call);
  return JSON.parse(arrival?.body ?? 'null') as object;
};

describe.each(acts)('%s', (mutation, call) => {
  test('a server that offers it compares under its own lock', async () => {
    rest.on('GET /jobs', { ...envelope([held(1)]), headers: offering });
    done(call, offering);
    await gateway.ask('{ jobs { items { id } } }');
    rest.forget();
    expect((await act(mutation)).errors).toBeUndefined();
    expect(rest.calls).toEqual([call]);
    expect(bodyOf(call)).toMatchObject(sentBody);
  });

  test('a server that does not offer it never gets it: the job is read right before', async () => {
    rest.on('GET /jobs', envelope([held(1)]));
    done(call);
    expect((await act(mutation)).errors).toBeUndefined();
    expect(rest.calls).toEqual(['GET /jobs', call]);
    expect(bodyOf(call)).not.toHaveProperty('expected');
  });

  test('and the act is refused when the job has changed', async () => {
    rest.on(
      'GET /jobs',
      envelope([
        held(1, { assignment: { ...jobRow(1).assignment, agent_id: '6', agent: { ...amy, id: '6' } } }),
      ]),
    );
    rest.on('GET /jobs/7-1/history', {
      body: {
        data: [
          { id: '1', date: '2026-11-20T09:00:00Z', actor: 'System', event: 'Created' },
          { id: '2', date: '2026-11-21T09:00:00Z', actor: 'Olivia Hartley', event: 'Assigned to Amy Reed' },
        ],
      },
    });
    done(call);
    const { errors } = await act(mutation);
    expect(errors?.[0]?.message).toBe('The job 7-1 has changed in the meantime');
    expect(errors?.[0]?.extensions).toEqual({
      code: 'job.changed',
      status: 409,
      jobs: [
        {
          id: '7-1',
          title: 'Order 7',
          status: 'ASSIGNED',
          agent: { id: '6', firstName: 'Amy', lastName: 'Reed' },
          reviewer: { id: '1', firstName: 'Rita', lastName: 'R1' },
          marketOfferId: '4',
          changedBy: 'Olivia Hartley',
          changedAt: '2026-11-21T09:00:00Z',
          event: 'Assigned to Amy Reed',
        },
      ],
    });
    expect(rest.calls).toEqual(['GET /jobs', 'GET /jobs/7-1/history']);
  });
});

const unassign = (job: string) => `unassignJobs(ids: ["7-1"], expected: [{ id: "7-1", ${job} }]) { id }`;

test.each([
  ['another status', 'status: QA, agentId: "5"', held(1), true],
  ['the same status and Shepherd', 'status: ASSIGNED, agentId: "5"', held(1), false],
  ['a Shepherd who no longer has the job', 'status: UNASSIGNED', held(1, { status: 'unassigned' }), false],
  ['another reviewer', 'status: ASSIGNED, agentId: "5", reviewerId: "3"', held(1), true],
  ['no reviewer', 'status: ASSIGNED, agentId: "5", reviewerId: null', held(1, { review: null }), false],
  ['a new reviewer', 'status: ASSIGNED, agentId: "5", reviewerId: null', held(1), true],
  ['another offer', 'status: PENDING, marketOfferId: "3"', held(1, { status: 'pending' }), true],
  ['an unknown status', 'status: ASSIGNED, agentId: "5"', held(1, { status: 'frozen' }), true],
])('what is read right before: %s', async (_name, expected, row, refused) => {
  rest.on('GET /jobs', envelope([row]));
  rest.on('GET /jobs/7-1/history', restError(500, 'internal', 'Broken'));
  done('POST /jobs/7-1/unassign');
  const { errors } = await act(unassign(expected));
  expect(errors?.[0]?.extensions['code']).toBe(refused ? 'job.changed' : undefined);
});

test('the refusal of the server itself reaches the client', async () => {
  rest.on('GET /jobs', { ...envelope([held(1)]), headers: offering });
  rest.on('POST /jobs/7-1/unassign', {
    status: 409,
    body: {
      error: {
        code: 'job.changed',
        message: 'Changed',
        jobs: [{ id: '7-1', status: 'qa', agent: amy, changed_by: 7 }, 'nonsense', {}],
      },
    },
  });
  const { errors } = await act(unassign('status: ASSIGNED, agentId: "5"'));
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'job.changed',
    jobs: [{ id: '7-1', status: 'QA', agent: { firstName: 'Amy' }, changedBy: null, title: null }],
  });
});

test('a job that does not exist is the answer of the act', async () => {
  rest.on('GET /jobs', envelope([]));
  const { errors } = await act(unassign('status: ASSIGNED'));
  expect(errors?.[0]?.extensions['code']).toBe('not_found');
  expect(rest.calls.at(-1)).toBe('POST /jobs/7-1/unassign');
});

test('an act without expectations is one call', async () => {
  done('POST /jobs/7-1/unassign');
  await act('unassignJobs(ids: ["7-1"], expected: []) { id }');
  expect(rest.calls).toEqual(['POST /jobs/7-1/unassign']);
});
