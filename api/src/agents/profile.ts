import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import { findViewableAgent } from './queries.ts';
import type { AgentEdit } from './schemas.ts';
import type { AgentStatus, retireReasons } from './statuses.ts';

/**
 * Whether staff may give an agent this status. Active and inactive differ in the access to the market; an
 * applicant who gets access is accepted by it, and who was retired stays so.
 */
export function mayBecome(from: AgentStatus, to: 'active' | 'inactive'): boolean {
  if (from === 'retired') return false;
  return from !== 'applicant' || to === 'active';
}

/** Changes what is given of a profile; tags that are new are offered to everybody from then on. */
export async function editAgent(database: Kysely<Database>, id: string, edit: AgentEdit): Promise<void> {
  const agent = await findViewableAgent(database, id, { lock: true });
  const { tags, ...fields } = edit;
  if (fields.status !== undefined && !mayBecome(agent.status, fields.status))
    throw new ApiError('agent.invalid_transition');
  if (fields.country_code !== undefined) await mustBeCountry(database, fields.country_code);
  const distinctTags = tags && [...new Set(tags.map((tag) => tag.trim()))];
  if (distinctTags) await offerTags(database, distinctTags);
  const changes = { ...fields, ...(distinctTags && { tags: JSON.stringify(distinctTags) }) };
  if (Object.keys(changes).length > 0)
    await database.updateTable('agents').set(changes).where('id', '=', id).execute();
  if (agent.status === 'applicant' && fields.status === 'active')
    await database
      .updateTable('agent_applications')
      .set({ status: 'accepted' })
      .where('agent_id', '=', id)
      .where('status', '=', 'in_progress')
      .execute();
}

/**
 * Retires an agent, or deletes an applicant: such a profile cannot be viewed any more. Answers which of the
 * two it was; `agent.invalid_transition` when the agent is retired already.
 */
export async function retireAgent(
  database: Kysely<Database>,
  id: string,
  input: { reason: (typeof retireReasons)[number] | null; comment: string; userId: string },
  now: Date,
): Promise<'retired' | 'deleted'> {
  const agent = await findViewableAgent(database, id, { lock: true });
  if (agent.status === 'retired') throw new ApiError('agent.invalid_transition');
  const deleted = agent.status === 'applicant';
  if (!deleted && input.reason === null) throw fieldError('reason', 'That field is required');
  await database
    .updateTable('agents')
    .set({
      retire_reason: input.reason,
      retire_comment: input.comment,
      retired_by: input.userId,
      ...(deleted
        ? { deleted_at: formatInstant(now) }
        : { status: 'retired' as const, retired_at: formatInstant(now) }),
    })
    .where('id', '=', id)
    .execute();
  return deleted ? 'deleted' : 'retired';
}

async function mustBeCountry(database: Kysely<Database>, code: string): Promise<void> {
  const found = await database
    .selectFrom('countries')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found) throw fieldError('country_code', 'There is no such country');
}

async function offerTags(database: Kysely<Database>, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await database
    .insertInto('tags')
    .values(tags.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
