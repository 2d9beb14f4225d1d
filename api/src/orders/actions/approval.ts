import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { createOrderJobs } from '../../jobs/actions/creation.ts';
import type { JobTerms } from '../../jobs/actions/creation.ts';
import { defineWork, enqueue } from '../../outbox/work.ts';
import { recordHistory } from '../history.ts';
import type { LockedOrder } from '../locking.ts';
import { markStarted } from './starting.ts';
import { approvalName, startWorkName } from '../work-names.ts';

/**
 * Orders with more locations than this are approved in the background: the call answers with the order in
 * `approving`, instead of blocking for minutes.
 */
const manyJobs = 1_000;
const jobsAtOnce = 500;

type Payload = {
  orderId: string;
  goal: 'approve' | 'start';
  userId: string;
  /** The template's terms at the approval: all jobs cost the same. */
  terms?: JobTerms;
};

/** Approves a pending order whose lock this transaction holds; `start` also starts it. */
export async function approveNow(
  transaction: Kysely<Database>,
  order: LockedOrder,
  goal: Payload['goal'],
  userId: string,
  now: Date,
): Promise<void> {
  const terms = await termsOfTemplate(transaction, order.template_id);
  await transaction
    .updateTable('orders')
    .set({ status: 'approving', ...(terms && { currency: terms.currency }) })
    .where('id', '=', order.id)
    .execute();
  await recordHistory(
    transaction,
    { orderId: order.id, action: 'approve', from: order.status, to: 'approving', userId },
    now,
  );
  if ((await countPlaces(transaction, order)) > manyJobs)
    await enqueue<Payload>(
      transaction,
      { name: approvalName },
      { orderId: order.id, goal, userId, ...(terms && { terms }) },
      now,
    );
  else {
    await createOrderJobs(transaction, order.id, now, undefined, terms);
    await finishApproval(transaction, order, goal, userId, now);
  }
}

/** Creates a batch of jobs and continues in the next transaction, so that other calls get their turn. */
export const approvalWork = defineWork<Payload>(
  approvalName,
  async ({ orderId, goal, userId, terms }, { database, clock }) => {
    const order = await database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    // It may have been rejected or cancelled meanwhile.
    if (order?.status !== 'approving') return;
    const made = await createOrderJobs(database, orderId, clock(), jobsAtOnce, terms);
    if (made === jobsAtOnce)
      await enqueue<Payload>(
        database,
        { name: approvalName },
        { orderId, goal, userId, ...(terms && { terms }) },
        clock(),
      );
    else await finishApproval(database, order, goal, userId, clock());
  },
  { kind: 'order_approval', title: 'Create the jobs of an approved order', about: 'orderId' },
);

async function finishApproval(
  transaction: Kysely<Database>,
  order: LockedOrder,
  goal: Payload['goal'],
  userId: string,
  now: Date,
): Promise<void> {
  await transaction.updateTable('orders').set({ status: 'active' }).where('id', '=', order.id).execute();
  await recordHistory(
    transaction,
    { orderId: order.id, action: 'approve', from: 'approving', to: 'active', userId },
    now,
  );
  if (goal === 'start') await markStarted(transaction, { ...order, status: 'active' }, userId, now);
  else await planStart(transaction, order, now);
}

const termsOfTemplate = (database: Kysely<Database>, id: string | null): Promise<JobTerms | undefined> =>
  database
    .selectFrom('templates')
    .select(['currency', 'agent_fee', 'base_price'])
    .where('id', '=', id)
    .executeTakeFirst();

async function countPlaces(database: Kysely<Database>, order: LockedOrder): Promise<number> {
  if (order.type === 'anywhere') return order.wanted_jobs ?? 0;
  const { count } = await database
    .selectFrom('locations')
    .where('order_id', '=', order.id)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Starts an approved order when its start date is reached. */
export const startWork = defineWork<{ orderId: string }>(
  startWorkName,
  async ({ orderId }, { database, clock }) => {
    const now = clock();
    const order = await database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (order?.status === 'active' && order.start_date !== null) {
      if (new Date(order.start_date) <= now) await markStarted(database, order, null, now);
      else await planStart(database, order, now);
    }
  },
  { kind: 'order_start', title: 'Start an order on its day', about: 'orderId' },
);

const planStart = (
  transaction: Kysely<Database>,
  order: Pick<LockedOrder, 'id' | 'start_date'>,
  now: Date,
): Promise<void> =>
  enqueue(
    transaction,
    startWork,
    { orderId: order.id },
    now,
    order.start_date === null ? now : new Date(order.start_date),
  );
