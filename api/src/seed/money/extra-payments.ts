import type { PaymentType } from '../../payments/statuses.ts';
import { formatInstant, hour, later, minute, oneDay } from '../../time/instants.ts';
import type { SeedContext } from '../context.ts';
import type { Payee } from './purses.ts';
import { oneOf } from '../random.ts';
import type { Random } from '../random.ts';
import { duringWork, workingTime } from '../office-hours.ts';
import { oneOfRole } from '../people/staff.ts';
import type { Staff } from '../people/staff.ts';

export type Payment = {
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

export const plainPayment = {
  once_key: null,
  assignment_id: null,
  job_id: null,
  comment: null,
  admin_user_id: null,
  method: 'balance',
  status: 'paid',
} as const;

/** Finished work and its agent. */
export type Done = {
  readonly agent: Payee;
  readonly status: 'completed' | 'attempted' | 'cancelled';
  readonly agreed: Date;
  readonly started: Date | null;
  readonly ended: Date | null;
  readonly closed: Date;
};

/** Finished work of active agents. */
export async function readDone(
  { database, now }: SeedContext,
  agents: readonly Payee[],
): Promise<readonly Done[]> {
  const byId = new Map(agents.map((agent) => [agent.id, agent]));
  const rows = await database
    .selectFrom('assignments')
    .innerJoin('agents', 'agents.id', 'assignments.agent_id')
    .where('agents.retired_at', 'is', null)
    .where('assignments.closed_at', 'is not', null)
    .selectAll('assignments')
    .orderBy('assignments.closed_at')
    .orderBy('assignments.id')
    .execute();
  return rows.flatMap((row): Done[] => {
    const agent = byId.get(row.agent_id);
    const { status } = row;
    if (!agent || (status !== 'completed' && status !== 'attempted' && status !== 'cancelled')) return [];
    return [
      {
        agent,
        status,
        agreed: new Date(row.created_at),
        started: row.started_at === null ? null : new Date(row.started_at),
        ended: row.ended_at === null ? null : new Date(row.ended_at),
        closed: new Date(row.closed_at ?? now),
      },
    ];
  });
}

/** Reasons for payments that no visit caused. */
const otherwise = ['Tested the new version of the app', 'Answered our survey'] as const;

/** Up to seven payments over a year, so that the wallet's months have entries. */
export function earlierEarnings(
  agent: Payee,
  index: number,
  done: readonly Done[],
  { now, random }: SeedContext,
  staff: Staff,
): Payment[] {
  return [1, 2, 4, 5, 7, 9, 11].flatMap((months, number) => {
    const monthsAgo = index === 0 ? months : months + (number % 2) - 1;
    const at = dayInMonth(now, monthsAgo, random);
    if (at === null) return [];
    const what = earned(done, { number, at, before: monthBefore(now, monthsAgo) }, random);
    const by = oneOfRole(staff, 'finance', index + number, at).userId;
    return what === null
      ? []
      : [
          {
            ...plainPayment,
            ...what,
            agent,
            admin_user_id: by,
            currency: agent.currency,
            created_at: formatInstant(at),
          },
        ];
  });
}

type When = { readonly number: number; readonly at: Date; readonly before: { from: Date; to: Date } };

/** The payment's reason, or null: agents without finished work get no bonus. */
function earned(done: readonly Done[], { number, at, before }: When, random: Random) {
  const [amount, share] = [random.integer(400, 800) * 50, random.integer(10, 25) * 50];
  if (number === 6)
    return { type: 'credit', amount, comment: 'Balance taken over from the app before this one' } as const;
  const visits = done.filter(
    ({ status, ended }) =>
      status === 'completed' && ended !== null && ended >= before.from && ended < before.to,
  ).length;
  if (visits > 0) {
    const month = before.from.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
    const comment = `Bonus for ${visits === 1 ? 'your visit' : `${visits} visits`} in ${month}`;
    return { type: 'bonus', amount: share * visits, comment } as const;
  }
  if (!done.some(({ status, closed }) => status === 'completed' && closed < at)) return null;
  return { type: 'bonus', amount: share, comment: random.pick(otherwise) } as const;
}

const monthBefore = (now: Date, monthsAgo: number) => {
  const first = (months: number): Date =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return { from: first(monthsAgo + 1), to: first(monthsAgo) };
};

/** A working time in an earlier month; in the current month, one of the last days, if there is one. */
function dayInMonth(now: Date, monthsAgo: number, random: Random): Date | null {
  const first = (months: number): Date =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const from =
    monthsAgo === 0 && later(now, -3 * oneDay) > first(0) ? later(now, -3 * oneDay) : first(monthsAgo);
  const to = monthsAgo === 0 ? later(now, -hour) : later(first(monthsAgo - 1), -2 * oneDay);
  const share = random.integer(1, 9_990) / 10_000;
  return from < to ? workingTime('office', from, to, share) : null;
}

const atAPlace = ({ status }: Done): boolean => status === 'completed';
const wasCancelled = ({ status }: Done): boolean => status === 'cancelled';
const atShortNotice = ({ status, agreed, started }: Done): boolean =>
  status === 'completed' && started !== null && started.getTime() - agreed.getTime() < oneDay;

/** Other payments, each with the kind of work that causes it; null: agents with a balance. */
type Kind = readonly [PaymentType, number, string | null, ((done: Done) => boolean) | null];
const kinds: readonly [Kind, ...Kind[]] = [
  ['bonus', 500, 'Photos of outstanding quality', atAPlace],
  ['reimbursement', 450, 'Bus ticket', atAPlace],
  ['credit', 1500, 'Goodwill for a cancelled job', wasCancelled],
  ['reimbursement', 899, 'Parking ticket', atAPlace],
  ['deduction', -250, 'Equipment was not returned', null],
  ['transaction_fee', -50, null, null],
  ['bonus', 1250, 'Short notice', atShortNotice],
  ['reimbursement', 5000, 'Test purchase', atAPlace],
];

/** Pending payments are not older than this. */
const longestWait = 5 * oneDay;

/** Deductions of veterans are old. Others only receive, soon after the reason for it. */
export function otherPayment(
  done: readonly Done[],
  veterans: readonly Payee[],
  index: number,
  { now, random }: SeedContext,
  staff: Staff,
): Payment {
  const [type, amount, comment, fits] = kinds[index % kinds.length] ?? kinds[0];
  // Deductions are taken from the balance immediately.
  const status = amount < 0 ? 'paid' : index % 13 === 5 ? 'pending' : index % 13 === 11 ? 'failed' : 'paid';
  const cause =
    fits && causeOf(done.filter(fits), status === 'pending' ? later(now, -longestWait) : null, random);
  const agent = cause?.agent ?? veterans[index % Math.max(1, veterans.length)];
  if (!agent) throw new Error('The demo has no active agent');
  const days = random.integer(24, 200 * 24) / 24;
  const at = cause ? soonAfter(cause.closed, now, random) : duringWork(later(now, -days * oneDay), now);
  return {
    ...plainPayment,
    agent,
    type,
    amount,
    currency: agent.currency,
    comment,
    admin_user_id: comment === null ? null : oneOfRole(staff, 'finance', index, at).userId,
    method: status === 'paid' ? 'balance' : index % 2 === 0 ? 'bank_transfer' : 'paypal',
    status,
    created_at: formatInstant(at),
  };
}

/** When finance handled it, within days of the work. */
function soonAfter(closed: Date, now: Date, random: Random): Date {
  const to = new Date(Math.min(now.getTime(), later(closed, 4 * oneDay).getTime()));
  const share = random.integer(1, 95) / 100;
  return workingTime('office', later(closed, 10 * minute), to, share) ?? later(closed, minute);
}

/** A finished work, optionally one that ended since a time. */
function causeOf(done: readonly Done[], since: Date | null, random: Random): Done | null {
  const lately = since === null ? done : done.filter(({ closed }) => closed > since);
  return oneOf(random, lately.length > 0 ? lately : done.slice(-1)) ?? null;
}
