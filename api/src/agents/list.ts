import { expressionBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../database/database.ts';
import { containing, holds, listQuery, readingOrder } from '../http/lists/lists.ts';
import type { List } from '../http/lists/lists.ts';
import { Id, many, optional } from '../http/schemas/schemas.ts';
import { AgentStatus, ApplicationStage, IdentityCheckFilter } from './schemas.ts';

/** Maximum of integer comparisons in the database. */
const largestCount = 2_147_483_647;

export const AgentsQuery = listQuery(
  [
    'id',
    'first_name',
    'last_name',
    'email',
    'city',
    'country_code',
    'status',
    'created_at',
    'last_seen_at',
    'strikes',
    'jobs_completed',
  ],
  {
    id: many(Id),
    status: many(AgentStatus),
    stage: many(ApplicationStage),
    tags: many(Type.String({ description: 'Any of these' })),
    skill_id: many(Id),
    country_code: many(Type.String()),
    city: optional(Type.String()),
    strikes_from: optional(
      Type.Integer({
        minimum: 0,
        maximum: largestCount,
        description: 'Minimum number of strikes that count',
      }),
    ),
    identity_check_result: many(IdentityCheckFilter),
  },
);
export type AgentsQuery = Static<typeof AgentsQuery>;

const agents = expressionBuilder<Database, 'agents'>();

/** Strikes that were not reverted. */
export const strikeCount = sql<number>`(
  select count(*)::int from agent_strikes
  where agent_strikes.agent_id = agents.id and agent_strikes.reverted_at is null
)`;
export const completedCount = sql<number>`(
  select count(*)::int from assignments
  where assignments.agent_id = agents.id and assignments.status = 'completed'
)`;

/** Ids of the agent's skills. */
export const heldSkills = sql<string[]>`(
  select coalesce(json_agg(agent_skills.skill_id::text order by agent_skills.skill_id), '[]'::json)
  from agent_skills where agent_skills.agent_id = agents.id
)`;

/** The agent's full name. */
export const agentName = sql`agents.first_name || ' ' || agents.last_name`;

/** Keyword search in an agent's personal details. */
export const agentSearch = (pattern: string) =>
  agents.or([
    holds(agentName, pattern),
    holds(sql.ref('agents.email'), pattern),
    holds(sql.ref('agents.phone'), pattern),
  ]);

/** Stored identity check results for filter values. */
export const storedResults = (results: readonly Static<typeof IdentityCheckFilter>[]) =>
  results.map((result) => (result === 'clear' ? 'pass' : result));

/** Profiles of rejected and deleted agents are not viewable, so they are not listed either. */
export const viewable = () =>
  agents.and([agents('agents.rejected_at', 'is', null), agents('agents.deleted_at', 'is', null)]);

export const agentList: List<AgentsQuery> = {
  rows: sql`agents`,
  id: sql`agents.id`,
  search: (pattern) => agents.or([agentSearch(pattern), sql<boolean>`agents.id::text like ${pattern}`]),
  filters: {
    id: (ids) => agents('agents.id', 'in', ids),
    status: (statuses) => agents('agents.status', 'in', statuses),
    stage: (stages) => agents('agents.stage', 'in', stages),
    tags: (tags) => sql<boolean>`jsonb_exists_any(agents.tags, array[${sql.join(tags)}]::text[])`,
    skill_id: (ids) =>
      agents.exists(
        agents
          .selectFrom('agent_skills')
          .whereRef('agent_skills.agent_id', '=', 'agents.id')
          .where('agent_skills.skill_id', 'in', ids)
          .select(sql`1`.as('found')),
      ),
    country_code: (codes) => agents('agents.country_code', 'in', codes),
    strikes_from: (least) => sql<boolean>`${strikeCount} >= ${least}`,
    city: (city) => holds(sql.ref('agents.city'), containing(city)),
    identity_check_result: (results) => agents('agents.identity_check_result', 'in', storedResults(results)),
  },
  always: () => [viewable()],
  sort: {
    id: sql`agents.id`,
    first_name: readingOrder(sql`agents.first_name`),
    last_name: readingOrder(sql`agents.last_name`),
    email: readingOrder(sql`agents.email`),
    city: readingOrder(sql`agents.city`),
    country_code: sql`agents.country_code`,
    status: sql`agents.status`,
    created_at: sql`agents.created_at`,
    last_seen_at: sql`agents.last_seen_at`,
    strikes: strikeCount,
    jobs_completed: completedCount,
  },
  defaultSort: 'first_name',
};
