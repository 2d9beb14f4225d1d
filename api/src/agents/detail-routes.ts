import { Type } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { ownCommentRules } from '../http/own-comment.ts';
import { Id, IdParams, Nothing } from '../http/schemas/schemas.ts';
import { formatInstant } from '../time/instants.ts';
import { readAreas } from './map.ts';
import { findViewableAgent, lockRememberedAgent } from './queries.ts';
import { restrictions } from './restrictions.ts';
import {
  AgentAreas,
  AgentComment,
  AgentComments,
  AgentContracts,
  AgentPosition,
  AgentSettings,
  CommentInput,
} from './schemas.ts';
import { addComment, deleteComment, readComments } from './comments.ts';

/** The default settings. */
const usualSettings = {
  push_notifications: true,
  email_notifications: true,
  language: 'en',
  timezone: 'Europe/London',
};

const view = { tag: 'agents', permission: allOf('agents.view'), params: IdParams } as const;

export const agentDetailRoutes = [
  call({
    ...view,
    method: 'GET',
    path: 'agents/{id}/contracts',
    operationId: 'listAgentContracts',
    summary: 'Contracts of an agent',
    answer: AgentContracts,
    handler: async ({ database, params }) => {
      await findViewableAgent(database, params.id);
      const data = await database
        .selectFrom('agent_contracts')
        .where('agent_id', '=', params.id)
        .select(['id', 'name', 'signed_at', 'url'])
        .orderBy('id')
        .execute();
      return { data };
    },
  }),
  call({
    ...view,
    method: 'GET',
    path: 'agents/{id}/locations',
    operationId: 'listAreasOfAgent',
    summary: 'Areas where an agent takes jobs',
    answer: AgentAreas,
    handler: async ({ database, params }) => {
      await findViewableAgent(database, params.id);
      return { data: await readAreas(database, { agentId: params.id }) };
    },
  }),
  call({
    ...view,
    method: 'GET',
    path: 'agents/{id}/position',
    operationId: 'getAgentPosition',
    summary: 'The last position of an agent',
    description: '404 when it is unknown; agent.restricted when it is hidden from the reader.',
    answer: AgentPosition,
    handler: async ({ database, params, session }) => {
      const agent = await findViewableAgent(database, params.id);
      if (restrictions(agent, session).view_restricted) throw new ApiError('agent.restricted');
      if (agent.latitude === null || agent.longitude === null) throw notFound();
      return {
        latitude: agent.latitude,
        longitude: agent.longitude,
        recorded_at: agent.position_updated_at,
        agent_id: agent.id,
        agent: { id: agent.id, first_name: agent.first_name, last_name: agent.last_name },
      };
    },
  }),
  call({
    ...view,
    method: 'GET',
    path: 'agents/{id}/settings',
    operationId: 'getAgentSettings',
    summary: 'The app settings of an agent',
    answer: AgentSettings,
    handler: async ({ database, params }) => {
      const { settings } = await findViewableAgent(database, params.id);
      return { ...usualSettings, ...settings };
    },
  }),
  call({
    ...view,
    method: 'GET',
    path: 'agents/{id}/comments',
    operationId: 'listAgentComments',
    summary: 'Staff comments on an agent, newest first',
    answer: AgentComments,
    handler: async ({ database, params }) => {
      await findViewableAgent(database, params.id);
      return { data: await readComments(database, params.id) };
    },
  }),
  call({
    ...view,
    method: 'POST',
    path: 'agents/{id}/comments',
    operationId: 'addAgentComment',
    summary: 'Comment on an agent',
    description: 'agent.removed for an agent who was removed for data protection.',
    permission: allOf('agents.manage'),
    body: CommentInput,
    answer: AgentComment,
    status: 201,
    handler: async ({ database, params, body, session, clock }) => {
      await lockRememberedAgent(database, params.id);
      return addComment(database, {
        agent_id: params.id,
        created_by: session.userId,
        comment: body.comment.trim(),
        created_at: formatInstant(clock()),
      });
    },
  }),
  action({
    method: 'DELETE',
    path: 'agents/{id}/comments/{comment}',
    operationId: 'deleteAgentComment',
    tag: 'agents',
    summary: 'Delete a comment on an agent',
    description: `${ownCommentRules} agent.removed for an agent who was removed for data protection.`,
    permission: allOf('agents.manage'),
    params: Type.Object({ ...IdParams.properties, comment: Id }),
    subject: (params) => params,
    answer: Nothing,
    does: deleteComment,
    shows: async () => {},
  }),
];
