import type { Kysely } from 'kysely';
import type { Session } from '../authentication/session.ts';
import type { Database } from '../database/database.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import type { Fields } from '../http/errors.ts';
import { closeOpenJobs, countOpenJobs, removeInterestJobs, withdrawOffers } from '../jobs/closing.ts';
import { actorOf } from '../jobs/history.ts';
import { dayOf, formatInstant, toInstant } from '../time/instants.ts';
import { approveNow } from './approval.ts';
import { warningsOf } from './checks.ts';
import type { CheckedAction } from './checks.ts';
import { refuse } from './drafts.ts';
import { recordHistory } from './history.ts';
import { lockOrder, requireTransition, stateOf } from './locking.ts';
import type { LockedOrder } from './locking.ts';
import { filled } from './locations.ts';
import { messages } from './messages.ts';
import { markStarted } from './starting.ts';
import { afterOrderAction } from './transitions.ts';
import type { OrderAction } from './transitions.ts';
import type { OrderFinish } from './write-schemas.ts';

/** What every action needs; `database` is the transaction of its call. */
export type ActionContext = {
  readonly database: Kysely<Database>;
  readonly session: Session;
  readonly clock: () => Date;
};

type Explained = {
  readonly reason?: string | null | undefined;
  readonly comment?: string | null | undefined;
};

/** Holds the order, checks that the action is possible now, and gives both to `change` before it is done. */
async function act(
  { database, session, clock }: ActionContext,
  id: string,
  action: OrderAction,
  change: (order: LockedOrder, now: Date) => Promise<Explained | void> = async () => {},
): Promise<void> {
  const now = clock();
  const order = await lockOrder(database, id);
  requireTransition(order, action, now);
  const explained = await change(order, now);
  const after = afterOrderAction(stateOf(order, now), action);
  if (!after) throw new ApiError('order.invalid_transition');
  await database
    .updateTable('orders')
    .set({
      status: after.status,
      paused: after.paused,
      archived_at: after.archived ? (order.archived_at ?? formatInstant(now)) : null,
    })
    .where('id', '=', id)
    .execute();
  await recordHistory(
    database,
    { orderId: id, action, from: order.status, to: after.status, userId: session.userId, ...explained },
    now,
  );
}

/** Approves a pending order. Its jobs are made at once, or in the background when there are very many. */
export async function approveOrder(context: ActionContext, id: string): Promise<void> {
  const order = await lockOrder(context.database, id);
  requireTransition(order, 'approve', context.clock());
  await approveNow(context.database, order, 'approve', context.session.userId, context.clock());
}

/** Starts an order today; a pending one is approved on the way. */
export async function startOrder(context: ActionContext, id: string): Promise<void> {
  const now = context.clock();
  const order = await lockOrder(context.database, id);
  requireTransition(order, 'start', now);
  if (order.status === 'pending')
    return approveNow(context.database, order, 'start', context.session.userId, now);
  await markStarted(context.database, order, context.session.userId, now);
}

export const rejectOrder = (
  context: ActionContext,
  id: string,
  comment: string | null | undefined,
): Promise<void> =>
  act(context, id, 'reject', async (order) => {
    // An approval that was under way may have made some jobs already; nobody has seen them yet.
    if (order.status === 'approving')
      await context.database.deleteFrom('jobs').where('order_id', '=', id).execute();
    return { comment: filled(comment) };
  });

/** Cancels an order and its open jobs; work that was handed in or finished stays. */
export const cancelOrder = (
  context: ActionContext,
  id: string,
  comment: string | null | undefined,
): Promise<void> =>
  act(context, id, 'cancel', async (order, now) => {
    const text = filled(comment);
    if (text === null) throw fieldError('comment', messages.commentRequired);
    const actor = await actorOf(context.database, context.session);
    await closeOpenJobs(
      context.database,
      { orderId: order.id, to: 'cancelled', reason: null, comment: text, actor },
      now,
    );
    return { comment: text };
  });

/** Finishes an order; jobs that are still open become what the request says, and it has to say why. */
export const finishOrder = (context: ActionContext, id: string, input: OrderFinish): Promise<void> =>
  act(context, id, 'finish', async (order, now) => {
    const comment = filled(input.comment);
    const { status, reason } = input;
    if ((await countOpenJobs(context.database, order.id)) === 0) return { reason, comment };
    const fields: Fields = {};
    if (!status) fields['status'] = [messages.required];
    if (!reason) fields['reason'] = [messages.required];
    if (comment === null) fields['comment'] = [messages.commentRequired];
    refuse(fields);
    if (!status || !reason || comment === null) throw new ApiError('validation.failed');
    const actor = await actorOf(context.database, context.session);
    await closeOpenJobs(context.database, { orderId: order.id, to: status, reason, comment, actor }, now);
    return { reason, comment };
  });

/** Takes the order's jobs off the market: what was offered there comes back. */
export const pauseOrder = (context: ActionContext, id: string): Promise<void> =>
  act(context, id, 'pause', async (order, now) => {
    await withdrawOffers(context.database, order.id, await actorOf(context.database, context.session), now);
  });

/**
 * Resumes, restarts or archives. With a warning it throws `order.confirmation_required`, unless it was
 * confirmed.
 */
export const doChecked = (
  context: ActionContext,
  id: string,
  action: CheckedAction,
  confirmed: boolean,
): Promise<void> =>
  act(context, id, action, async (order, now) => {
    const { warnings } = await warningsOf(context.database, order, action, now);
    if (!confirmed && warnings.length > 0)
      throw new ApiError('order.confirmation_required', { warnings: [{ job_id: null, warnings }] });
  });

/** Moves the end to a later date. Open jobs that ended on the old day end on the new one. */
export const extendOrder = (context: ActionContext, id: string, endDate: string): Promise<void> =>
  act(context, id, 'extend', async (order) => {
    const end = toInstant(endDate) ?? '';
    if (order.start_date !== null && end <= order.start_date)
      throw fieldError('end_date', messages.startAfterEnd);
    if (order.end_date !== null && end <= order.end_date) throw fieldError('end_date', messages.laterEnd);
    await context.database.updateTable('orders').set({ end_date: end }).where('id', '=', id).execute();
    if (order.end_date === null) return;
    await context.database
      .updateTable('jobs')
      .set({ end_date: dayOf(new Date(end)) })
      .where('order_id', '=', id)
      .where('status', 'in', ['unassigned', 'pending'])
      .where('end_date', '=', dayOf(new Date(order.end_date)))
      .execute();
  });

/** Deletes the jobs that only gather interest and that nobody has taken; returns how many. */
export async function removeInterest(context: ActionContext, id: string): Promise<number> {
  let removed = 0;
  await act(context, id, 'remove_interest_jobs', async (order, now) => {
    const actor = await actorOf(context.database, context.session);
    removed = await removeInterestJobs(context.database, order.id, actor, now);
  });
  return removed;
}
