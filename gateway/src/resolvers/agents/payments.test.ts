import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestGateway } from '../../testing/gateway.ts';
import { RestServer, envelope, restError } from '../../testing/rest-server.ts';

let rest: RestServer;
let gateway: TestGateway;

const applicationsQuery = (filter: string) =>
  `{ applications(filter: ${filter}) { items { id stage agent { email } } summary { total } } }`;
const money = { amount: -12.5, currency: 'GBP', formatted: '-£12.50' };
const payment = {
  id: '5',
  agent_id: '1001',
  agent: { id: '1001', first_name: 'A', last_name: 'B' },
  type: 'transaction_fee',
  amount: money,
  created_at: '2026-11-01T10:00:00Z',
  method: 'bank_transfer',
  status: 'paid',
};
const withdrawal = { ...payment, id: '6', automatic: 'manual', status: 'requested' };
const decided = {
  ...withdrawal,
  status: 'approved',
  reviewed_by: { id: '4', first_name: 'Freya', last_name: 'Pemberton' },
  reviewed_at: '2026-11-02T10:00:00Z',
};
const application = {
  id: '3',
  status: 'in_progress',
  stage: 'identity_check',
  created_at: '2026-11-01T10:00:00Z',
  agent: { id: '1001', first_name: 'A', last_name: 'B', email: 'a@example.com' },
  contract: true,
  job: false,
};

beforeAll(async () => {
  rest = await RestServer.start();
  gateway = await TestGateway.start(rest.url);
});
beforeEach(() => {
  rest.forget();
  rest
    .on('GET /agents/payments', envelope([payment]))
    .on('GET /agents/withdrawals', envelope([withdrawal]))
    .on('GET /agents/applications', envelope([application]))
    .on('GET /agents/applications/summary', {
      body: { total: 1, key: 'status', groups: { in_progress: 1 } },
    });
});
afterAll(async () => {
  await gateway.stop();
  await rest.stop();
});

test('payments and withdrawals are one call each, filtered by the day of their creation', async () => {
  const answer = await gateway.ask(
    `{ payments(filter: { agentIds: ["1001"], type: [TRANSACTION_FEE], createdFrom: "2026-11-01", createdTo: "2026-11-30" })
         { items { id type method amount { amount formatted } agent { id firstName } } }
       withdrawals(filter: { automatic: [MANUAL] }) { items { id automatic status agent { lastName } } } }`,
  );
  expect(answer).toEqual({
    data: {
      payments: {
        items: [
          {
            id: '5',
            type: 'TRANSACTION_FEE',
            method: 'BANK_TRANSFER',
            amount: { amount: '-12.5', formatted: '-£12.50' },
            agent: { id: '1001', firstName: 'A' },
          },
        ],
      },
      withdrawals: {
        items: [{ id: '6', automatic: 'MANUAL', status: 'REQUESTED', agent: { lastName: 'B' } }],
      },
    },
  });
  expect(rest.calls.toSorted()).toEqual(['GET /agents/payments', 'GET /agents/withdrawals']);
  const payments = rest.arrivals.find(({ path }) => path === '/agents/payments');
  expect(payments?.query.toString()).toBe(
    'page=1&per_page=25&sort=-created_at&type%5B%5D=transaction_fee&agent_id%5B%5D=1001&created_at_from=2026-11-01&created_at_to=2026-11-30',
  );
});

test('a payment is created for an agent, and a refusal has messages for each field', async () => {
  const mutation = `mutation { createPayment(input: { agentId: "1001", type: REIMBURSEMENT, amount: "51.10", jobId: "7-1" }) { id amount { amount } } }`;
  rest.on('POST /agents/1001/payments', { status: 201, body: payment });
  expect(await gateway.ask(mutation)).toEqual({
    data: { createPayment: { id: '5', amount: { amount: '-12.5' } } },
  });
  expect(JSON.parse(rest.arrivals[0]?.body ?? '')).toEqual({
    type: 'reimbursement',
    amount: 51.1,
    job_id: '7-1',
  });
  rest.on(
    'POST /agents/1001/payments',
    restError(422, 'payment.reimbursement_limit', 'Too much', { fields: { amount: ['At most 50'] } }),
  );
  const { errors } = await gateway.ask(mutation);
  expect(errors?.[0]?.extensions).toEqual({
    code: 'payment.reimbursement_limit',
    status: 422,
    fields: { amount: ['At most 50'] },
  });
});

test('a withdrawal is answered in its state after the review', async () => {
  rest.on('POST /agents/withdrawals/6/review', { body: decided });
  expect(
    await gateway.ask(
      'mutation { reviewWithdrawal(input: { id: "6", decision: APPROVE, comment: "Fine" }) { id status reviewedAt reviewedBy { id firstName } } }',
    ),
  ).toEqual({
    data: {
      reviewWithdrawal: {
        id: '6',
        status: 'APPROVED',
        reviewedAt: '2026-11-02T10:00:00Z',
        reviewedBy: { id: '4', firstName: 'Freya' },
      },
    },
  });
  expect(JSON.parse(rest.arrivals[0]?.body ?? '')).toEqual({ decision: 'approve', comment: 'Fine' });
});

test('applications are counted by the filter, including rejected ones', async () => {
  expect(await gateway.ask(applicationsQuery('{ includeRejected: true, rejectReason: [ID_CHECK] }'))).toEqual(
    {
      data: {
        applications: {
          items: [{ id: '3', stage: 'IDENTITY_CHECK', agent: { email: 'a@example.com' } }],
          summary: { total: 1 },
        },
      },
    },
  );
  await gateway.ask(applicationsQuery('{}'));
  const summaries = rest.arrivals.filter(({ path }) => path.endsWith('/summary'));
  expect(summaries.map(({ query }) => query.toString())).toEqual([
    'reject_reason%5B%5D=id_check&include_rejected=1',
    '',
  ]);
  expect(rest.calls).toHaveLength(4);
});

test('an identity check is decided, and the mail of the next step sent again', async () => {
  rest
    .on('POST /agents/applications/3/identity-check/review', {
      body: { ...application, status: 'rejected', reject_reason: 'id_check' },
    })
    .on('POST /agents/applications/3/resend-email', { status: 204 });
  expect(
    await gateway.ask(
      `mutation { reviewIdentityCheck(input: { id: "3", result: FAIL, comment: "Blurred" }) { status rejectReason }
         resendApplicationEmail(id: "3") }`,
    ),
  ).toEqual({
    data: {
      reviewIdentityCheck: { status: 'REJECTED', rejectReason: 'ID_CHECK' },
      resendApplicationEmail: true,
    },
  });
  expect(rest.calls).toEqual([
    'POST /agents/applications/3/identity-check/review',
    'POST /agents/applications/3/resend-email',
  ]);
});
