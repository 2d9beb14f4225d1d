import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { inSteps } from '../http/action.ts';
import type { Action } from '../http/action.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import type { IdentityReview } from './schemas.ts';

/**
 * A person decides an identity check. Failing it rejects the application and closes the market; passing it
 * accepts an application that waits for nothing else. `application.invalid_transition` for a rejected one.
 */
export const reviewIdentityCheck: Action<string, Static<typeof IdentityReview>> = inSteps({
  lock: lockApplication,
  follow: (application) => {
    if (application.status === 'rejected') throw new ApiError('application.invalid_transition');
  },
  change: async (transaction, application, { input: { result, comment } }, { session, now }) => {
    const failed = result === 'fail';
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
      'agents.status as agent_status',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (!application) throw notFound();
  return application;
}
