import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { money } from '../money/money.ts';
import { formatInstant } from '../time/instants.ts';
import { completedCount, heldSkills, strikeCount, viewable } from './list.ts';
import { restrictions } from './restrictions.ts';
import type { Viewer } from './restrictions.ts';
import type { Agent, AgentReference, IdentityCheck } from './schemas.ts';
import { countsUntil } from './strike-window.ts';

export type StoredAgent = Selectable<Database['agents']>;

/** The rows of these ids as visible to this reader, in no particular order. */
export async function readAgentRows(database: Kysely<Database>, ids: readonly string[], viewer: Viewer) {
  const found = await selectAgents(database).where('agents.id', 'in', ids).execute();
  return found.map((agent) => agentRow(agent, viewer));
}

/** One agent in full; `not_found` also for a rejected or deleted one. */
export async function readAgent(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<Agent> {
  const agent = await selectAgents(database)
    .where('agents.id', '=', id)
    .where(viewable())
    .select(
      sql<number>`(
        select count(*)::int from agent_strikes
        where agent_strikes.agent_id = agents.id and agent_strikes.reverted_at is null
          and ${countsUntil} > ${formatInstant(now)}::timestamptz
      )`.as('recent_strikes'),
    )
    .executeTakeFirst();
  if (!agent) throw notFound();
  const row = agentRow(agent, viewer);
  return {
    ...row,
    date_of_birth: agent.date_of_birth,
    recent_strikes: agent.recent_strikes,
    billing: row.payment_restricted ? null : agent.billing,
    retire_comment: agent.retire_comment,
    retired_at: agent.retired_at,
  };
}

/** The stored row of a viewable agent, else `not_found`. `lock` prevents concurrent changes. */
export async function findViewableAgent(
  database: Kysely<Database>,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredAgent> {
  const agent = await database
    .selectFrom('agents')
    .selectAll()
    .where('id', '=', id)
    .where(viewable())
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!agent) throw notFound();
  return agent;
}

/** The same, locked, for records about the agent: `agent.removed` after a data-protection request. */
export async function lockRememberedAgent(database: Kysely<Database>, id: string): Promise<StoredAgent> {
  const agent = await findViewableAgent(database, id, { lock: true });
  mustBeRemembered(agent);
  return agent;
}

/** The same, for changes of the agent's work: `agent.invalid_transition` for a retired agent. */
export async function lockWorkingAgent(database: Kysely<Database>, id: string): Promise<StoredAgent> {
  const agent = await findViewableAgent(database, id, { lock: true });
  mustWorkHere(agent);
  return agent;
}

function mustBeRemembered({
  status,
  retire_reason: reason,
}: Pick<StoredAgent, 'status' | 'retire_reason'>): void {
  if (status === 'retired' && reason === 'removed') throw new ApiError('agent.removed');
}

export function mustWorkHere(agent: Pick<StoredAgent, 'status' | 'retire_reason'>): void {
  mustBeRemembered(agent);
  if (agent.status === 'retired') throw new ApiError('agent.invalid_transition');
}

/** The agent, or `agent.restricted` if its payments are hidden from this reader. */
export async function findAgentWithPayments(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
): Promise<StoredAgent> {
  const agent = await findViewableAgent(database, id);
  if (restrictions(agent, viewer).payment_restricted) throw new ApiError('agent.restricted');
  return agent;
}

export const agentReference = (agent: {
  agent_id: string;
  first_name: string;
  last_name: string;
}): AgentReference => ({ id: agent.agent_id, first_name: agent.first_name, last_name: agent.last_name });

export function identityCheck(
  agent: Pick<
    StoredAgent,
    | 'identity_check_result'
    | 'identity_check_method'
    | 'identity_check_state'
    | 'identity_check_comment'
    | 'identity_check_updated_at'
  >,
): IdentityCheck | null {
  if (agent.identity_check_result === null && agent.identity_check_state === null) return null;
  return {
    result: agent.identity_check_result,
    method: agent.identity_check_method,
    onboarding_state: agent.identity_check_state,
    comment: agent.identity_check_comment,
    updated_at: agent.identity_check_updated_at,
  };
}

function selectAgents(database: Kysely<Database>) {
  return database
    .selectFrom('agents')
    .selectAll('agents')
    .select((from) => [
      strikeCount.as('strikes'),
      completedCount.as('jobs_completed'),
      heldSkills.as('skill_ids'),
      from
        .selectFrom('agent_contracts')
        .whereRef('agent_contracts.agent_id', '=', 'agents.id')
        .select(({ fn }) => fn.max('agent_contracts.signed_at').as('signed_at'))
        .as('contract_signed_at'),
    ]);
}

type SelectedAgent = Awaited<ReturnType<ReturnType<typeof selectAgents>['execute']>>[number];

function agentRow(agent: SelectedAgent, viewer: Viewer) {
  return {
    id: agent.id,
    first_name: agent.first_name,
    last_name: agent.last_name,
    email: agent.email,
    phone: agent.phone,
    address1: agent.address1,
    address2: agent.address2,
    city: agent.city,
    state: agent.state,
    zip: agent.zip,
    country_code: agent.country_code,
    created_at: agent.created_at,
    strikes: agent.strikes,
    jobs_completed: agent.jobs_completed,
    last_seen_at: agent.last_seen_at,
    status: agent.status,
    stage: agent.stage,
    tags: agent.tags,
    skill_ids: agent.skill_ids,
    fee: agent.fee === null ? null : money(agent.fee, agent.currency),
    contract_signed_at: agent.contract_signed_at,
    identity_check: identityCheck(agent),
    ...restrictions(agent, viewer),
    retire_reason: agent.retire_reason,
  };
}
