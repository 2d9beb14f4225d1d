import { taskPayments } from '../jobs/pay.ts';
import type { PaymentType } from '../payments/statuses.ts';
import type { TaskGroup } from '../tasks/schemas.ts';
import { tasksOf } from '../tasks/task-lists.ts';
import { formatInstant, hour, later, oneDay } from '../time/instants.ts';
import { agentCount, agentId, statusOfAgent } from './agents.ts';
import { Purse } from './purses.ts';
import type { Payee } from './purses.ts';
import type { Random } from './random.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';
import { drawWithdrawals, planPayouts } from './withdrawals.ts';

export const paymentCount = 700;
/** Agents who have worked for long: they have a history of earnings, and take their money out. */
const veteranCount = 60;
/** finance@ is the seventh account. */
const finance = '7';

type Payment = {
  once_key: string | null;
  agent: Payee;
  type: PaymentType;
  assignment_id: string | null;
  job_id: string | null;
  amount: number;
  currency: string;
  comment: string | null;
  admin_user_id: string | null;
  method: 'balance' | 'bank_transfer' | 'paypal';
  status: 'pending' | 'paid' | 'failed';
  created_at: string;
};

/** Payments of every type and status, withdrawals of every status on both sides of the threshold. */
export async function seedWallet(context: SeedContext): Promise<void> {
  const agents = await readAgents(context);
  const veterans = agents.filter(({ currency }) => currency === 'GBP').slice(0, veteranCount);
  const purses = new Map(agents.map((agent) => [agent.id, new Purse(agent)]));
  const forJobs = await jobPayments(context, agents);
  const history = veterans.flatMap((agent, index) => earlierEarnings(agent, index, context));
  const others = Array.from(
    { length: Math.max(140, paymentCount - forJobs.length - history.length) },
    (_, index) => otherPayment(agents, veterans, index, context),
  );
  const payments = [...forJobs, ...history, ...others].toSorted((one, other) =>
    one.created_at.localeCompare(other.created_at),
  );
  for (const { agent, created_at, amount, status } of payments)
    if (status === 'paid') purses.get(agent.id)?.add(created_at, amount);
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

/** Those who work, in the order of their ids. */
async function readAgents({ database }: SeedContext): Promise<Payee[]> {
  const working = Array.from({ length: agentCount }, (_, index) => index)
    .filter((index) => ['active', 'inactive'].includes(statusOfAgent(index)))
    .map(agentId);
  return database
    .selectFrom('agents')
    .where('id', 'in', working)
    .select(['id', 'country_code', 'currency'])
    .orderBy('id')
    .execute();
}

/** Whether any task of a list earns something beside the fee. */
const earnsExtra = (list: { readonly task_groups: readonly TaskGroup[] }): boolean =>
  list.task_groups.some(({ tasks }) =>
    tasks.some(({ bonus, reimbursement, payments }) => bonus || reimbursement || payments.length > 0),
  );

/** Whatever was completed, or attempted in vain, has been paid by the decision on it, with what its tasks earn. */
async function jobPayments({ database }: SeedContext, agents: readonly Payee[]): Promise<Payment[]> {
  const done = await database
    .selectFrom('assignments')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .where('assignments.status', 'in', ['completed', 'attempted'])
    .selectAll('assignments')
    .select(['jobs.reviewer_id', 'jobs.task_list_id', 'jobs.currency as job_currency'])
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
      // What was never handed in was decided by operations@, the fourth account.
      admin_user_id: row.reviewer_id ?? '4',
      created_at: row.closed_at ?? row.created_at,
    });
    return [
      paid('job', '', row.agent_fee),
      ...earned.map(({ kind, taskReference, amount }) => paid(kind, taskReference, amount)),
    ];
  });
}

const plainPayment = {
  once_key: null,
  assignment_id: null,
  job_id: null,
  comment: null,
  admin_user_id: null,
  method: 'balance',
  status: 'paid',
} as const;

/** Seven payments over a year, so that the months of the wallet have something to show. */
function earlierEarnings(agent: Payee, index: number, { now, random }: SeedContext): Payment[] {
  return [1, 2, 4, 5, 7, 9, 11].map((monthsAgo, number) => ({
    ...plainPayment,
    agent,
    ...(number === 3
      ? ({ type: 'referral', amount: 1_000 } as const)
      : ({
          type: 'bonus',
          comment: 'Bonus for a month with many visits',
          admin_user_id: finance,
          amount: random.integer(90, 150) * 50,
        } as const)),
    currency: agent.currency,
    created_at: formatInstant(
      dayInMonth(now, index === 0 ? monthsAgo : monthsAgo + (number % 2) - 1, random),
    ),
  }));
}

/** A day in a month before the present one; in the present month, one that is over. */
function dayInMonth(now: Date, monthsAgo: number, random: Random): Date {
  if (monthsAgo === 0) return later(now, -random.integer(1, 20) * hour);
  const day = random.integer(1, 27);
  return new Date(
    Date.UTC(
      now.getUTCFullYear(),
      now.getUTCMonth() - monthsAgo,
      day,
      random.integer(7, 19),
      random.integer(0, 59),
    ),
  );
}

const kinds: readonly (readonly [PaymentType, number, string | null])[] = [
  ['bonus', 500, 'Photos of outstanding quality'],
  ['referral', 1000, null],
  ['credit', 1500, 'Goodwill for a cancelled job'],
  ['reimbursement', 899, 'Parking ticket'],
  ['deduction', -250, 'Equipment was not returned'],
  ['transaction_fee', -50, null],
  ['bonus', 1250, 'Short notice'],
  ['reimbursement', 5000, 'Test purchase'],
];

/** What veterans are deducted they had long before; everybody else gets something only. */
function otherPayment(
  agents: readonly Payee[],
  veterans: readonly Payee[],
  index: number,
  { now, random }: SeedContext,
): Payment {
  const [type, amount, comment] = kinds[index % kinds.length] ?? ['credit', 1000, null];
  const agent =
    (amount < 0 ? veterans[index % veterans.length] : agents[(index * 7) % agents.length]) ?? veterans[0];
  if (!agent) throw new Error('Nobody works in the demo');
  const status = index % 13 === 5 ? 'pending' : index % 13 === 11 ? 'failed' : 'paid';
  // What waits to be paid has not waited for long.
  const days = status === 'pending' ? random.integer(1, 5) : random.integer(2, 200);
  return {
    ...plainPayment,
    agent,
    type,
    amount,
    currency: agent.currency,
    comment,
    admin_user_id: comment === null ? null : random.chance(0.3) ? '1' : finance,
    method: status === 'paid' ? 'balance' : index % 2 === 0 ? 'bank_transfer' : 'paypal',
    status,
    created_at: formatInstant(later(now, -days * oneDay - random.integer(0, 20) * hour)),
  };
}
