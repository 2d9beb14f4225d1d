import { array, assert, asyncProperty, constant, constantFrom, integer, oneof, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { agentId } from '../seed/people/agents.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { payForJob, readBalance } from './ledger.ts';
import { usualWithdrawalThresholds } from './withdrawal-threshold.ts';
import { requestWithdrawal } from './withdrawals.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const agent = agentId(17);

/** Operations on an agent's money; `tries` is the number of concurrent sends by an impatient client. */
const operation = oneof(
  record({
    kind: constant('staff' as const),
    type: constantFrom('credit', 'bonus', 'deduction', 'reimbursement'),
    pence: integer({ min: 1, max: 6_000 }),
    tries: integer({ min: 1, max: 3 }),
  }),
  record({
    kind: constant('job' as const),
    job: integer({ min: 1, max: 4 }),
    task: constantFrom('', 'price', 'photo'),
    pence: integer({ min: 0, max: 5_000 }),
    tries: integer({ min: 1, max: 3 }),
  }),
  record({
    kind: constant('withdrawal' as const),
    pence: integer({ min: 1, max: 15_000 }),
    decision: constantFrom('approve', 'reject', 'both', 'none'),
  }),
);
type Operation = typeof operation extends Arbitrary<infer Value> ? Value : never;

let run = 0;

/** Performs an operation; returns the expected change of the balance in pence, judging by the answers alone. */
async function perform(what: Operation, index: number): Promise<number> {
  if (what.kind === 'staff') {
    const amount = (what.type === 'deduction' ? -what.pence : what.pence) / 100;
    const headers = { 'idempotency-key': `run-${run}-${index}` };
    const answers = await Promise.all(
      Array.from({ length: what.tries }, () =>
        api.send('finance', 'POST', `agents/${agent}/payments`, {
          body: { type: what.type, amount },
          headers,
        }),
      ),
    );
    const ids = new Set(
      answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().id),
    );
    const wanted = what.type === 'reimbursement' && what.pence > 5_000 ? 0 : 1;
    if (ids.size !== wanted) throw new Error(`${ids.size} payments were made instead of ${wanted}`);
    return ids.size * Math.round(amount * 100);
  }
  if (what.kind === 'job') {
    const entry = {
      kind: what.task === '' ? 'job' : 'bonus',
      assignmentId: String(index + 1),
      agentId: agent,
      jobId: `${90_000 + run}-${what.job}`,
      taskReference: what.task,
      amount: what.pence,
      currency: 'GBP',
      countryCode: 'GB',
    } as const;
    const ids = await Promise.all(
      Array.from({ length: what.tries }, () =>
        api.database.transaction().execute((transaction) => payForJob(transaction, entry, api.now())),
      ),
    );
    return ids.filter((id) => id !== null).length * what.pence;
  }
  const id = await withdraw(what.pence);
  if (id === null) return 0;
  const decisions = what.decision === 'both' ? ['approve', 'reject'] : [what.decision];
  const answers = await Promise.all(
    decisions
      .filter((decision) => decision !== 'none')
      .map((decision) =>
        api.send('finance', 'POST', `agents/withdrawals/${id}/review`, {
          body: { decision, comment: 'Decided' },
        }),
      ),
  );
  const denied = answers.some((answer) => answer.statusCode === 200 && answer.json().status === 'denied');
  return denied ? 0 : -what.pence;
}

async function withdraw(amount: number): Promise<string | null> {
  const method = await api.database
    .selectFrom('agent_payment_methods')
    .where('agent_id', '=', agent)
    .select('id')
    .executeTakeFirstOrThrow();
  const input = { agentId: agent, paymentMethodId: method.id, amount };
  try {
    return await api.database
      .transaction()
      .execute((transaction) => requestWithdrawal(transaction, input, api.now(), usualWithdrawalThresholds));
  } catch (error) {
    if (error instanceof ApiError && error.fields?.['amount'] !== undefined) return null;
    throw error;
  }
}

it('the ledger keeps every penny through parallel, repeated and refused operations', async () => {
  await assert(
    asyncProperty(array(operation, { minLength: 1, maxLength: 12 }), async (operations) => {
      run += 1;
      const before = await readBalance(api.database, agent, 'GBP');
      const changes = await Promise.all(operations.map(perform));
      await api.work();
      const expected = changes.reduce((sum, change) => sum + change, before);
      expect(await readBalance(api.database, agent, 'GBP')).toBe(expected);
      const shown = (await api.get('finance', `agents/${agent}/balance`)).json().balance.amount;
      expect(Math.round(shown * 100)).toBe(expected);
    }),
    { numRuns: 25, seed: 20_261_120 },
  );
}, 120_000);
