import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inSteps } from '../../http/action.ts';
import type { Acting, Action } from '../../http/action.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import type { Fields } from '../../http/errors.ts';
import { filledOrNull } from '../../http/schemas/texts.ts';
import { countJobs } from '../../jobs/actions/ending.ts';
import { openJobStatuses } from '../../jobs/statuses.ts';
import { dayOf, formatInstant, toInstant } from '../../time/instants.ts';
import { approveNow } from './approval.ts';
import { warningsOf } from './checks.ts';
import type { CheckedAction } from './checks.ts';
import { refuse } from '../drafts/drafts.ts';
import { endJobs, refuseWhileJobsEnd } from './endings.ts';
import { recordHistory } from '../history.ts';
import { lockOrder, mustHaveAllLocations, requireTransition, stateOf } from '../locking.ts';
import type { LockedOrder } from '../locking.ts';
import { messages } from '../messages.ts';
import { markStarted } from './starting.ts';
import { afterOrderAction } from '../transitions.ts';
import type { OrderAction } from '../transitions.ts';
import type { OrderFinish } from '../drafts/write-schemas.ts';

type By = Pick<Acting, 'session' | 'actor' | 'now'>;
type Commented = { readonly comment?: string | null | undefined };
/** The explanation of an action in the history. */
type Explained = Commented & { readonly reason?: string | null | undefined };

/** An action of the transition table: `change` does the rest beside the order's status and history. */
const orderAction = <Input = unknown, Outcome = void>(
  name: OrderAction,
  change: (transaction: Kysely<Database>, order: LockedOrder, input: Input, by: By) => Promise<Outcome>,
  explain: (input: Input) => Explained = () => ({}),
): Action<string, Input, Outcome, By> =>
  inSteps({
    lock: lockOrder,
    follow: (order, _input, { now }) => {
      const after = afterOrderAction(stateOf(order, now), name);
      if (!after) throw new ApiError('order.invalid_transition');
      return after;
    },
    change: async (transaction, order, { input, row: after }, by) => {
      const outcome = await change(transaction, order, input, by);
      await transaction
        .updateTable('orders')
        .set({
          status: after.status,
          paused: after.paused,
          archived_at: after.archived ? formatInstant(by.now) : null,
        })
        .where('id', '=', order.id)
        .execute();
      const { userId } = by.session;
      await recordHistory(
        transaction,
        { orderId: order.id, action: name, from: order.status, to: after.status, userId, ...explain(input) },
        by.now,
      );
      return outcome;
    },
  });

/** Approves a pending order. Its jobs are created immediately, or in the background when there are very many. */
export const approveOrder: Action<string, unknown, void, By> = inSteps({
  lock: lockOrder,
  follow: async (order, _input, { now }, transaction) => {
    requireTransition(order, 'approve', now);
    await mustHaveAllLocations(transaction, order.id);
  },
  change: (transaction, order, _given, { session, now }) =>
    approveNow(transaction, order, 'approve', session.userId, now),
});

/** Starts an order today; a pending one is approved on the way. */
export const startOrder: Action<string, unknown, void, By> = inSteps({
  lock: lockOrder,
  follow: async (order, _input, { now }, transaction) => {
    requireTransition(order, 'start', now);
    await mustHaveAllLocations(transaction, order.id);
  },
  change: (transaction, order, _given, { session, now }) =>
    order.status === 'pending'
      ? approveNow(transaction, order, 'start', session.userId, now)
      : markStarted(transaction, order, session.userId, now),
});

export const rejectOrder = orderAction<Commented>(
  'reject',
  async (transaction, order) => {
    // A running approval may have created some jobs already; they are not visible yet.
    await transaction.deleteFrom('jobs').where('order_id', '=', order.id).execute();
  },
  ({ comment }) => ({ comment: filledOrNull(comment) }),
);

/** Cancels an order and its open jobs; submitted or finished work stays. */
export const cancelOrder = orderAction<Commented>(
  'cancel',
  async (transaction, order, input, { actor, now }) => {
    const comment = filledOrNull(input.comment);
    if (comment === null) throw fieldError('comment', messages.commentRequired);
    await endJobs(transaction, order.id, { jobStatus: 'cancelled', reason: null, comment }, actor, now);
  },
  ({ comment }) => ({ comment: filledOrNull(comment) }),
);

/** Finishes an order; open jobs get the requested status, for which the request must give a reason. */
export const finishOrder = orderAction<OrderFinish>(
  'finish',
  async (transaction, order, { status, reason, ...input }, { actor, now }) => {
    if ((await countJobs(transaction, order.id, openJobStatuses)) === 0) return;
    const comment = filledOrNull(input.comment);
    const fields: Fields = {};
    if (!status) fields['status'] = [messages.required];
    if (!reason) fields['reason'] = [messages.required];
    if (comment === null) fields['comment'] = [messages.commentRequired];
    refuse(fields);
    if (!status || !reason || comment === null) throw new ApiError('validation.failed');
    await endJobs(transaction, order.id, { jobStatus: status, reason, comment }, actor, now);
  },
  ({ reason, comment }) => ({ reason, comment: filledOrNull(comment) }),
);

/** Takes the order's jobs off the market; their offers are withdrawn. */
export const pauseOrder = orderAction('pause', async (transaction, order, _input, { actor, now }) => {
  await endJobs(transaction, order.id, { jobStatus: 'unassigned' }, actor, now);
});

/** Resumes, restarts or archives; warnings throw `order.confirmation_required` unless confirmed. */
export const checkedAction = (name: CheckedAction, confirmed: boolean): Action<string, unknown, void, By> =>
  orderAction(name, async (transaction, order, _input, { now }) => {
    if (name !== 'archive') await refuseWhileJobsEnd(transaction, order.id);
    const { warnings } = await warningsOf(transaction, order, name, now);
    if (!confirmed && warnings.length > 0)
      throw new ApiError('order.confirmation_required', { warnings: [{ job_id: null, warnings }] });
  });

/** Moves the end to a later date. Jobs without an agent that ended on the old day end on the new one. */
export const extendOrder = orderAction<{ readonly end_date: string }>(
  'extend',
  async (transaction, order, input, { actor, now }) => {
    const end = toInstant(input.end_date) ?? '';
    if (order.start_date !== null && end <= order.start_date)
      throw fieldError('end_date', messages.startAfterEnd);
    if (order.end_date !== null && end <= order.end_date) throw fieldError('end_date', messages.laterEnd);
    await transaction.updateTable('orders').set({ end_date: end }).where('id', '=', order.id).execute();
    if (order.end_date === null) return;
    const [from, to] = [dayOf(new Date(order.end_date)), dayOf(new Date(end))];
    // A later time on the same day changes no job; in the background it would match the same jobs forever.
    if (from !== to) await endJobs(transaction, order.id, { jobStatus: 'extended', from, to }, actor, now);
  },
);

/** Deletes interest jobs without an agent; returns the count. */
export const removeInterest = orderAction<unknown, number>(
  'remove_interest_jobs',
  (transaction, order, _input, { actor, now }) =>
    endJobs(transaction, order.id, { jobStatus: 'removed' }, actor, now),
);
