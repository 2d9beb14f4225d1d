import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentId, withoutWithdrawals } from '../seed/people/agents.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { overlap } from '../testing/store/overlap.ts';
import { hour, minute } from '../time/instants.ts';
import { readBalance } from './ledger.ts';
import { usualWithdrawalThresholds } from './withdrawal-threshold.ts';
import { withdrawalStatuses, withdrawalTransition } from './withdrawal-transitions.ts';
import type { WithdrawalAction } from './withdrawal-transitions.ts';
import { moveWithdrawal, requestWithdrawal } from './withdrawals.ts';
import type { Withdrawal } from './schemas.ts';

let api: TestApi;
/** An agent whose balance only these tests change. */
let rich: string;
beforeAll(async () => {
  api = await startTestApi();
  rich = await agentWithoutPayout();
});
afterAll(() => api.close());

async function agentWithoutPayout(): Promise<string> {
  const { id } = await api.database
    .selectFrom('agents')
    .innerJoin('agent_payment_methods', 'agent_payment_methods.agent_id', 'agents.id')
    .where('agents.status', '=', 'active')
    .where('agents.currency', '=', 'GBP')
    .where('agents.can_withdraw', '=', true)
    .where('agent_payment_methods.removed_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawals')
            .whereRef('withdrawals.agent_id', '=', 'agents.id')
            .where('withdrawals.status', 'in', ['requested', 'processing', 'processed'])
            .select('withdrawals.id'),
        ),
      ),
    )
    .orderBy('agents.id', 'desc')
    .select('agents.id')
    .executeTakeFirstOrThrow();
  return id;
}

const balance = () => readBalance(api.database, rich, 'GBP');
const methodOf = async (id: string): Promise<string> =>
  (
    await api.database
      .selectFrom('agent_payment_methods')
      .where('agent_id', '=', id)
      .where('removed_at', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
const credit = (amount: number, id = rich) =>
  api.send('finance', 'POST', `agents/${id}/payments`, { body: { type: 'credit', amount } });
const request = async (amount: number, id = rich): Promise<string> => {
  const input = { agentId: id, paymentMethodId: await methodOf(id), amount };
  return api.database
    .transaction()
    .execute((transaction) => requestWithdrawal(transaction, input, api.now(), usualWithdrawalThresholds));
};
const review = (id: string, body: object, account = 'finance') =>
  api.send(account, 'POST', `agents/withdrawals/${id}/review`, { body });
const read = async (id: string): Promise<Withdrawal> =>
  (await api.get('finance', `agents/withdrawals?id[]=${id}`)).json().data[0];
const step = (id: string, action: WithdrawalAction) =>
  api.database.transaction().execute((transaction) => moveWithdrawal(transaction, id, action, api.now()));

describe('a withdrawal', () => {
  it('reserves its money, and is automatic up to the threshold', async () => {
    await credit(500);
    const before = await balance();
    const [auto, manual] = [await request(10_000), await request(10_001)];
    expect(await balance()).toBe(before - 20_001);
    expect(await read(auto)).toMatchObject({ automatic: 'auto', status: 'requested' });
    expect(await read(manual)).toMatchObject({
      automatic: 'manual',
      status: 'requested',
      amount: { amount: 100.01 },
    });
  });

  it('is paid out without staff when it is automatic', async () => {
    await credit(50);
    const id = await request(5_000);
    await api.work();
    expect((await read(id)).status).toBe('processing');
    for (const [wait, before, after] of [
      [minute, 'processing', 'processed'],
      [5 * minute, 'processed', 'confirmed'],
    ] as const) {
      api.advance(wait - 1_000);
      await api.work();
      expect((await read(id)).status).toBe(before);
      api.advance(1_000);
      await api.work();
      expect((await read(id)).status).toBe(after);
    }
  });

  it('fails, and returns the money, when the account is gone', async () => {
    await credit(50);
    const before = await balance();
    const id = await request(4_000);
    await api.work();
    const method = await methodOf(rich);
    await api.database
      .updateTable('agent_payment_methods')
      .set({ removed_at: api.now().toISOString() })
      .where('id', '=', method)
      .execute();
    api.advance(hour);
    await api.work();
    expect((await read(id)).status).toBe('failed');
    expect(await balance()).toBe(before);
    await step(id, 'refund');
    expect((await read(id)).status).toBe('refunded');
    expect(await balance()).toBe(before);
    await api.database
      .updateTable('agent_payment_methods')
      .set({ removed_at: null })
      .where('id', '=', method)
      .execute();
  });

  it('is refused beyond the balance, without the right to it, and for zero', async () => {
    const all = await balance();
    await expect(request(all + 1)).rejects.toMatchObject({
      fields: { amount: ['The balance is lower than that'] },
    });
    for (const nothing of [0, -1, 0.5, Number.NaN])
      await expect(request(nothing)).rejects.toMatchObject({
        fields: { amount: ['You have to pass more than 0'] },
      });
    expect((await read(await request(1))).amount.amount).toBe(0.01);
    await credit(10, withoutWithdrawals);
    await expect(request(100, withoutWithdrawals)).rejects.toMatchObject({
      fields: { amount: ['Withdrawals are switched off'] },
    });
  });

  it('needs an active payment method of an existing agent', async () => {
    await credit(10);
    const to = (agent: string, paymentMethodId: string) => {
      const input = { agentId: agent, paymentMethodId, amount: 100 };
      return api.database
        .transaction()
        .execute((transaction) =>
          requestWithdrawal(transaction, input, api.now(), usualWithdrawalThresholds),
        );
    };
    const removed = await api.database
      .selectFrom('agent_payment_methods')
      .where('removed_at', 'is not', null)
      .select(['id', 'agent_id'])
      .executeTakeFirstOrThrow();
    for (const [agent, method] of [
      [rich, await methodOf(agentId(0))],
      [removed.agent_id, removed.id],
    ] as const)
      await expect(to(agent, method)).rejects.toMatchObject({
        fields: { payment_method_id: ['There is no such payment method'] },
      });
    await expect(to('999999', await methodOf(rich))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that was refunded meanwhile stays so when its next step is due', async () => {
    await credit(50);
    const before = await balance();
    const id = await request(4_000);
    await api.work();
    api.advance(minute);
    await api.work();
    expect((await read(id)).status).toBe('processed');
    await step(id, 'refund');
    api.advance(hour);
    await api.work();
    expect((await read(id)).status).toBe('refunded');
    expect(await balance()).toBe(before);
  });

  it('cannot spend the same money twice concurrently', async () => {
    const agent = agentId(15);
    await credit(30, agent);
    const all = await readBalance(api.database, agent, 'GBP');
    const input = { agentId: agent, paymentMethodId: await methodOf(agent), amount: all };
    const second = overlap(
      api.database,
      (transaction) => requestWithdrawal(transaction, input, api.now(), usualWithdrawalThresholds),
      () => request(all, agent),
    );
    await expect(second).rejects.toMatchObject({ fields: { amount: ['The balance is lower than that'] } });
    expect(await readBalance(api.database, agent, 'GBP')).toBe(0);
  });
});

it('a withdrawal of yen needs a review above the value of a hundred pounds, not above a hundred yen', async () => {
  const agent = agentId(14);
  await api.database.updateTable('agents').set({ currency: 'JPY' }).where('id', '=', agent).execute();
  await credit(50_000, agent);
  expect((await read(await request(19_000, agent))).automatic).toBe('auto');
  expect(await read(await request(19_001, agent))).toMatchObject({
    automatic: 'manual',
    amount: { amount: 19_001, currency: 'JPY' },
  });
});

describe('the review of a withdrawal', () => {
  it('approves, and the payout goes on', async () => {
    await credit(400);
    const [id, other] = [await request(15_000), await request(11_000)];
    await api.work();
    expect((await read(id)).status).toBe('requested');
    const answer = await review(id, { decision: 'approve', comment: ' Checked ' });
    expect(answer.json()).toMatchObject({ id, status: 'approved', review_comment: 'Checked' });
    expect(await read(other)).toMatchObject({ status: 'requested', review_comment: null });
    const reviews = await api.database
      .selectFrom('withdrawals')
      .innerJoin('users', 'users.id', 'withdrawals.reviewed_by')
      .where('withdrawals.id', 'in', [id, other])
      .select(['withdrawals.id', 'users.email', 'reviewed_at'])
      .execute();
    expect(reviews).toEqual([
      { id, email: 'finance@shepherd.test', reviewed_at: api.now().toISOString().replace('.000', '') },
    ]);
    await api.work();
    expect((await read(id)).status).toBe('processing');
    api.advance(hour);
    await api.work();
    api.advance(hour);
    await api.work();
    expect((await read(id)).status).toBe('confirmed');
  });

  it('rejects, and returns the money', async () => {
    await credit(200);
    const before = await balance();
    const id = await request(15_000);
    expect(await balance()).toBe(before - 15_000);
    expect((await review(id, { decision: 'reject', comment: 'No' })).json().status).toBe('denied');
    expect(await balance()).toBe(before);
    const again = await review(id, { decision: 'reject', comment: 'No' });
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'withdrawal.invalid_transition']);
    expect(await balance()).toBe(before);
  });

  it('is made by one of several concurrent reviewers', async () => {
    await credit(400);
    const before = await balance();
    for (const [first, second, ended, left] of [
      ['reject', 'approve', 'denied', 0],
      ['approve', 'reject', 'approved', 15_000],
    ] as const) {
      const id = await request(15_000);
      const answer = await overlap(
        api.database,
        (transaction) => moveWithdrawal(transaction, id, first, api.now()),
        () => review(id, { decision: second, comment: 'At the same time' }),
      );
      expect(answer.statusCode).toBe(409);
      expect(await read(id)).toMatchObject({ status: ended, review_comment: null });
      expect(await balance()).toBe(before - left);
    }
  });

  it('is refused for automatic ones, for readers, and without a comment', async () => {
    await credit(200);
    const [auto, manual] = [await request(1_000), await request(15_000)];
    expect((await review(auto, { decision: 'approve', comment: 'Yes' })).statusCode).toBe(409);
    expect((await review(manual, { decision: 'approve' })).json().error.fields).toHaveProperty('comment');
    expect((await review(manual, { decision: 'approve', comment: ' ' })).statusCode).toBe(422);
    expect((await review(manual, { decision: 'perhaps', comment: 'x' })).json().error.fields).toHaveProperty(
      'decision',
    );
    expect((await review(manual, { decision: 'approve', comment: 'x' }, 'support')).statusCode).toBe(403);
    expect((await review('999999', { decision: 'approve', comment: 'x' })).statusCode).toBe(404);
    expect((await read(manual)).status).toBe('requested');
  });
});

describe('a withdrawal to a payment method that was removed', () => {
  it('cannot be approved, with the name of the method, and can be rejected', async () => {
    const { id: agent } = await api.database
      .selectFrom('agents')
      .where('status', '=', 'active')
      .where('currency', '=', 'GBP')
      .where('id', '>', agentId(20))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('assignments')
              .whereRef('assignments.agent_id', '=', 'agents.id')
              .where('closed_at', 'is', null)
              .select('assignments.id'),
          ),
        ),
      )
      .orderBy('id')
      .select('id')
      .executeTakeFirstOrThrow();
    await credit(500, agent);
    const id = await request(20_000, agent);
    const before = await readBalance(api.database, agent, 'GBP');
    const removed = await api.send('owner', 'POST', `agents/${agent}/retire`, {
      body: { reason: 'removed', comment: 'Asked for it' },
    });
    expect(removed.statusCode).toBe(200);

    const refused = await review(id, { decision: 'approve', comment: 'Fine' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'withdrawal.no_payment_method']);
    expect(await read(id)).toMatchObject({
      status: 'requested',
      reviewed_by: null,
      reviewed_at: null,
      payment_method: { label: '', removed_at: expect.any(String) },
    });
    expect(await readBalance(api.database, agent, 'GBP')).toBe(before);

    expect((await review(id, { decision: 'reject', comment: 'Left' })).statusCode).toBe(200);
    expect(await readBalance(api.database, agent, 'GBP')).toBe(before + 20_000);
  });

  it('of an agent who was struck off is paid out as before', async () => {
    const agent = agentId(12);
    await credit(500, agent);
    const id = await request(20_000, agent);
    await api.send('owner', 'POST', `agents/${agent}/retire`, {
      body: { reason: 'striked_off', comment: 'Three strikes' },
    });
    expect((await review(id, { decision: 'approve', comment: 'Owed' })).json()).toMatchObject({
      status: 'approved',
      payment_method: { removed_at: null },
      reviewed_by: { first_name: 'Freya' },
      reviewed_at: expect.any(String),
    });
  });
});

describe('the list of withdrawals', () => {
  it('has every status on both sides of the threshold', async () => {
    const page = (await api.get('finance', 'agents/withdrawals?per_page=1000')).json();
    expect(page.total_withdrawals).toBe(page.total);
    const rows: Withdrawal[] = page.data;
    const created = rows.map((row) => row.created_at);
    expect(created).toEqual(created.toSorted().toReversed());
    expect([...new Set(rows.map((row) => row.status))].toSorted()).toEqual(withdrawalStatuses.toSorted());
    for (const { automatic, amount } of rows)
      expect(automatic).toBe(amount.amount <= usualWithdrawalThresholds[amount.currency] ? 'auto' : 'manual');
    expect(
      rows.filter((row) => row.status === 'requested' && row.automatic === 'manual').length,
    ).toBeGreaterThan(5);
  });

  it('is filtered and searched', async () => {
    const rows = async (query: string): Promise<Withdrawal[]> =>
      (await api.get('finance', `agents/withdrawals?per_page=1000&${query}`)).json().data;
    const all = await rows('');
    for (const [query, matches] of [
      ['status[]=denied', (row: Withdrawal) => row.status === 'denied'],
      ['automatic[]=manual', (row: Withdrawal) => row.automatic === 'manual'],
      [`agent_id[]=${agentId(5)}`, (row: Withdrawal) => row.agent_id === agentId(5)],
      ['country_code[]=GB', (row: Withdrawal) => row.country_code === 'GB'],
      [
        'created_at_from=2026-10-05&created_at_to=2026-10-09',
        (row: Withdrawal) => /^2026-10-0[5-9]/.test(row.created_at),
      ],
      ['keywords=w0000012', (row: Withdrawal) => row.reference === 'W0000012'],
    ] as const) {
      const found = await rows(query);
      expect([query, found.length > 0]).toEqual([query, true]);
      expect([query, found]).toEqual([query, all.filter(matches)]);
    }
    expect(await rows('country_code[]=IE')).toEqual([]);
    const nameOf = ({ agent }: Withdrawal) => `${agent.first_name} ${agent.last_name}`;
    const [first] = all;
    const name = first ? nameOf(first) : '';
    expect(await rows(`keywords=${name}`)).toEqual(all.filter((row) => nameOf(row) === name));
  });
});

describe('the steps of a withdrawal', () => {
  const possible = [
    'requested auto process processing',
    'requested manual approve approved',
    'requested manual reject denied',
    'approved manual process processing',
    'processing auto settle processed',
    'processing auto fail failed',
    'processing manual settle processed',
    'processing manual fail failed',
    'processed auto confirm confirmed',
    'processed auto refund refunded',
    'processed manual confirm confirmed',
    'processed manual refund refunded',
    'failed auto refund refunded',
    'failed manual refund refunded',
  ];

  it('are these and no others', () => {
    const found = withdrawalStatuses.flatMap((status) =>
      (['auto', 'manual'] as const).flatMap((automatic) =>
        (['approve', 'reject', 'process', 'settle', 'confirm', 'fail', 'refund'] as const).flatMap(
          (action) => {
            const row = withdrawalTransition({ status, automatic }, action);
            return row ? [`${status} ${automatic} ${action} ${row.to}`] : [];
          },
        ),
      ),
    );
    expect(found.toSorted()).toEqual(possible.toSorted());
  });
});

describe('a withdrawal of the demo', () => {
  it('that is under way continues to its end', async () => {
    const demo = await startTestApi();
    const underWay = async () => {
      const { rows } = await sql<{ status: string; count: number }>`
        select status, count(*)::int as count from withdrawals
        where status in ('approved', 'processing', 'processed') or status = 'requested' and automatic = 'auto'
        group by status`.execute(demo.database);
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    };
    const before = await underWay();
    expect(Object.keys(before).toSorted()).toEqual(['approved', 'processed', 'processing', 'requested']);
    await demo.database.deleteFrom('work').where('name', '!=', 'payout').execute();
    // Each step plans the next one for later.
    for (let step = 0; step < 4; step += 1) {
      demo.advance(12 * hour);
      await demo.work();
    }
    expect(await underWay()).toEqual({});
    await demo.close();
  });
});
