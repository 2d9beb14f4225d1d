import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Actor } from '../authentication/actor.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { unassign } from '../jobs/actions/ending.ts';
import { runningAssignmentStatuses } from '../jobs/transitions.ts';
import { forgetWords } from './forgotten-words.ts';

type Open = { readonly id: string; readonly name: string; readonly status: string };

/** The agent's jobs that are accepted, in progress, or in review. */
export const readOpenJobs = (database: Kysely<Database>, agentId: string): Promise<Open[]> =>
  database
    .selectFrom('jobs')
    .innerJoin('assignments', 'assignments.id', 'jobs.assignment_id')
    .where('assignments.agent_id', '=', agentId)
    .where('assignments.status', 'in', runningAssignmentStatuses)
    .where('jobs.status', 'in', ['assigned', 'in_progress', 'qa'])
    .orderBy('jobs.order_id')
    .orderBy('jobs.sequence')
    .select(['jobs.id', 'jobs.name', 'assignments.status'])
    .execute();

/** Begun work must be ended by staff first, with a reason and a fee: `agent.open_work` names it. */
export function refuseBegunWork(jobs: readonly Open[]): void {
  const begun = jobs.filter(({ status }) => status !== 'accepted');
  if (begun.length === 0) return;
  const named = begun.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new ApiError('agent.open_work', {
    message: `Complete, fail or stop the work that the shepherd has begun first: ${named}`,
    warnings: begun.map(({ id, status }) => ({
      job_id: id,
      warnings: [{ code: 'open_work', message: `The work on ${id} is ${status.replaceAll('_', ' ')}` }],
    })),
  });
}

/** Unassigns accepted jobs that were not begun, and removes the agent from future plans. */
export async function leaveWork(
  transaction: Kysely<Database>,
  agentId: string,
  jobs: readonly Open[],
  by: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const ids = jobs.map(({ id }) => id);
  if (ids.length > 0) await unassign(transaction, ids, by);
  await transaction.deleteFrom('lockout_agents').where('agent_id', '=', agentId).execute();
  await transaction
    .deleteFrom('order_push_agents')
    .where('agent_id', '=', agentId)
    .where('push_id', 'in', (query) =>
      query.selectFrom('order_pushes').where('status', '!=', 'sent').select('id'),
    )
    .execute();
}

const nameless = { first_name: 'Removed', last_name: 'Shepherd' } as const;
const forgottenDomain = '@removed.invalid';
/** Whether `forgetPerson` has run. */
export const isForgotten = sql<boolean>`email like ${`removed-%${forgottenDomain}`}`;
const namelessActor = `${nameless.first_name} ${nameless.last_name}`;

type Person = Pick<
  Selectable<Database['agents']>,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'retired_at'
>;

/**
 * Removes all personal data of an agent, for a data-protection request. The accounts keep the agent's number with the
 * amounts, the country and the currency; jobs keep what was done when.
 */
export async function forgetPerson(transaction: Kysely<Database>, agent: Person): Promise<void> {
  const { id } = agent;
  const name = `${agent.first_name} ${agent.last_name}`;
  await transaction
    .updateTable('agents')
    .set({
      ...nameless,
      email: `removed-${id}${forgottenDomain}`,
      phone: '',
      date_of_birth: null,
      address1: '',
      address2: null,
      city: '',
      state: null,
      zip: null,
      latitude: null,
      longitude: null,
      position_updated_at: null,
      last_seen_at: null,
      billing: sql`null`,
      settings: JSON.stringify({}),
      tags: JSON.stringify([]),
      identity_check_comment: null,
      can_withdraw: false,
    })
    .where('id', '=', id)
    .execute();
  for (const table of [
    'agent_areas',
    'agent_skills',
    'agent_contracts',
    'agent_comments',
    'order_push_agents',
  ] as const)
    await transaction.deleteFrom(table).where('agent_id', '=', id).execute();
  await transaction.updateTable('agent_strikes').set({ comment: '' }).where('agent_id', '=', id).execute();
  await transaction
    .updateTable('agent_payment_methods')
    .set({ label: '', removed_at: agent.retired_at ?? sql`coalesce(removed_at, now())` })
    .where('agent_id', '=', id)
    .execute();
  // Including lines about other agents' assignments of the same jobs: "from … to …".
  await sql`update job_history set
      actor = case when user_id is null and actor = ${name} then ${namelessActor} else actor end,
      event = replace(event, ${name}, ${namelessActor})
    where job_id in (select job_id from assignments where agent_id = ${id}::bigint)
      and (actor = ${name} or position(${name} in event) > 0)`.execute(transaction);
  await forgetWords(transaction, agent, namelessActor);
}
