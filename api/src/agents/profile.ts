import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { inSteps } from '../http/action.ts';
import type { Action } from '../http/action.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { isCountry } from '../reference/countries.ts';
import { dayOf, formatInstant } from '../time/instants.ts';
import { forgetPerson, leaveWork, readOpenJobs, refuseBegunWork } from './leaving.ts';
import { findViewableAgent, lockRememberedAgent } from './queries.ts';
import type { AgentEdit, Retirement } from './schemas.ts';
import type { AgentStatus } from './statuses.ts';

/**
 * Whether staff may give an agent this status. Active and inactive differ in market access; access accepts an
 * applicant, and a retired agent stays retired.
 */
export function mayBecome(from: AgentStatus, to: 'active' | 'inactive'): boolean {
  if (from === 'retired') return false;
  return from !== 'applicant' || to === 'active';
}

/** Applies the sent properties of a profile; new tags are offered for all agents from then on. */
export const editAgent: Action<string, AgentEdit> = inSteps({
  lock: lockRememberedAgent,
  follow: (agent, { status }) => {
    if (status !== undefined && !mayBecome(agent.status, status))
      throw new ApiError('agent.invalid_transition');
  },
  change: async (transaction, agent, { input: { tags, ...fields } }, { now }) => {
    if (fields.date_of_birth && fields.date_of_birth >= dayOf(now))
      throw fieldError('date_of_birth', 'A date of birth lies in the past');
    if (fields.country_code !== undefined && !(await isCountry(transaction, fields.country_code)))
      throw fieldError('country_code', 'There is no such country');
    const distinctTags = tags && [...new Set(tags.map((tag) => tag.trim()))];
    if (distinctTags) await offerTags(transaction, distinctTags);
    const changes = { ...fields, ...(distinctTags && { tags: JSON.stringify(distinctTags) }) };
    if (Object.keys(changes).length > 0)
      await transaction.updateTable('agents').set(changes).where('id', '=', agent.id).execute();
    if (agent.status === 'applicant' && fields.status === 'active')
      await transaction
        .updateTable('agent_applications')
        .set({ status: 'accepted' })
        .where('agent_id', '=', agent.id)
        .where('status', '=', 'in_progress')
        .execute();
  },
});

/**
 * Retires an agent, or deletes an applicant: the profile cannot be viewed any more. Returns which of the two it was;
 * `agent.invalid_transition` when the agent is retired already, `agent.open_work` while work has begun. Removal for
 * data protection forgets the person.
 */
export const retireAgent: Action<string, Static<typeof Retirement>, 'retired' | 'deleted'> = inSteps({
  lock: (transaction, id) => findViewableAgent(transaction, id, { lock: true }),
  follow: async (agent, { reason }, _by, transaction) => {
    if (agent.status === 'retired') throw new ApiError('agent.invalid_transition');
    const outcome = agent.status === 'applicant' ? 'deleted' : 'retired';
    if (outcome === 'retired' && (reason ?? null) === null)
      throw fieldError('reason', 'That field is required');
    const jobs = await readOpenJobs(transaction, agent.id);
    refuseBegunWork(jobs);
    return { outcome, jobs } as const;
  },
  change: async (transaction, agent, { input: { reason, comment }, row: { outcome, jobs } }, by) => {
    const { session, now } = by;
    await leaveWork(transaction, agent.id, jobs, by);
    await transaction
      .updateTable('agents')
      .set({
        retire_reason: reason ?? null,
        retire_comment: comment,
        retired_by: session.userId,
        ...(outcome === 'deleted'
          ? { deleted_at: formatInstant(now) }
          : { status: 'retired' as const, retired_at: formatInstant(now) }),
      })
      .where('id', '=', agent.id)
      .execute();
    // Last, because rows written just now may name them too.
    if (reason === 'removed') await forgetPerson(transaction, agent);
    return outcome;
  },
});

async function offerTags(database: Kysely<Database>, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await database
    .insertInto('tags')
    .values(tags.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
