import { Type } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { call } from '../http/call.ts';
import { Id, IdParams } from '../http/schemas.ts';
import { findViewableAgent } from './queries.ts';
import { CommentInput, Strike, Strikes } from './schemas.ts';
import { addStrike, readStrikes, revertStrike } from './strikes.ts';

export const strikeRoutes = [
  call({
    method: 'GET',
    path: 'agents/{id}/strikes',
    operationId: 'listStrikes',
    tag: 'strikes',
    summary: 'All strikes of an agent, reverted ones too, the newest first',
    permission: allOf('agents.view'),
    params: IdParams,
    answer: Strikes,
    handler: async ({ database, params }) => {
      await findViewableAgent(database, params.id);
      return { data: await readStrikes(database, params.id) };
    },
  }),
  call({
    method: 'POST',
    path: 'agents/{id}/strikes',
    operationId: 'addStrike',
    tag: 'strikes',
    summary: 'Add a strike',
    permission: allOf('agents.manage'),
    params: IdParams,
    body: CommentInput,
    answer: Strike,
    status: 201,
    handler: async ({ database, params, body, session, clock }) => {
      await findViewableAgent(database, params.id);
      const comment = body.comment.trim();
      return addStrike(database, { agentId: params.id, userId: session.userId, comment }, clock());
    },
  }),
  call({
    method: 'POST',
    path: 'agents/{id}/strikes/{strikeId}/revert',
    operationId: 'revertStrike',
    tag: 'strikes',
    summary: 'Take a strike back',
    description: 'strike.already_reverted the second time.',
    permission: allOf('agents.manage'),
    params: Type.Object({ id: Id, strikeId: Id }),
    answer: Strike,
    handler: async ({ database, params, session, clock }) => {
      await findViewableAgent(database, params.id);
      return revertStrike(
        database,
        { agentId: params.id, strikeId: params.strikeId, userId: session.userId },
        clock(),
      );
    },
  }),
];
