import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentId, paymentRestricted } from '../seed/agents.ts';
import { emptyMonth } from '../seed/wallet.ts';
import type { Currency } from '../money/money.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { lastMonths } from './balance.ts';
import { payForJob, readBalance } from './ledger.ts';
import { paymentStatuses, paymentTypes } from './statuses.ts';
import type { Payment } from './schemas.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const plain = agentId(0);
const pay = (body: object, account = 'finance', id = plain) =>
  api.send(account, 'POST', `agents/${id}/payments`, { body });
const payThree = () =>
  api.send('finance', 'POST', `agents/${plain}/payments`, {
    body: { type: 'credit', amount: 3 },
    headers: { 'idempotency-key': 'credit-of-three' },
  });
const balance = async (id = plain): Promise<number> =>
  (await api.get('finance', `agents/${id}/balance`)).json().balance.amount;
const book = (entry: Parameters<typeof payForJob>[1]) =>
  api.database.transaction().execute((transaction) => payForJob(transaction, entry, api.now()));
const list = async (query: string): Promise<Payment[]> =>
  (await api.get('finance', `agents/payments?per_page=2000&${query}`)).json().data;

describe('a payment by staff', () => {
  it.each([
    ['bonus', 12.5],
    ['credit', 0.01],
    ['reimbursement', 50],
    ['deduction', -10],
  ])('of the type %s changes the balance by %d', async (type, amount) => {
    const before = await balance();
    const answer = await pay({ type, amount, comment: 'Because' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      type,
      amount: { amount, currency: 'GBP' },
      comment: 'Because',
      agent: { id: plain },
      admin_user: { first_name: 'Freya' },
      method: 'balance',
      status: 'paid',
    });
    expect(await balance()).toBeCloseTo(before + amount, 6);
    expect((await list(`id[]=${answer.json().id}`))[0]).toEqual(answer.json());
  });

  it('is shown with the sign and two decimals', async () => {
    expect((await pay({ type: 'deduction', amount: -7.5 })).json().amount.formatted).toBe('-£7.50');
  });

  it.each([
    [{ type: 'deduction', amount: 10 }, 'amount'],
    [{ type: 'deduction', amount: 0 }, 'amount'],
    [{ type: 'bonus', amount: -1 }, 'amount'],
    [{ type: 'credit', amount: 0 }, 'amount'],
    [{ type: 'credit', amount: '5' }, 'amount'],
    [{ type: 'credit', amount: 1.005 }, 'amount'],
    [{ type: 'credit', amount: 1e9 }, 'amount'],
    [{ type: 'credit' }, 'amount'],
    [{ amount: 5 }, 'type'],
    [{ type: 'job', amount: 5 }, 'type'],
    [{ type: 'referral', amount: 5 }, 'type'],
    [{ type: 'transaction_fee', amount: 5 }, 'type'],
    [{ type: 'bonus', amount: 5, job_id: '99999-1' }, 'job_id'],
  ])('is refused: %j', async (body, field) => {
    const before = await balance();
    const answer = await pay(body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'validation.failed']);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
    expect(await balance()).toBe(before);
  });

  it.each([50.01, 51, 5000])('reimburses no %d', async (amount) => {
    const answer = await pay({ type: 'reimbursement', amount });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'payment.reimbursement_limit']);
    expect(answer.json().error.fields.amount).toEqual([
      'You exceeded the £50 limit on reimbursement. Contact an admin',
    ]);
  });

  it('reimburses as much in other currencies', async () => {
    const inCurrency = (currency: Currency) =>
      api.database.updateTable('agents').set({ currency }).where('id', '=', agentId(9)).execute();
    for (const [currency, limit, over, shown] of [
      ['EUR', 60, 60.01, '€60'],
      ['JPY', 9_500, 9_501, '¥9,500'],
    ] as const) {
      await inCurrency(currency);
      const reimburse = (amount: number) => pay({ type: 'reimbursement', amount }, 'finance', agentId(9));
      expect((await reimburse(limit)).statusCode).toBe(201);
      expect((await reimburse(over)).json().error).toMatchObject({
        code: 'payment.reimbursement_limit',
        message: `You exceeded the ${shown} limit on reimbursement. Contact an admin`,
      });
    }
    await inCurrency('GBP');
  });

  it('is made once when the request is repeated with its key', async () => {
    const before = await balance();
    const answers = [await payThree(), await payThree()];
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(await balance()).toBeCloseTo(before + 3, 6);
  });

  it('needs the permission and an agent whose payments are not hidden', async () => {
    const body = { type: 'credit', amount: 3 };
    expect((await pay(body, 'operations')).statusCode).toBe(403);
    expect((await pay(body, 'finance', paymentRestricted)).json().error.code).toBe('agent.restricted');
    expect((await pay(body, 'finance', '999999')).statusCode).toBe(404);
  });
});

describe('the fee of a job', () => {
  const fee = {
    kind: 'job',
    assignmentId: '900001',
    agentId: agentId(14),
    jobId: '99001-1',
    taskReference: '',
    amount: 1999,
    currency: 'GBP',
    countryCode: 'GB',
  } as const;
  it('is paid once, however often and by whomever it is booked', async () => {
    const before = await readBalance(api.database, agentId(14), 'GBP');
    const ids = await Promise.all([book(fee), book(fee), book({ ...fee, assignmentId: '900002' })]);
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    expect(await readBalance(api.database, agentId(14), 'GBP')).toBe(before + 1999);
  });

  it('leaves the bonuses and reimbursements of its tasks apart', async () => {
    const before = await readBalance(api.database, agentId(14), 'GBP');
    for (const taskReference of ['price', 'price', 'photo'])
      await book({ ...fee, kind: 'bonus', taskReference, amount: 100 });
    await book({ ...fee, kind: 'reimbursement', taskReference: 'price', amount: 250 });
    expect(await book({ ...fee, kind: 'bonus', taskReference: 'nothing', amount: 0 })).toBeNull();
    expect(await readBalance(api.database, agentId(14), 'GBP')).toBe(before + 450);
  });
});

describe('the balance', () => {
  it('shows twelve months, also those without earnings', async () => {
    const { earnings } = (await api.get('finance', `agents/${plain}/balance`)).json();
    expect(earnings.monthly.map(({ month }: { month: string }) => month)).toEqual(lastMonths(api.now(), 12));
    const amounts = earnings.monthly.map(({ amount }: { amount: { amount: number } }) => amount.amount);
    expect(amounts[11 - emptyMonth]).toBe(0);
    expect(amounts.filter((amount: number) => amount > 0).length).toBeGreaterThanOrEqual(7);
  });

  it('knows the months around the turn of a year', () => {
    expect(lastMonths(new Date('2026-01-31T23:00:00Z'), 3)).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
    ]);
  });

  it('can be closed for withdrawals and opened again', async () => {
    const set = (canWithdraw: unknown, account = 'finance') =>
      api.send(account, 'PATCH', `agents/${plain}/balance`, { body: { can_withdraw: canWithdraw } });
    expect((await set(false)).json().can_withdraw).toBe(false);
    expect((await api.get('finance', `agents/${plain}/balance`)).json().can_withdraw).toBe(false);
    expect((await set(true)).json().can_withdraw).toBe(true);
    expect((await set('yes')).json().error.fields).toHaveProperty('can_withdraw');
    expect((await set(true, 'operations')).statusCode).toBe(403);
  });

  it('comes with the payment methods that were not removed', async () => {
    const { data } = (await api.get('finance', `agents/${plain}/payment-methods`)).json();
    expect(data[0]).toMatchObject({ type: 'bank_transfer', default: true });
    expect((await api.get('operations', `agents/${plain}/payment-methods`)).statusCode).toBe(403);
  });
});

describe('the list of payments', () => {
  it('is newest first, complete, and says how many there are', async () => {
    const page = (await api.get('finance', 'agents/payments?per_page=2000')).json();
    expect(page.total_payments).toBe(page.total);
    expect(page.total).toBeGreaterThanOrEqual(700);
    const created = page.data.map((row: Payment) => row.created_at);
    expect(created).toEqual(created.toSorted().toReversed());
    expect([...new Set(page.data.map((row: Payment) => row.type))].toSorted()).toEqual(
      paymentTypes.toSorted(),
    );
    expect([...new Set(page.data.map((row: Payment) => row.status))].toSorted()).toEqual(
      paymentStatuses.toSorted(),
    );
    expect((await api.get('support', 'agents/payments')).statusCode).toBe(403);
  });

  it('is filtered and searched', async () => {
    const all = await list('');
    const filters: [string, (row: Payment) => boolean][] = [
      ['type[]=deduction', (row) => row.type === 'deduction' && row.amount.amount < 0],
      ['status[]=failed', (row) => row.status === 'failed'],
      [`agent_id[]=${plain}`, (row) => row.agent_id === plain],
      ['country_code[]=IE', (row) => row.country_code === 'IE'],
      ['created_at_from=2026-10-01&created_at_to=2026-10-31', (row) => row.created_at.startsWith('2026-10')],
      ['keywords=P0000012', (row) => row.reference.includes('P0000012')],
      ['keywords=parking', (row) => row.comment === 'Parking ticket'],
    ];
    for (const [query, matches] of filters) {
      const expected = all.filter(matches).map(({ id }) => id);
      expect([query, expected.length > 0]).toEqual([query, true]);
      expect([query, (await list(query)).map(({ id }) => id)]).toEqual([query, expected]);
    }
  });

  it.each(['payments', 'withdrawals'])('%s are exported by mail, or with 204', async (what) => {
    expect((await api.get('finance', `agents/${what}/export?keywords=no-such-thing`)).statusCode).toBe(204);
    const answer = await api.get('finance', `agents/${what}/export?agent_id[]=${agentId(5)}`);
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    await api.work();
    const { content } = await api.database
      .selectFrom('mail_attachments')
      .where('file_name', 'like', `${what}-%`)
      .select('content')
      .executeTakeFirstOrThrow();
    const { total } = (await api.get('finance', `agents/${what}?agent_id[]=${agentId(5)}`)).json();
    expect(content.trim().split('\n')).toHaveLength(total + 1);
  });
});
