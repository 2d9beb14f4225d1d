import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { taskPayments } from '../../jobs/actions/pay.ts';
import { startTestApi } from '../../testing/api.ts';
import { demoNow, holdsInTheDemo } from '../../testing/marketplace/contradictions.ts';
import { hour } from '../../time/instants.ts';
import { readTaskList } from '../../tasks/task-lists.ts';

holdsInTheDemo('the money of the demo', {
  'has one ledger entry for each paid payment': `select p.id from payments p
    left join ledger_entries l on l.payment_id = p.id
    where (p.status = 'paid') <> (l.id is not null) or l.amount <> p.amount or l.currency <> p.currency
      or l.agent_id <> p.agent_id or l.created_at <> p.created_at`,
  'has an entry for each withdrawal, and a refund for failed and rejected ones': `select w.id
    from withdrawals w left join ledger_entries l on l.withdrawal_id = w.id and l.kind = 'withdrawal'
    left join ledger_entries b on b.withdrawal_id = w.id and b.kind = 'withdrawal_return'
    where l.amount is distinct from -w.amount or l.created_at <> w.created_at
      or (w.status in ('denied', 'failed', 'refunded')) <> (b.id is not null) or b.amount <> w.amount
      or b.created_at <= w.created_at or b.created_at > ${demoNow}`,
  'never makes a balance negative': `select agent_id, min(balance) from (select agent_id, sum(amount)
    over (partition by agent_id, currency order by created_at, id) as balance from ledger_entries) as balances
    group by agent_id having min(balance) < 0`,
  'is in the currency of its agent': `select p.id from payments p join agents a on a.id = p.agent_id
    where p.currency <> a.currency union all select p.id from payments p join jobs j on j.id = p.job_id
    where p.currency <> j.currency or p.country_code <> j.country_code`,
  'was paid while its agent was active': `select p.id from payments p join agents a on a.id = p.agent_id
    where p.created_at < a.created_at or p.created_at > coalesce(a.retired_at, ${demoNow})
    union all select w.id from withdrawals w join agents a on a.id = w.agent_id
    join agent_payment_methods m on m.id = w.payment_method_id
    where w.created_at < m.created_at or m.removed_at is not null or m.agent_id <> a.id or not a.can_withdraw
      or w.currency <> a.currency or w.country_code <> a.country_code`,
  'was paid by staff with the permission': `select p.id, p.type from payments p left join users u on u.id = p.admin_user_id
    left join roles r on r.id = u.role_id where u.created_at > p.created_at or u.status <> 'active'
      or (p.job_id is null and u.id is not null and not jsonb_exists(r.permissions, 'payments.manage'))
      or (p.job_id is null and p.type in ('bonus', 'credit', 'deduction', 'reimbursement') and u.id is null)
      or (p.job_id is null and p.type not in ('bonus', 'credit', 'deduction', 'reimbursement') and u.id is not null)
      or (p.job_id is not null and u.id is null)`,
  'of the type job belongs to a job': `select id from payments where type = 'job' and (job_id is null or assignment_id is null)`,
  'for a job was paid to its agent, when it was decided, as agreed': `select p.id, p.job_id from payments p
    join assignments a on a.id = p.assignment_id where a.agent_id <> p.agent_id or a.job_id <> p.job_id
      or p.created_at <> a.closed_at or (p.type = 'job' and p.amount <> a.agent_fee)
      or a.status not in ('completed', 'attempted')`,
  'was paid for all finished work': `select a.id from assignments a where a.status in ('completed', 'attempted')
    and not exists (select from payments p where p.assignment_id = a.id and p.type = 'job')`,
  'as a bonus follows the work that it names': `select p.id, p.agent_id, p.comment from payments p
    where p.type in ('bonus', 'reimbursement') and p.job_id is null and not exists (select from assignments a
      where a.agent_id = p.agent_id and a.status = 'completed' and a.closed_at < p.created_at)
    union all select p.id, p.agent_id, p.comment from payments p where p.comment = 'Goodwill for a cancelled job'
      and not exists (select from assignments a where a.agent_id = p.agent_id and a.status = 'cancelled'
        and a.closed_at < p.created_at)
    union all select p.id, p.agent_id, p.comment from payments p where p.comment = 'Short notice'
      and not exists (select from assignments a where a.agent_id = p.agent_id and a.closed_at < p.created_at
        and a.status = 'completed' and a.started_at - a.created_at < interval '1 day')`,
  'for the visits of a month was paid to their agents': `select p.id, p.agent_id, p.comment from payments p
    where p.comment like 'Bonus for % in %' and p.comment <> (select 'Bonus for '
        || case when count(*) = 1 then 'your visit' else count(*) || ' visits' end || ' in '
        || to_char(date_trunc('month', p.created_at at time zone 'UTC') - interval '1 month', 'FMMonth')
      from assignments a where a.agent_id = p.agent_id and a.status = 'completed'
        and date_trunc('month', a.ended_at at time zone 'UTC')
          = date_trunc('month', p.created_at at time zone 'UTC') - interval '1 month')`,
  'was withdrawn only by agents who had been paid for a job': `select w.id, w.agent_id from withdrawals w where not exists (
    select from payments p where p.agent_id = w.agent_id and p.type = 'job' and p.created_at < w.created_at)`,
  'that failed or is pending has a method': `select id from payments where (status = 'paid') <> (method = 'balance')`,
  'is withdrawn with a decision where one is needed': `select w.id from withdrawals w left join users u on u.id = w.reviewed_by
    left join roles r on r.id = u.role_id
    where (w.reviewed_by is not null) <> (w.automatic = 'manual' and w.status <> 'requested')
      or (w.reviewed_by is null) <> (w.reviewed_at is null) or (w.reviewed_by is null) <> (w.review_comment is null)
      or w.reviewed_at not between w.created_at and ${demoNow} or u.created_at > w.reviewed_at
      or not jsonb_exists(r.permissions, 'payments.manage') or w.created_at > ${demoNow}`,
  'that is being withdrawn was requested recently': `select id, status, created_at from withdrawals
    where status in ('approved', 'processing', 'processed') and created_at < ${demoNow} - interval '2 days 6 hours'
      or status = 'requested' and automatic = 'auto' and created_at < ${demoNow} - interval '2 days'`,
});

describe('the withdrawals of the demo', () => {
  it('all move on after the start, unless they wait for a decision', async () => {
    const api = await startTestApi();
    const waiting = async () =>
      (
        await sql<{ status: string; automatic: string }>`select status, automatic from withdrawals
          where status in ('approved', 'processing', 'processed') or (status = 'requested' and automatic = 'auto')`.execute(
          api.database,
        )
      ).rows.length;
    expect(await waiting()).toBeGreaterThan(10);
    for (let passed = 0; passed < 12; passed += 1) {
      api.advance(hour);
      await api.work();
    }
    expect(await waiting()).toBe(0);
    await api.close();
  });
});

describe('the tasks of the demo', () => {
  it('paid the agents the stated amounts wherever the work was completed', async () => {
    const api = await startTestApi();
    const { database } = api;
    const done = await database
      .selectFrom('assignments')
      .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
      .where('assignments.status', '=', 'completed')
      .select(['assignments.id', 'jobs.task_list_id', 'jobs.currency', 'jobs.id as job'])
      .execute();
    const answers = Map.groupBy(
      await database.selectFrom('report_tasks').selectAll().execute(),
      (row) => row.assignment_id,
    );
    const paid = Map.groupBy(
      await database
        .selectFrom('payments')
        .where('type', 'in', ['bonus', 'reimbursement'])
        .selectAll()
        .execute(),
      (row) => row.assignment_id,
    );
    const sums = (rows: readonly { amount: number }[]): number =>
      rows.reduce((sum, { amount }) => sum + amount, 0);
    const wrong: string[] = [];
    for (const { id, job, currency, task_list_id: list } of done) {
      const tasks = (await readTaskList(database, list)).task_groups.flatMap((group) => group.tasks);
      if (sums(taskPayments(tasks, answers.get(id) ?? [], currency)) !== sums(paid.get(id) ?? []))
        wrong.push(job);
    }
    expect(done.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
    await api.close();
  });
});
