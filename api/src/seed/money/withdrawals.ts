import type { WithdrawalStatus } from '../../payments/withdrawal-transitions.ts';
import { isUnderWay, planNextStep } from '../../payments/withdrawals.ts';
import { formatInstant, hour, later, minute, oneDay } from '../../time/instants.ts';
import { paymentRestricted, withoutWithdrawals } from '../people/agents.ts';
import type { SeedContext } from '../context.ts';
import { workingTime } from '../office-hours.ts';
import type { Purse } from './purses.ts';
import { scattered } from '../scatter.ts';

export const withdrawalCount = 160;

type Fate = readonly [status: WithdrawalStatus, mode: 'auto' | 'manual'];
/** The outcomes of withdrawals from weeks ago, and the progress of recent ones. */
const over: readonly Fate[] = [
  ['confirmed', 'auto'],
  ['confirmed', 'manual'],
  ['confirmed', 'auto'],
  ['denied', 'manual'],
  ['confirmed', 'auto'],
  ['failed', 'auto'],
  ['confirmed', 'auto'],
  ['refunded', 'auto'],
];
const underWay: readonly Fate[] = [
  ['processed', 'auto'],
  ['requested', 'manual'],
  ['processing', 'auto'],
  ['approved', 'manual'],
  ['confirmed', 'auto'],
];
/** Withdrawals of the last days may still be open: a payout takes two days at most. */
const lately = 35;
const [apart, apartLately] = [4.3 * hour, 1.3 * hour];

/** The age of a withdrawal; recent ones are more frequent. The jitter is a share of the time to the next one. */
const ageOf = (index: number, jitter: number): number => {
  const before = withdrawalCount - lately - index;
  return before > 0
    ? lately * apartLately + (before - jitter) ** 1.5 * apart
    : (withdrawalCount - index - jitter) * apartLately;
};
const onlyJustAsked: Fate = ['requested', 'auto'];

function fateOf(index: number): Fate {
  const usual: Fate = ['confirmed', 'auto'];
  if (index >= withdrawalCount - 5) return onlyJustAsked;
  return index < withdrawalCount - lately
    ? (over[index % over.length] ?? usual)
    : (underWay[index % underWay.length] ?? usual);
}

const givenBack: Readonly<Partial<Record<WithdrawalStatus, number>>> = {
  failed: 7 * minute,
  refunded: 50 * hour,
};

/** When finance decided: on the same or the next working day. */
function decidedAt(created: Date, now: Date, index: number): Date {
  const from = later(created, 7 * minute);
  const to = new Date(Math.min(now.getTime(), later(created, 2 * oneDay).getTime()));
  const share = (10 + ((index * 29) % 60)) / 100;
  return workingTime('office', from, to, share) ?? workingTime('desk', from, to, share) ?? from;
}

/** Withdrawals of every status on both sides of the threshold, none above the balance. */
export async function drawWithdrawals({ database, now, random }: SeedContext, purses: readonly Purse[]) {
  const methods = await database
    .selectFrom('agent_payment_methods')
    .where('removed_at', 'is', null)
    .where('is_default', '=', true)
    .select(['id', 'agent_id'])
    .execute();
  const methodOf = new Map(methods.map(({ id, agent_id }) => [agent_id, id]));
  const from = purses.filter(({ agent: { id } }) => id !== paymentRestricted && id !== withoutWithdrawals);
  return Array.from({ length: withdrawalCount }, (_, index) => {
    const [status, automatic] = fateOf(index);
    const jitter = random.integer(0, 5) / 9;
    const created = scattered(later(now, -ageOf(index, jitter)), `withdrawal ${index}`);
    const limit = index === 0 ? 10_000 : random.integer(100, 900) * 10;
    const above = index === 1 ? 10_001 : random.integer(1010, 1600) * 10;
    const amount = automatic === 'manual' ? above : limit;
    // In rotation, so that no agent withdraws daily.
    const purse = [...from.slice(index % from.length), ...from.slice(0, index % from.length)].find(
      (one) => one.hasWorked(created) && one.least(created) >= amount,
    );
    if (!purse) throw new Error('No shepherd of the demo has that much');
    purse.take(created, amount);
    const reviewed = automatic === 'manual' && status !== 'requested';
    const decided = reviewed ? decidedAt(created, now, index) : null;
    const back = status === 'denied' ? null : (givenBack[status] ?? null);
    return {
      id: String(index + 1),
      agent_id: purse.agent.id,
      automatic,
      payment_method_id: methodOf.get(purse.agent.id) ?? '',
      amount,
      currency: 'GBP',
      country_code: purse.agent.country_code,
      status,
      review_comment: reviewed
        ? status === 'denied'
          ? 'Two jobs are under review'
          : 'Checked with the bank'
        : null,
      reviewed_by: reviewed ? '7' : null,
      reviewed_at: decided && formatInstant(decided),
      created_at: formatInstant(created),
      returned:
        status === 'denied' && decided
          ? formatInstant(decided)
          : back === null
            ? null
            : formatInstant(later(created, back)),
    };
  });
}

/** Minutes between payouts, as a bank works off its queue. */
const minutesApart = 10;

/**
 * Schedules the payouts one after the other, oldest first, so that each state is visible for hours and all move on.
 */
export async function planPayouts(
  { database, now }: SeedContext,
  withdrawals: readonly {
    readonly id: string;
    readonly status: WithdrawalStatus;
    readonly automatic: 'auto' | 'manual';
  }[],
): Promise<void> {
  const underWay = withdrawals.filter(isUnderWay);
  for (const [index, { id, status }] of underWay.entries())
    await planNextStep(database, id, status, now, later(now, index * minutesApart * minute));
}
