import type { Kysely, Selectable } from 'kysely';
import type { Static } from 'typebox';
import { leaveWork, readOpenJobs, refuseBegunWork } from '../agents/leaving.ts';
import { storedResults } from '../agents/list.ts';
import { mustWorkHere } from '../agents/queries.ts';
import type { Database } from '../database/database.ts';
import { inSteps } from '../http/action.ts';
import type { Action } from '../http/action.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import type { IdentityReview } from './schemas.ts';

/**
 * A staff decision on an identity check. Failing it rejects the application and closes the market; passing it accepts
 * an application that waits for nothing else. `application.invalid_transition` for a rejected one, and
 * `agent.invalid_transition` for a retired agent; `application.reviewed_meanwhile` when the check has changed since
 * the reviewer saw it. A failed agent leaves their work like a retired one: `agent.open_work` while some of it has
 * begun.
 */
export const reviewIdentityCheck: Action<string, Static<typeof IdentityReview>> = inSteps({
  lock: lockApplication,
  follow: async (application, { seen, result }, _by, transaction) => {
    if (seen && !isAsSeen(application, seen)) throw new ApiError('application.reviewed_meanwhile');
    if (application.status === 'rejected') throw new ApiError('application.invalid_transition');
    mustWorkHere({ status: application.agent_status, retire_reason: application.retire_reason });
    const jobs = result === 'fail' ? await readOpenJobs(transaction, application.agent_id) : [];
    refuseBegunWork(jobs);
    return { jobs };
  },
  change: async (transaction, application, { input: { result, comment }, row: { jobs } }, by) => {
    const { session, now } = by;
    const failed = result === 'fail';
    if (failed) await leaveWork(transaction, application.agent_id, jobs, by);
    const accepted =
      !failed && application.status === 'in_progress' && application.stage === 'identity_check';
    const agentStatus =
      failed && application.agent_status === 'active'
        ? 'inactive'
        : accepted && application.agent_status === 'applicant'
          ? 'active'
          : application.agent_status;
    await transaction
      .updateTable('agents')
      .set({
        identity_check_result: result,
        identity_check_method: 'manual',
        identity_check_state: failed ? 'failed' : 'passed',
        identity_check_comment: comment.trim(),
        identity_check_reviewed_by: session.userId,
        identity_check_updated_at: formatInstant(now),
        status: agentStatus,
        ...(failed && { rejected_at: formatInstant(now) }),
      })
      .where('id', '=', application.agent_id)
      .execute();
    if (failed || accepted)
      await transaction
        .updateTable('agent_applications')
        .set(failed ? { status: 'rejected', reject_reason: 'id_check' } : { status: 'accepted' })
        .where('id', '=', application.id)
        .execute();
  },
});

type Checked = Pick<Selectable<Database['agents']>, 'identity_check_result' | 'identity_check_method'>;

function isAsSeen(
  { identity_check_result: result, identity_check_method: method }: Checked,
  seen: NonNullable<Static<typeof IdentityReview>['seen']>,
): boolean {
  const [seenResult = null] = seen.result ? storedResults([seen.result]) : [];
  return result === seenResult && method === (seen.method ?? null);
}

async function lockApplication(transaction: Kysely<Database>, id: string) {
  const application = await transaction
    .selectFrom('agent_applications')
    .innerJoin('agents', 'agents.id', 'agent_applications.agent_id')
    .where('agent_applications.id', '=', id)
    .where('agents.deleted_at', 'is', null)
    .select([
      'agent_applications.id',
      'agent_applications.agent_id',
      'agent_applications.status',
      'agents.stage',
      'agents.identity_check_result',
      'agents.identity_check_method',
      'agents.status as agent_status',
      'agents.retire_reason',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (!application) throw notFound();
  return application;
}
