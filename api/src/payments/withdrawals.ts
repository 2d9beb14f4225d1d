import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import { ApiError, fieldError, notFound } from '../http/errors.ts';
import type { AmountByCurrency } from '../money/amounts.ts';
import { defineWork, enqueue } from '../outbox/work.ts';
import { formatInstant, later, minute } from '../time/instants.ts';
import { readBalance } from './ledger.ts';
import { payoutMode } from './withdrawal-threshold.ts';
import { withdrawalTransition } from './withdrawal-transitions.ts';
import type { WithdrawalAction, WithdrawalStatus } from './withdrawal-transitions.ts';

/** How long a payout stays in a status before the next step: like a bank, but faster. */
const pace: Partial<Record<WithdrawalStatus, number>> = {
  requested: 0,
  approved: 0,
  processing: minute,
  processed: 5 * minute,
};

type PayoutPayload = { withdrawalId: string };
const payoutWorkName = 'payout';

/**
 * An agent requests money: it is reserved immediately, so that it cannot be spent twice. `amount` is in minor units.
 * Field errors for an agent who may not withdraw, an unknown payment method and too high an amount.
 */
export async function requestWithdrawal(
  transaction: Kysely<Database>,
  input: { agentId: string; paymentMethodId: string; amount: number },
  now: Date,
  thresholds: AmountByCurrency,
): Promise<string> {
  // The lock on the agent's row serializes spending from its balance.
  const agent = await transaction
    .selectFrom('agents')
    .select(['can_withdraw', 'currency', 'country_code'])
    .where('id', '=', input.agentId)
    .forUpdate()
    .executeTakeFirst();
  if (!agent) throw notFound();
  if (!agent.can_withdraw) throw fieldError('amount', 'Withdrawals are switched off');
  const method = await transaction
    .selectFrom('agent_payment_methods')
    .select('id')
    .where('id', '=', input.paymentMethodId)
    .where('agent_id', '=', input.agentId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!method) throw fieldError('payment_method_id', 'There is no such payment method');
  if (!Number.isSafeInteger(input.amount) || input.amount <= 0)
    throw fieldError('amount', 'You have to pass more than 0');
  if (input.amount > (await readBalance(transaction, input.agentId, agent.currency)))
    throw fieldError('amount', 'The balance is lower than that');
  const automatic = payoutMode(input.amount, agent.currency, thresholds);
  const { id } = await transaction
    .insertInto('withdrawals')
    .values({
      agent_id: input.agentId,
      automatic,
      payment_method_id: input.paymentMethodId,
      amount: input.amount,
      currency: agent.currency,
      country_code: agent.country_code,
      status: 'requested',
      created_at: formatInstant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('ledger_entries')
    .values({
      agent_id: input.agentId,
      kind: 'withdrawal',
      withdrawal_id: id,
      amount: -input.amount,
      currency: agent.currency,
      created_at: formatInstant(now),
    })
    .execute();
  if (isUnderWay({ status: 'requested', automatic })) await planNextStep(transaction, id, 'requested', now);
  return id;
}

type Withdrawal = Selectable<Database['withdrawals']>;

/** Takes one step; `withdrawal.invalid_transition` when it is not possible, and then nothing changes. */
export async function moveWithdrawal(
  transaction: Kysely<Database>,
  id: string,
  action: WithdrawalAction,
  now: Date,
  review?: { userId: string; comment: string },
): Promise<void> {
  const withdrawal = await lockWithdrawal(transaction, id);
  if (!withdrawal) throw notFound();
  const transition = withdrawalTransition(withdrawal, action);
  if (!transition) throw new ApiError('withdrawal.invalid_transition');
  if (action === 'approve' && !(await canBePaid(transaction, withdrawal)))
    throw new ApiError('withdrawal.no_payment_method');
  await transaction
    .updateTable('withdrawals')
    .set({
      status: transition.to,
      ...(review && {
        review_comment: review.comment,
        reviewed_by: review.userId,
        reviewed_at: formatInstant(now),
      }),
    })
    .where('id', '=', id)
    .execute();
  if (transition.returnsMoney) await returnMoney(transaction, withdrawal, now);
  await planNextStep(transaction, id, transition.to, now);
}

/** At most once: a refund after a failure finds the money returned already. */
async function returnMoney(transaction: Kysely<Database>, withdrawal: Withdrawal, now: Date): Promise<void> {
  await transaction
    .insertInto('ledger_entries')
    .values({
      agent_id: withdrawal.agent_id,
      kind: 'withdrawal_return',
      withdrawal_id: withdrawal.id,
      amount: withdrawal.amount,
      currency: withdrawal.currency,
      created_at: formatInstant(now),
    })
    .onConflict((conflict) => conflict.columns(['withdrawal_id', 'kind']).doNothing())
    .execute();
}

/** Whether the payout work takes the next step; amounts above the threshold wait for staff first. */
export const isUnderWay = ({ status, automatic }: Pick<Withdrawal, 'status' | 'automatic'>): boolean =>
  pace[status] !== undefined && !(status === 'requested' && automatic === 'manual');

/** Plans the next payout step of this withdrawal, counted from `begins`. */
export async function planNextStep(
  database: Kysely<Database>,
  withdrawalId: string,
  status: WithdrawalStatus,
  now: Date,
  begins: Date = now,
): Promise<void> {
  const wait = pace[status];
  if (wait === undefined) return;
  await enqueue<PayoutPayload>(
    database,
    { name: payoutWorkName },
    { withdrawalId },
    now,
    later(begins, wait),
  );
}

/** Pays out in steps. A removed payment method makes the payout fail. */
export const payoutWork = defineWork<PayoutPayload>(
  payoutWorkName,
  async ({ withdrawalId }, { database, clock }) => {
    const withdrawal = await lockWithdrawal(database, withdrawalId);
    const action = withdrawal && (await nextStep(database, withdrawal));
    if (action) await moveWithdrawal(database, withdrawalId, action, clock());
  },
  { kind: 'payout', title: 'Next step of a payout', about: 'withdrawalId' },
);

async function nextStep(
  database: Kysely<Database>,
  withdrawal: Withdrawal,
): Promise<WithdrawalAction | null> {
  switch (withdrawal.status) {
    case 'requested':
    case 'approved':
      return 'process';
    case 'processing':
      return (await canBePaid(database, withdrawal)) ? 'settle' : 'fail';
    case 'processed':
      return 'confirm';
    default:
      return null;
  }
}

async function canBePaid(database: Kysely<Database>, withdrawal: Withdrawal): Promise<boolean> {
  const method = await database
    .selectFrom('agent_payment_methods')
    .select('id')
    .where('id', '=', withdrawal.payment_method_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return method !== undefined;
}

const lockWithdrawal = (database: Kysely<Database>, id: string): Promise<Withdrawal | undefined> =>
  database.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
