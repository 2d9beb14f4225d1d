import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Currency } from '@shepherd/domain/currencies.ts';
import { formatInstant } from '../time/instants.ts';
import type { PaymentType } from './statuses.ts';

/** Money changes only inside the transaction of its cause. */
type Transaction = Kysely<Database>;

type NewPayment = {
  readonly agentId: string;
  readonly type: PaymentType;
  /** Minor units; below zero for a deduction. */
  readonly amount: number;
  readonly currency: Currency;
  readonly countryCode: string;
  readonly comment?: string | null;
  readonly adminUserId?: string;
  readonly assignmentId?: string;
  readonly jobId?: string;
  /** Deduplication key: a second payment with the same key is not made. */
  readonly onceKey?: string;
};

/**
 * Makes a payment to an agent's balance and books it. Returns its id, or null when a payment with the same `onceKey`
 * exists: then nothing changes.
 */
export async function pay(transaction: Transaction, payment: NewPayment, now: Date): Promise<string | null> {
  const created = await transaction
    .insertInto('payments')
    .values({
      once_key: payment.onceKey,
      agent_id: payment.agentId,
      type: payment.type,
      assignment_id: payment.assignmentId,
      job_id: payment.jobId,
      amount: payment.amount,
      currency: payment.currency,
      country_code: payment.countryCode,
      comment: payment.comment,
      admin_user_id: payment.adminUserId,
      method: 'balance',
      status: 'paid',
      created_at: formatInstant(now),
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return null;
  await transaction
    .insertInto('ledger_entries')
    .values({
      agent_id: payment.agentId,
      kind: 'payment',
      payment_id: created.id,
      amount: payment.amount,
      currency: payment.currency,
      created_at: formatInstant(now),
    })
    .execute();
  return created.id;
}

export type JobPayment = {
  /** `job` is the fee; `bonus` and `reimbursement` come from tasks. */
  readonly kind: 'job' | 'bonus' | 'reimbursement';
  readonly assignmentId: string;
  readonly agentId: string;
  readonly jobId: string;
  /** Distinguishes the bonuses and reimbursements of one job: the task, and the matrix item. Empty for the fee. */
  readonly taskReference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly countryCode: string;
  readonly comment?: string;
  /** The member of staff whose decision pays. */
  readonly adminUserId?: string;
};

/**
 * Pays an agent for a job. A job is paid once, whichever assignment completes it and however often this runs: a
 * repetition changes nothing and returns null. An amount of zero is not booked.
 */
export async function payForJob(
  transaction: Transaction,
  payment: JobPayment,
  now: Date,
): Promise<string | null> {
  if (payment.amount === 0) return null;
  const { kind, taskReference, ...others } = payment;
  const onceKey = `${kind}:${payment.jobId}:${taskReference}`;
  return pay(transaction, { ...others, type: kind, onceKey }, now);
}

/** An agent's balance in one currency, in minor units: the sum of all entries. */
export async function readBalance(
  database: Kysely<Database>,
  agentId: string,
  currency: Currency,
): Promise<number> {
  const { balance } = await database
    .selectFrom('ledger_entries')
    .where('agent_id', '=', agentId)
    .where('currency', '=', currency)
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount'), sql<string>`0`).as('balance'))
    .executeTakeFirstOrThrow();
  return Number(balance);
}
