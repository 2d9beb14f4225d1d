import { setTimeout as delay } from 'node:timers/promises';
import { fromDatabaseError } from '../../api/src/http/database-errors.ts';
import { ApiError } from '../../api/src/http/errors.ts';
import { payForJob } from '../../api/src/payments/ledger.ts';
import { usualWithdrawalThresholds } from '../../api/src/payments/withdrawal-threshold.ts';
import { moveWithdrawal, payoutWork, requestWithdrawal } from '../../api/src/payments/withdrawals.ts';
import { readSettings } from '../../api/src/settings.ts';
import type { StoreDatabase } from '../rest/state-machines/hosted-api.ts';

const clock = (): Date => new Date();
const settings = readSettings({}, '');

export type Asked = { readonly id: string; readonly minor: number; readonly manual: boolean };

/** The other programs that move money: the Shepherds' app and the bank. */
export type Field = {
  /** Null where it is refused. */
  readonly withdraw: (agentId: string, minor: number) => Promise<Asked | null>;
  /** The bank takes its next step, twice at the same moment; returns the status afterwards. */
  readonly bank: (withdrawalId: string) => Promise<string>;
  /** The bank returns the payout, twice at the same moment; returns the number of successes. */
  readonly refund: (withdrawalId: string) => Promise<number>;
  /** Pays a job again, like repeated work after a crash; returns whether anything was paid. */
  readonly payAgain: (jobId: string) => Promise<boolean>;
};

export function fieldOf(database: StoreDatabase): Field {
  /** A transaction that lost a race is retried; false where it is refused. */
  const attempt = async <Value>(
    work: (transaction: StoreDatabase) => Promise<Value>,
  ): Promise<{ value: Value } | null> => {
    for (;;) {
      try {
        return { value: await database.transaction().execute(work) };
      } catch (error) {
        const known = error instanceof ApiError ? error : fromDatabaseError(error);
        if (!known) throw error;
        if (known.code !== 'conflict') return null;
        await delay(5);
      }
    }
  };
  const statusOf = async (id: string): Promise<string> =>
    (await database.selectFrom('withdrawals').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;

  return {
    async withdraw(agentId, minor) {
      const done = await attempt(async (transaction) => {
        const method = await transaction
          .selectFrom('agent_payment_methods')
          .select('id')
          .where('agent_id', '=', agentId)
          .where('removed_at', 'is', null)
          .executeTakeFirst();
        const input = { agentId, paymentMethodId: method?.id ?? '0', amount: minor };
        return requestWithdrawal(transaction, input, clock(), usualWithdrawalThresholds);
      });
      if (done === null) return null;
      const { automatic } = await database
        .selectFrom('withdrawals')
        .select('automatic')
        .where('id', '=', done.value)
        .executeTakeFirstOrThrow();
      return { id: done.value, minor, manual: automatic === 'manual' };
    },
    async bank(withdrawalId) {
      const step = () =>
        attempt((transaction) =>
          payoutWork.handler({ withdrawalId }, { database: transaction, settings, clock }),
        );
      await Promise.all([step(), step()]);
      return statusOf(withdrawalId);
    },
    async refund(withdrawalId) {
      const back = () =>
        attempt((transaction) => moveWithdrawal(transaction, withdrawalId, 'refund', clock()));
      const tried = await Promise.all([back(), back()]);
      return tried.filter((done) => done !== null).length;
    },
    async payAgain(jobId) {
      const paid = await database
        .selectFrom('payments')
        .selectAll()
        .where('job_id', '=', jobId)
        .where('type', '=', 'job')
        .executeTakeFirst();
      if (!paid) return false;
      const done = await attempt((transaction) =>
        payForJob(
          transaction,
          {
            kind: 'job',
            assignmentId: paid.assignment_id ?? '',
            agentId: paid.agent_id,
            jobId,
            taskReference: '',
            amount: paid.amount,
            currency: paid.currency,
            countryCode: paid.country_code,
          },
          clock(),
        ),
      );
      return done?.value != null;
    },
  };
}

/** The booked entries, read directly from the database. */
export type Books = {
  /** Minor units by Shepherd and currency: `1001 GBP`. */
  readonly sums: ReadonlyMap<string, number>;
  /** Number of payments with each comment. */
  readonly marks: ReadonlyMap<string, number>;
  /** Fees by job: their number and their sum. */
  readonly fees: ReadonlyMap<string, { readonly count: number; readonly minor: number }>;
  /** Problems of the entries of payments and withdrawals, in a sentence each. */
  readonly problems: readonly string[];
};

export async function readBooks(database: StoreDatabase, seed: string): Promise<Books> {
  const sums = await database
    .selectFrom('ledger_entries')
    .groupBy(['agent_id', 'currency'])
    .select(({ fn }) => ['agent_id', 'currency', fn.sum<string>('amount').as('minor')])
    .execute();
  const marks = await database
    .selectFrom('payments')
    .where('comment', 'like', `${seed}-%`)
    .groupBy('comment')
    .select(({ fn }) => ['comment', fn.countAll<string>().as('count')])
    .execute();
  const fees = await database
    .selectFrom('payments')
    .where('type', '=', 'job')
    .where('job_id', 'is not', null)
    .groupBy('job_id')
    .select(({ fn }) => ['job_id', fn.countAll<string>().as('count'), fn.sum<string>('amount').as('minor')])
    .execute();
  const entries = await database
    .selectFrom('ledger_entries')
    .groupBy(['payment_id', 'withdrawal_id', 'kind'])
    .select(({ fn }) => [
      'payment_id',
      'withdrawal_id',
      'kind',
      fn.countAll<string>().as('count'),
      fn.sum<string>('amount').as('minor'),
    ])
    .execute();
  const booked = new Map(
    entries.map(({ payment_id, withdrawal_id, kind, count, minor }) => [
      `${kind} ${payment_id ?? withdrawal_id}`,
      { count: Number(count), minor: Number(minor) },
    ]),
  );
  const isBooked = (entry: string, minor: number | null): boolean => {
    const found = booked.get(entry);
    return minor === null ? found === undefined : found?.count === 1 && found.minor === minor;
  };
  const payments = await database
    .selectFrom('payments')
    .select(['id', 'amount'])
    .where('status', '=', 'paid')
    .execute();
  const withdrawals = await database.selectFrom('withdrawals').select(['id', 'amount', 'status']).execute();
  const givenBack: ReadonlySet<string> = new Set(['denied', 'failed', 'refunded']);
  return {
    sums: new Map(sums.map(({ agent_id, currency, minor }) => [`${agent_id} ${currency}`, Number(minor)])),
    marks: new Map(marks.map(({ comment, count }) => [comment ?? '', Number(count)])),
    fees: new Map(
      fees.map(({ job_id, count, minor }) => [job_id ?? '', { count: Number(count), minor: Number(minor) }]),
    ),
    problems: [
      ...payments
        .filter(({ id, amount }) => !isBooked(`payment ${id}`, amount))
        .map(({ id }) => `Payment ${id} is not booked once with its amount`),
      ...withdrawals
        .filter(
          ({ id, amount, status }) =>
            !isBooked(`withdrawal ${id}`, -amount) ||
            !isBooked(`withdrawal_return ${id}`, givenBack.has(status) ? amount : null),
        )
        .map(({ id, status }) => `The money of withdrawal ${id}, which is ${status}, did not move once`),
    ],
  };
}
