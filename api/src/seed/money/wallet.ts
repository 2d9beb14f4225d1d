import { taskPayments } from '../../jobs/actions/pay.ts';
import type { TaskGroup } from '../../tasks/schemas.ts';
import { tasksOf } from '../../tasks/task-lists.ts';
import { agentCount, agentId, atRest, statusOfAgent } from '../people/agents.ts';
import { earlierEarnings, otherPayment, plainPayment, readDone } from './extra-payments.ts';
import type { Done, Payment } from './extra-payments.ts';
import { Purse } from './purses.ts';
import { referralPayments } from './referrals.ts';
import { readStaff } from '../people/staff.ts';
import type { Payee } from './purses.ts';
import { insertNumbered } from '../rows.ts';
import type { SeedContext } from '../context.ts';
import { drawWithdrawals, planPayouts } from './withdrawals.ts';

export const paymentCount = 700;
/** Agents with long earnings histories and withdrawals. */
const veteranCount = 60;
/** Payments of every type and status; withdrawals of every status, below and above the threshold. */
export async function seedWallet(context: SeedContext): Promise<void> {
  const agents = await readAgents(context);
  const staff = await readStaff(context);
  const done = await readDone(context, agents);
  const workOf = Map.groupBy(done, ({ agent }) => agent.id);
  const veterans = agents
    .filter((agent) => isVeteran(agent, workOf.get(agent.id) ?? []))
    .slice(0, veteranCount);
  const purses = new Map(agents.map((agent) => [agent.id, new Purse(agent)]));
  const forJobs = await jobPayments(context, agents);
  const history = veterans.flatMap((agent, index) =>
    earlierEarnings(agent, index, workOf.get(agent.id) ?? [], context, staff),
  );
  const others = Array.from(
    { length: Math.max(140, paymentCount - forJobs.length - history.length) },
    (_, index) => otherPayment(...withoutAtRest(done, veterans), index, context, staff),
  );
  const referrals = referralPayments(
    done,
    veterans.filter(({ id }) => id !== atRest),
  );
  const payments = [...forJobs, ...history, ...others, ...referrals].toSorted((one, other) =>
    one.created_at.localeCompare(other.created_at),
  );
  for (const { agent, created_at, amount, status, type } of payments) {
    if (status === 'paid') purses.get(agent.id)?.add(created_at, amount);
    if (type === 'job') purses.get(agent.id)?.worked(created_at);
  }
  const rows = payments.map(({ agent, ...payment }, index) => ({
    id: String(index + 1),
    ...payment,
    agent_id: agent.id,
    country_code: agent.country_code,
  }));
  await insertNumbered(context.database, 'payments', rows);
  const withdrawals = await drawWithdrawals(
    context,
    veterans.flatMap(({ id }) => purses.get(id) ?? []),
  );
  await insertNumbered(
    context.database,
    'withdrawals',
    withdrawals.map(({ returned: _returned, ...withdrawal }) => withdrawal),
  );
  await planPayouts(context, withdrawals);
  const booked = rows
    .filter(({ status }) => status === 'paid')
    .map((payment) => entry('payment', payment, payment.amount, payment.created_at));
  const reserved = withdrawals.map((withdrawal) =>
    entry('withdrawal', withdrawal, -withdrawal.amount, withdrawal.created_at),
  );
  const returned = withdrawals.flatMap((withdrawal) =>
    withdrawal.returned === null
      ? []
      : [entry('withdrawal_return', withdrawal, withdrawal.amount, withdrawal.returned)],
  );
  await insertNumbered(
    context.database,
    'ledger_entries',
    [...booked, ...reserved, ...returned]
      .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
      .map((row, index) => ({ id: String(index + 1), ...row })),
  );
}

const entry = (
  kind: 'payment' | 'withdrawal' | 'withdrawal_return',
  of: { id: string; agent_id: string; currency: string },
  amount: number,
  createdAt: string,
) => ({
  kind,
  agent_id: of.agent_id,
  payment_id: kind === 'payment' ? of.id : null,
  withdrawal_id: kind === 'payment' ? null : of.id,
  amount,
  currency: of.currency,
  created_at: createdAt,
});

/** Excludes the agent with an empty month, so that nothing falls into that month. */
const withoutAtRest = (done: readonly Done[], veterans: readonly Payee[]) =>
  [done.filter(({ agent }) => agent.id !== atRest), veterans.filter(({ id }) => id !== atRest)] as const;

/** Active, with completed work, and paid in pounds. */
const isVeteran = ({ id, currency }: Payee, done: readonly Done[]): boolean =>
  currency === 'GBP' &&
  statusOfAgent(Number(id) - Number(agentId(0))) === 'active' &&
  done.some(({ status }) => status === 'completed');

/** Current and former agents, sorted by id. */
async function readAgents({ database }: SeedContext): Promise<Payee[]> {
  const working = Array.from({ length: agentCount }, (_, index) => index)
    .filter((index) => statusOfAgent(index) !== 'applicant')
    .map(agentId);
  return database
    .selectFrom('agents')
    .where('id', 'in', working)
    .select(['id', 'first_name', 'last_name', 'created_at', 'country_code', 'currency'])
    .orderBy('id')
    .execute();
}

/** Whether any task of a list pays extra. */
const earnsExtra = (list: { readonly task_groups: readonly TaskGroup[] }): boolean =>
  list.task_groups.some(({ tasks }) =>
    tasks.some(({ bonus, reimbursement, payments }) => bonus || reimbursement || payments.length > 0),
  );

/** Completed and attempted work was paid with the decision on it, including the payments of its tasks. */
async function jobPayments({ database }: SeedContext, agents: readonly Payee[]): Promise<Payment[]> {
  const done = await database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .where('assignments.status', 'in', ['completed', 'attempted'])
    .selectAll('assignments')
    // Work that was never submitted was decided by the person who phoned the Shepherd.
    .select((of) => [
      'jobs.reviewer_id',
      'jobs.task_list_id',
      'jobs.currency as job_currency',
      of
        .selectFrom('job_history')
        .whereRef('job_history.assignment_id', '=', 'assignments.id')
        .where('job_history.event', 'like', 'Stopped as attempted%')
        .select('job_history.user_id')
        .limit(1)
        .as('decided_by'),
    ])
    .orderBy('assignments.id')
    .execute();
  const lists = await database.selectFrom('task_lists').selectAll().execute();
  const tasks = new Map(lists.map((list) => [list.id, tasksOf(list)]));
  const answers = Map.groupBy(
    await database
      .selectFrom('report_tasks')
      .innerJoin('assignments', 'assignments.id', 'report_tasks.assignment_id')
      .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
      .where('assignments.status', '=', 'completed')
      .where(
        'jobs.task_list_id',
        'in',
        lists.filter(earnsExtra).map((list) => list.id),
      )
      .select([
        'report_tasks.assignment_id',
        'report_tasks.item_reference',
        'report_tasks.task_id',
        'report_tasks.selection',
        'report_tasks.value',
        'report_tasks.reimbursement',
      ])
      .execute(),
    (answer) => answer.assignment_id,
  );
  const byId = new Map(agents.map((agent) => [agent.id, agent]));
  return done.flatMap((row): Payment[] => {
    const agent = byId.get(row.agent_id);
    if (!agent) return [];
    const earned =
      row.status === 'completed'
        ? taskPayments(tasks.get(row.task_list_id ?? '') ?? [], answers.get(row.id) ?? [], row.job_currency)
        : [];
    const paid = (
      kind: 'job' | 'bonus' | 'reimbursement',
      taskReference: string,
      amount: number,
    ): Payment => ({
      ...plainPayment,
      once_key: `${kind}:${row.job_id}:${taskReference}`,
      agent,
      type: kind,
      assignment_id: row.id,
      job_id: row.job_id,
      amount,
      currency: row.currency,
      admin_user_id: row.reviewer_id ?? row.decided_by,
      created_at: row.closed_at ?? row.created_at,
    });
    return [
      paid('job', '', row.agent_fee),
      ...earned.map(({ kind, taskReference, amount }) => paid(kind, taskReference, amount)),
    ];
  });
}
