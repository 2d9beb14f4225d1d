import type { PaymentType } from '../payments/statuses.ts';
import type { WithdrawalStatus } from '../payments/withdrawal-transitions.ts';
import { isUnderWay, planNextStep } from '../payments/withdrawals.ts';
import { formatInstant, hour, later, minute, oneDay } from '../time/instants.ts';
import { agentCount, agentId, paymentRestricted, statusOfAgent } from './agents.ts';
import type { Random } from './random.ts';
import { insertNumbered } from './rows.ts';
import type { SeedContext } from './context.ts';

export const paymentCount = 700;
export const withdrawalCount = 160;
/** Agents who have worked for long: they have a history of earnings, and take their money out. */
const veteranCount = 60;
/** The oldest veteran earned nothing in this month before the present one. */
export const emptyMonth = 3;

type Agent = { id: string; country_code: string; currency: string };
type Payment = {
  once_key: string | null;
  agent: Agent;
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
  const forJobs = await jobPayments(context, agents);
  const history = veterans.flatMap((agent, index) => earlierEarnings(agent, index, context));
  const others = Array.from(
    { length: Math.max(140, paymentCount - forJobs.length - history.length) },
    (_, index) => otherPayment(agents, veterans, index, context),
  ).filter((payment) => payment !== null);
  const payments = [...forJobs, ...history, ...others]
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .map(({ agent, ...payment }, index) => ({
      id: String(index + 1),
      ...payment,
      agent_id: agent.id,
      country_code: agent.country_code,
    }));
  await insertNumbered(context.database, 'payments', payments);
  const withdrawals = await madeWithdrawals(context, veterans);
  await insertNumbered(
    context.database,
    'withdrawals',
    withdrawals.map(({ returned: _returned, ...withdrawal }) => withdrawal),
  );
  await planPayouts(context, withdrawals);
  const booked = payments
    .filter(({ status }) => status === 'paid')
    .map((payment) => entry('payment', payment, payment.amount, payment.created_at));
  const reserved = withdrawals.map((withdrawal) =>
    entry('withdrawal', withdrawal, -withdrawal.amount, withdrawal.created_at),
  );
  const returned = withdrawals
    .filter((withdrawal) => withdrawal.returned)
    .map((withdrawal) => entry('withdrawal_return', withdrawal, withdrawal.amount, withdrawal.created_at));
  await insertNumbered(
    context.database,
    'ledger_entries',
    [...booked, ...reserved, ...returned].map((row, index) => ({ id: String(index + 1), ...row })),
  );
}

/** A payout that is under way goes on within so many minutes after the one before it, as a bank works off its queue. */
const minutesApart = 5;

/** One after the other, the oldest first: a demo then has payouts in each state for hours, and all of them move on. */
async function planPayouts(
  { database, now }: SeedContext,
  withdrawals: readonly {
    readonly id: string;
    readonly status: WithdrawalStatus;
    readonly automatic: 'auto' | 'manual';
  }[],
): Promise<void> {
  const underWay = withdrawals.filter(isUnderWay);
  for (const [index, { id, status }] of underWay.entries())
    await planNextStep(database, id, status, later(now, index * minutesApart * minute));
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

/** Those who work or have worked, in the order of their ids. */
async function readAgents({ database }: SeedContext): Promise<Agent[]> {
  const signed = Array.from({ length: agentCount }, (_, index) => index)
    .filter((index) => statusOfAgent(index) !== 'applicant')
    .map(agentId);
  return database
    .selectFrom('agents')
    .where('id', 'in', signed)
    .select(['id', 'country_code', 'currency'])
    .orderBy('id')
    .execute();
}

/** Whatever was completed, or attempted in vain, has been paid. */
async function jobPayments({ database, now }: SeedContext, agents: readonly Agent[]): Promise<Payment[]> {
  const done = await database
    .selectFrom('assignments')
    .where('status', 'in', ['completed', 'attempted'])
    .where('agent_fee', '>', 0)
    .select(['id', 'job_id', 'agent_id', 'agent_fee', 'currency', 'closed_at', 'ended_at', 'created_at'])
    .orderBy('id')
    .execute();
  const byId = new Map(agents.map((agent) => [agent.id, agent]));
  const paid = new Map<string, Payment>();
  for (const row of done) {
    const agent = byId.get(row.agent_id);
    if (agent)
      paid.set(row.job_id, {
        once_key: `job:${row.job_id}:`,
        agent,
        type: 'job',
        assignment_id: row.id,
        job_id: row.job_id,
        amount: row.agent_fee,
        currency: row.currency,
        comment: null,
        admin_user_id: null,
        method: 'balance',
        status: 'paid',
        created_at: [row.closed_at ?? row.ended_at ?? row.created_at, formatInstant(now)].toSorted()[0] ?? '',
      });
  }
  return [...paid.values()];
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
function earlierEarnings(agent: Agent, index: number, { now, random }: SeedContext): Payment[] {
  return [1, 2, 4, 5, 7, 9, 11].map((monthsAgo, number) => ({
    ...plainPayment,
    agent,
    type: 'job',
    amount: random.integer(90, 150) * 50,
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

/** Who has earned nothing has nothing to be deducted from. */
function otherPayment(
  agents: readonly Agent[],
  veterans: readonly Agent[],
  index: number,
  { now, random }: SeedContext,
): Payment | null {
  const [type, amount, comment] = kinds[index % kinds.length] ?? ['credit', 1000, null];
  const agent = amount < 0 ? veterans[index % veterans.length] : agents[(index * 7) % agents.length];
  if (!agent) return null;
  const status = index % 13 === 5 ? 'pending' : index % 13 === 11 ? 'failed' : 'paid';
  return {
    ...plainPayment,
    agent,
    type,
    amount,
    currency: agent.currency,
    comment,
    admin_user_id: comment === null ? null : random.chance(0.5) ? '1' : '7',
    method: status === 'paid' ? 'balance' : index % 2 === 0 ? 'bank_transfer' : 'paypal',
    status,
    created_at: formatInstant(later(now, -random.integer(1, 200 * 24) * hour)),
  };
}

type Fate = readonly [status: WithdrawalStatus, mode: 'auto' | 'manual'];
const fates: readonly Fate[] = [
  ['confirmed', 'auto'],
  ['requested', 'manual'],
  ['confirmed', 'auto'],
  ['processed', 'auto'],
  ['denied', 'manual'],
  ['processing', 'auto'],
  ['confirmed', 'manual'],
  ['failed', 'auto'],
  ['approved', 'manual'],
  ['refunded', 'auto'],
  ['confirmed', 'auto'],
  ['requested', 'auto'],
];
const givenBack: ReadonlySet<WithdrawalStatus> = new Set(['denied', 'failed', 'refunded']);
const reviewed: ReadonlySet<WithdrawalStatus> = new Set(['denied', 'approved', 'confirmed']);

async function madeWithdrawals({ database, now, random }: SeedContext, veterans: readonly Agent[]) {
  const methods = await database
    .selectFrom('agent_payment_methods')
    .where('removed_at', 'is', null)
    .where('is_default', '=', true)
    .select(['id', 'agent_id'])
    .execute();
  const methodOf = new Map(methods.map(({ id, agent_id }) => [agent_id, id]));
  const from = veterans.filter(({ id }) => id !== paymentRestricted);
  return Array.from({ length: withdrawalCount }, (_, index) => {
    const agent = from[index % from.length];
    const [status, automatic] = fates[index % fates.length] ?? ['confirmed', 'auto'];
    const limit = index === 0 ? 10_000 : random.integer(100, 900) * 10;
    const above = index === 1 ? 10_001 : random.integer(1010, 1600) * 10;
    const review = automatic === 'manual' && reviewed.has(status);
    const created = later(now, -(withdrawalCount - index) * 9 * hour - random.integer(0, 8) * hour);
    return {
      id: String(index + 1),
      agent_id: agent?.id ?? '',
      automatic,
      payment_method_id: methodOf.get(agent?.id ?? '') ?? '',
      amount: automatic === 'manual' ? above : limit,
      currency: 'GBP',
      country_code: agent?.country_code ?? 'GB',
      status,
      review_comment: review
        ? status === 'denied'
          ? 'Two jobs are under review'
          : 'Checked with the bank'
        : null,
      reviewed_by: review ? '7' : null,
      reviewed_at: review ? formatInstant(later(created, oneDay / 8)) : null,
      created_at: formatInstant(created),
      returned: givenBack.has(status),
    };
  });
}
