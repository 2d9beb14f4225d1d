import type { Kysely, Selectable } from 'kysely';
import type { Static } from 'typebox';
import { storedResults } from '../agents/list.ts';
import type { AgentTables } from '../agents/tables.ts';
import type { Database } from '../database/database.ts';
import { inSteps } from '../http/action.ts';
import type { Action } from '../http/action.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import type { IdentityReview } from './schemas.ts';

/**
 * A person decides an identity check. Failing it rejects the application and closes the market; passing it
 * accepts an application that waits for nothing else. `application.invalid_transition` for a rejected one;
 * `application.reviewed_meanwhile` when the check is no longer what the reviewer saw.
 */
export const reviewIdentityCheck: Action<string, Static<typeof IdentityReview>> = inSteps({
  lock: lockApplication,
  follow: (application, { seen }) => {
    if (seen && !isAsSeen(application, seen)) throw new ApiError('application.reviewed_meanwhile');
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

type Checked = Pick<Selectable<AgentTables['agents']>, 'identity_check_result' | 'identity_check_method'>;

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
    ])
    .forUpdate()
    .executeTakeFirst();
  if (!application) throw notFound();
  return application;
}
