import type { Kysely } from 'kysely';
import type { Actor } from '../../authentication/actor.ts';
import type { Session } from '../../authentication/session.ts';
import type { Database } from '../../database/database.ts';
import { endJobs, unassign } from '../../jobs/actions/ending.ts';
import { assignToAgent } from '../../jobs/assignment/direct-assignment.ts';
import * as field from '../../jobs/actions/field.ts';
import { offerOnMarket } from '../../jobs/assignment/market-offer.ts';
import { assignReviewer, complete, fail, stop, unassignReviewer } from '../../jobs/actions/review.ts';
import type { JobAction } from '../../jobs/transitions.ts';

type Move = {
  readonly id: string;
  /** Without `share`, which does not change a job. */
  readonly action: Exclude<JobAction, 'share'>;
  /** The agent who gets the job, or works on it. */
  readonly agent: string;
};
type Staff = { readonly session: Session; readonly actor: Actor; readonly now: Date };

/** Performs an action of the transition table, as its call or the app would. */
export async function perform(
  transaction: Kysely<Database>,
  { id, action, agent }: Move,
  staff: Staff,
): Promise<unknown> {
  const worker = await field.fieldWorker(transaction, agent);
  const market = { actor: staff.actor, timezone: 'UTC', now: staff.now };
  switch (action) {
    case 'assign_market':
      return offerOnMarket(transaction, [id], { global_fee: 5 }, market);
    case 'assign_agent':
      return assignToAgent(
        transaction,
        [id],
        { agent_id: agent, global_fee: 5, ignore_warnings: true },
        market,
      );
    case 'unassign':
      return unassign(transaction, [id], staff);
    case 'stop_abandoned':
      return stop(transaction, id, { reason: 'abandoned', comment: 'x' }, staff);
    case 'stop_attempted':
      return stop(transaction, id, { reason: 'unsafe' }, staff);
    case 'fail_partially':
      return fail(transaction, id, { mode: 'job_partially_failed', comment: 'x' }, staff);
    case 'fail_invalid':
      return fail(transaction, id, { mode: 'job_invalid', comment: 'x' }, staff);
    case 'fail_treasure_hunt':
      return fail(transaction, id, { reason: 'treasure_hunt_invalid', comment: 'x' }, staff);
    case 'complete':
      return complete(transaction, id, null, staff);
    case 'unfulfil':
      return endJobs(transaction, [id], { to: 'unfulfilled', comment: 'x' }, staff);
    case 'cancel':
      return endJobs(transaction, [id], { to: 'cancelled', comment: 'x' }, staff);
    case 'review_assign':
      return assignReviewer(transaction, id, { adminUserId: staff.session.userId, reassign: true }, staff);
    case 'review_unassign':
      return unassignReviewer(transaction, id, staff);
    case 'accept':
      return field.accept(transaction, id, worker, staff.now);
    case 'start':
      return field.start(transaction, id, worker, staff.now);
    case 'submit':
    case 'retry':
      return field.submit(transaction, id, worker, staff.now);
    case 'stop_in_field':
      return field.stopInField(transaction, id, 'x', worker, staff.now);
  }
}
