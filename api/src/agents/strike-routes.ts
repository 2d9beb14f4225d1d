import { Type } from 'typebox';
import type { Static } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { Id, IdParams } from '../http/schemas/schemas.ts';
import { findViewableAgent } from './queries.ts';
import { CommentInput, Strike, Strikes } from './schemas.ts';
import { addStrike, readStrikes, revertStrike } from './strikes.ts';

const struck = {
  tag: 'strikes',
  permission: allOf('agents.manage'),
  answer: Strike,
  shows: async (_request: unknown, _subject: unknown, strike: Static<typeof Strike>) => strike,
} as const;

export const strikeRoutes = [
  call({
    method: 'GET',
    path: 'agents/{id}/strikes',
    operationId: 'listStrikes',
    tag: 'strikes',
    summary: 'All strikes of an agent, including reverted ones, newest first',
    permission: allOf('agents.view'),
    params: IdParams,
    answer: Strikes,
    handler: async ({ database, params }) => {
      await findViewableAgent(database, params.id);
      return { data: await readStrikes(database, params.id) };
    },
  }),
  action({
    ...struck,
    path: 'agents/{id}/strikes',
    operationId: 'addStrike',
    summary: 'Add a strike',
    description:
      'agent.invalid_transition for a retired agent, agent.removed for one who was removed for data protection.',
    params: IdParams,
    body: CommentInput,
    status: 201,
    subject: ({ id }) => id,
    does: addStrike,
  }),
  action({
    ...struck,
    path: 'agents/{id}/strikes/{strikeId}/revert',
    operationId: 'revertStrike',
    summary: 'Revert a strike',
    description: 'strike.already_reverted the second time.',
    params: Type.Object({ id: Id, strikeId: Id }),
    subject: (params) => params,
    does: revertStrike,
  }),
];
