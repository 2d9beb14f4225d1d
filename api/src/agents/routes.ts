import { sql } from 'kysely';
import { Type } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import type { Session } from '../authentication/session.ts';
import { action, editAction } from '../http/action.ts';
import { call, Reply } from '../http/call.ts';
import type { Services } from '../http/call.ts';
import { labelledList } from '../http/lists/labels.ts';
import { countGroups, readingOrder, summaryOf, summaryQuery } from '../http/lists/lists.ts';
import { IdParams, rows, SummaryGroups } from '../http/schemas/schemas.ts';
import { agentExport } from './export.ts';
import { agentList, agentName, AgentsQuery } from './list.ts';
import { editAgent, retireAgent } from './profile.ts';
import { readAgent, readAgentRows } from './queries.ts';
import { Agent, AgentEdit, AgentPage, Retirement } from './schemas.ts';
import { agentStatuses } from './statuses.ts';

const getAgent = call({
  method: 'GET',
  path: 'agents/{id}',
  operationId: 'getAgent',
  tag: 'agents',
  summary: 'One agent',
  description: 'Rejected and deleted agents are not found.',
  permission: allOf('agents.view'),
  params: IdParams,
  answer: Agent,
  cache: 'revalidate',
  handler: ({ database, params, session, clock }) => readAgent(database, params.id, session, clock()),
});

/** The common part of all actions on one agent. */
const agentActed = {
  tag: 'agents',
  permission: allOf('agents.manage'),
  params: IdParams,
  answer: Agent,
  subject: ({ id }: { readonly id: string }) => id,
  shows: ({ database, session, clock }: Services & { readonly session: Session }, id: string) =>
    readAgent(database, id, session, clock()),
} as const;

export const agentRoutes = [
  labelledList({
    path: 'agents',
    operationId: 'listAgents',
    tag: 'agents',
    summary: 'Agents',
    description: 'Rejected and deleted agents are left out.',
    labels: { view: 'agents.view', names: ['first_name', 'last_name'], text: agentName },
    query: AgentsQuery,
    answer: AgentPage,
    list: agentList,
    rows: (database, ids, { session }) => readAgentRows(database, ids, session),
  }),
  call({
    method: 'GET',
    path: 'agents/summary',
    operationId: 'getAgentSummary',
    tag: 'agents',
    summary: 'Agents by status',
    permission: allOf('agents.view'),
    query: summaryQuery(AgentsQuery),
    answer: SummaryGroups,
    handler: async ({ database, query }) =>
      summaryOf('status', agentStatuses, await countGroups(database, agentList, query, sql`agents.status`)),
  }),
  agentExport.call,
  call({
    method: 'GET',
    path: 'agents/tags',
    operationId: 'listAgentTags',
    tag: 'agents',
    summary: 'The offered tags of agents',
    permission: 'signed-in',
    answer: rows('AgentTags', Type.String()),
    cache: 'revalidate',
    handler: async ({ database }) => {
      const tags = await database
        .selectFrom('tags')
        .select('name')
        .orderBy(readingOrder(sql.ref('name')))
        .execute();
      return { data: tags.map(({ name }) => name) };
    },
  }),
  getAgent,
  ...editAction({
    ...agentActed,
    path: 'agents/{id}',
    operationId: 'updateAgent',
    summary: 'Change the profile or the tags, or open and close the market with the status',
    description: 'agent.removed for an agent who was removed for data protection.',
    body: AgentEdit,
    edits: getAgent,
    does: editAgent,
  }),
  action({
    ...agentActed,
    path: 'agents/{id}/retire',
    operationId: 'retireAgent',
    summary: 'Retire an agent, or delete an applicant',
    description:
      'The reason may be left out for an applicant. Jobs that were accepted and not begun are unassigned; while others are under way or in review the answer is agent.open_work, with these jobs in its message and warnings. Removed for data protection (`removed`), name, addresses, phone, position, billing, areas, skills, tags, comments and contracts are deleted for good; payments, withdrawals and jobs stay, of a "Removed Shepherd".',
    body: Retirement,
    alsoAnswers: { 204: { description: 'It was an applicant and was deleted' } },
    does: retireAgent,
    shows: async (request, id, outcome) =>
      outcome === 'deleted' ? new Reply(204) : agentActed.shows(request, id),
  }),
];
