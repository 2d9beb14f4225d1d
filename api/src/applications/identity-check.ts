import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';

/**
 * A person decides an identity check. Failing it rejects the application and closes the market; passing it
 * accepts an application that waits for nothing else. `application.invalid_transition` for a rejected one.
 */
export async function reviewIdentityCheck(
  database: Kysely<Database>,
  applicationId: string,
  review: { result: 'pass' | 'fail'; comment: string; userId: string },
  now: Date,
): Promise<void> {
  const application = await database
    .selectFrom('agent_applications')
    .innerJoin('agents', 'agents.id', 'agent_applications.agent_id')
    .where('agent_applications.id', '=', applicationId)
    .where('agents.deleted_at', 'is', null)
    .select([
      'agent_applications.agent_id',
      'agent_applications.status',
      'agents.stage',
      'agents.status as agent_status',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (!application) throw notFound();
  if (application.status === 'rejected') throw new ApiError('application.invalid_transition');
  const failed = review.result === 'fail';
  const accepted = !failed && application.status === 'in_progress' && application.stage === 'identity_check';
  const agentStatus =
    failed && application.agent_status === 'active'
      ? 'inactive'
      : accepted && application.agent_status === 'applicant'
        ? 'active'
        : application.agent_status;
  await database
    .updateTable('agents')
    .set({
      identity_check_result: review.result,
      identity_check_method: 'manual',
      identity_check_state: failed ? 'failed' : 'passed',
      identity_check_comment: review.comment,
      identity_check_reviewed_by: review.userId,
      identity_check_updated_at: formatInstant(now),
      status: agentStatus,
      ...(failed && { rejected_at: formatInstant(now) }),
    })
    .where('id', '=', application.agent_id)
    .execute();
  if (failed || accepted)
    await database
      .updateTable('agent_applications')
      .set(failed ? { status: 'rejected', reject_reason: 'id_check' } : { status: 'accepted' })
      .where('id', '=', applicationId)
      .execute();
}
