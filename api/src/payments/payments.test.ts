import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folded } from '@shepherd/domain/folded.ts';
import { agentId, emptyMonth, paymentRestricted, withoutWithdrawals } from '../seed/people/agents.ts';
import { minorUnits, moreDecimals } from '../money/money.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { lastMonths } from './balance.ts';
import { pay as bookPayment, payForJob, readBalance } from './ledger.ts';
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

  it.each([
    [{ type: 'credit', amount: 1.005 }, moreDecimals],
    [{ type: 'credit', amount: -1 }, 'You have to pass more than 0'],
    [{ type: 'deduction', amount: 1 }, 'A deduction must be below 0'],
  ])('reports why %j is refused', async (body, message) => {
    expect((await pay(body)).json().error.fields).toEqual({ amount: [message] });
  });

  it('trims its comment, and omits a blank one', async () => {
    expect((await pay({ type: 'credit', amount: 1, comment: '  ' })).json().comment).toBeNull();
    expect((await pay({ type: 'credit', amount: 1, comment: ' Thanks ' })).json().comment).toBe('Thanks');
  });

  it('for a job belongs to the last assignment of this agent, even if another agent had the job later', async () => {
    const busy = agentId(1);
    const had = await api.database
      .selectFrom('assignments')
      .where('agent_id', '=', plain)
      .select(['id', 'job_id'])
      .orderBy('id')
      .execute();
    const [first, second] = had;
    if (!first || !second) throw new Error('The first agent of the demo has had several jobs');
    const again = async (agent: string): Promise<string> => {
      const { id: _id, ...copy } = await api.database
        .selectFrom('assignments')
        .selectAll()
        .where('id', '=', first.id)
        .executeTakeFirstOrThrow();
      const ended = { ...copy, agent_id: agent, status: 'cancelled' as const };
      const { id } = await api.database
        .insertInto('assignments')
        .values(ended)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const last = await again(plain);
    await again(agentId(14));
    const paid = (await pay({ type: 'bonus', amount: 5, job_id: first.job_id })).json();
    expect(paid.assignment).toEqual({ id: last, job_id: first.job_id, status: 'cancelled' });
    expect(
      (await pay({ type: 'bonus', amount: 5, job_id: first.job_id }, 'finance', busy)).json().error.fields,
    ).toEqual({ job_id: ['The shepherd had no such job'] });
    expect((await pay({ type: 'bonus', amount: 5, job_id: second.job_id })).json().assignment_id).toBe(
      second.id,
    );
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
  it('is paid once, however often and by which user it is booked', async () => {
    const before = await readBalance(api.database, agentId(14), 'GBP');
    const ids = await Promise.all([book(fee), book(fee), book({ ...fee, assignmentId: '900002' })]);
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    expect(await readBalance(api.database, agentId(14), 'GBP')).toBe(before + 1999);
  });

  it('is independent of the bonuses and reimbursements of its tasks', async () => {
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

  it('begins at zero, counts from the first day of the first month, and separates currencies', async () => {
    const { id } = await api.database
      .selectFrom('agents')
      .where('status', '=', 'applicant')
      .where('currency', '=', 'GBP')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const read = async () => (await api.get('finance', `agents/${id}/balance`)).json();
    const amounts = ({ earnings }: { earnings: { monthly: { amount: { amount: number } }[] } }) =>
      earnings.monthly.map(({ amount }) => amount.amount);
    const empty = await read();
    expect([empty.balance.amount, empty.other_balances, new Set(amounts(empty))]).toEqual([
      0,
      [],
      new Set([0]),
    ]);

    const credit = { agentId: id, type: 'credit', countryCode: 'GB' } as const;
    const credited = (amount: number, currency: Currency, at: string) =>
      bookPayment(api.database, { ...credit, amount, currency }, new Date(at));
    const [firstMonth = ''] = lastMonths(api.now(), 12);
    await credited(100, 'GBP', `${firstMonth}T00:00:00Z`);
    await credited(2_000, 'EUR', `${firstMonth}T12:00:00Z`);
    await credited(30_000, 'GBP', new Date(Date.parse(firstMonth) - 1_000).toISOString());
    const filled = await read();
    expect(filled.balance).toMatchObject({ amount: 301, currency: 'GBP' });
    expect(filled.other_balances).toMatchObject([{ amount: 20, currency: 'EUR' }]);
    expect(amounts(filled)).toEqual([1, ...Array.from({ length: 11 }, () => 0)]);
    expect(await readBalance(api.database, id, 'EUR')).toBe(2_000);
  });

  it('has the right months around the turn of a year', () => {
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
    const others = (await api.get('finance', `agents/${withoutWithdrawals}/balance`)).json();
    expect(others.can_withdraw).toBe(false);
  });

  it('comes with the payment methods that were not removed', async () => {
    const methods = async (): Promise<{ id: string; type: string; default: boolean }[]> =>
      (await api.get('finance', `agents/${plain}/payment-methods`)).json().data;
    const [bank, other, ...more] = await methods();
    expect([bank, other, more]).toMatchObject([
      { type: 'bank_transfer', default: true },
      { type: 'paypal', default: false },
      [],
    ]);
    const change = (id: string | undefined) =>
      api.database.updateTable('agent_payment_methods').where('id', '=', id ?? '');
    // The default one comes first, and a removed one is missing.
    await change(bank?.id).set({ is_default: false }).execute();
    await change(other?.id).set({ is_default: true }).execute();
    expect((await methods()).map(({ id }) => id)).toEqual([other?.id, bank?.id]);
    await change(other?.id).set({ is_default: false }).execute();
    await change(bank?.id).set({ is_default: false }).execute();
    expect((await methods()).map(({ id }) => id)).toEqual([bank?.id, other?.id]);
    await change(other?.id).set({ removed_at: api.now().toISOString() }).execute();
    expect((await methods()).map(({ id }) => id)).toEqual([bank?.id]);
    expect((await api.get('operations', `agents/${plain}/payment-methods`)).statusCode).toBe(403);
    for (const what of ['payment-methods', 'balance']) {
      const hidden = await api.get('finance', `agents/${paymentRestricted}/${what}`);
      expect([what, hidden.statusCode, hidden.json().error.code]).toEqual([what, 403, 'agent.restricted']);
    }
  });
});

describe('the list of payments', () => {
  it('is newest first, complete, and has the total', async () => {
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

  it.each(['payments', 'withdrawals'])(
    'of %s is sorted by each of its columns, in both directions',
    async (what) => {
      type Row = Payment & { automatic?: string };
      const rows = async (sort: string, most = 100): Promise<Row[]> =>
        (await api.get('finance', `agents/${what}?per_page=${most}&sort=${sort}`)).json().data;
      const all = await rows('id', 2_000);
      const columns: Record<string, (row: Row) => number | string> = {
        id: ({ id }) => Number(id),
        reference: ({ reference }) => reference,
        agent: ({ agent }) => folded(`${agent.first_name} ${agent.last_name}`),
        amount: ({ amount }) => minorUnits(amount.amount, amount.currency),
        country_code: (row) => row.country_code,
        status: ({ status }) => status,
        created_at: (row) => row.created_at,
        ...(what === 'payments'
          ? { type: (row: Row) => row.type }
          : { automatic: (row: Row) => row.automatic ?? '' }),
      };
      for (const [column, value] of Object.entries(columns)) {
        const sorted = all.toSorted((one, other) => {
          const [a, b] = [value(one), value(other)];
          return a < b ? -1 : a > b ? 1 : 0;
        });
        const ids = sorted.map(({ id }) => id);
        const found = async (sort: string) => (await rows(sort)).map(({ id }) => id);
        expect([column, await found(column)]).toEqual([column, ids.slice(0, 100)]);
        expect([column, await found(`-${column}`)]).toEqual([column, ids.toReversed().slice(0, 100)]);
      }
    },
  );

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

  it('is exported with the payer and the job, if there are any', async () => {
    const { job_id, agent_id: agent } = await api.database
      .selectFrom('assignments')
      .innerJoin('payments', 'payments.agent_id', 'assignments.agent_id')
      .where('payments.admin_user_id', 'is', null)
      .where('payments.agent_id', '!=', paymentRestricted)
      .select(['assignments.job_id', 'assignments.agent_id'])
      .orderBy('payments.id')
      .executeTakeFirstOrThrow();
    await pay({ type: 'bonus', amount: 12.5, job_id, comment: 'Quick' }, 'finance', agent);
    await api.get('finance', `agents/payments/export?agent_id[]=${agent}`);
    await api.work();
    const { content } = await api.database
      .selectFrom('mail_attachments')
      .where('content', 'like', '%,Quick,%')
      .select('content')
      .executeTakeFirstOrThrow();
    const rows = await list(`agent_id[]=${agent}`);
    const lines = rows.map(({ reference, type, amount, comment, status, ...row }) => {
      const by = row.admin_user === null ? '' : `${row.admin_user.first_name} ${row.admin_user.last_name}`;
      const who = `${row.agent.first_name} ${row.agent.last_name},${row.agent_id}`;
      const at = row.created_at.replace('T', ' ').replace('Z', '');
      const what = `${type},${row.assignment?.job_id ?? ''},${amount.amount},${amount.currency},${row.country_code}`;
      return [reference, who, what, comment ?? '', by, row.method, status, at].join(',');
    });
    expect(content.trim().split('\n').slice(1)).toEqual(lines);
    expect(new Set(rows.map(({ admin_user }) => admin_user === null))).toEqual(new Set([true, false]));
    expect(new Set(rows.map(({ assignment }) => assignment === null))).toEqual(new Set([true, false]));
  });
});
