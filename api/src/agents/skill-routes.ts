import { Type } from 'typebox';
import { allOf } from '../authentication/permissions.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import { Id, IdParams } from '../http/schemas/schemas.ts';
import { findViewableAgent } from './queries.ts';
import {
  AgentSkillCategories,
  AgentSkills,
  readAgentSkills,
  readSkillCategories,
  setAgentSkills,
  SkillCategories,
} from './skills.ts';

const listAgentSkills = call({
  method: 'GET',
  path: 'agents/{id}/skills',
  operationId: 'listAgentSkills',
  tag: 'agents',
  summary: 'Skills of an agent by category',
  permission: allOf('agents.view'),
  params: IdParams,
  answer: AgentSkillCategories,
  cache: 'revalidate',
  handler: async ({ database, params }) => {
    await findViewableAgent(database, params.id);
    return { data: await readAgentSkills(database, params.id) };
  },
});

export const skillRoutes = [
  call({
    method: 'GET',
    path: 'skills',
    operationId: 'listSkills',
    tag: 'reference',
    summary: 'Skills by category',
    permission: 'signed-in',
    answer: SkillCategories,
    cache: 'reference',
    handler: async ({ database }) => ({ data: await readSkillCategories(database) }),
  }),
  listAgentSkills,
  action({
    method: 'PATCH',
    path: 'agents/{id}/skills/{categoryId}',
    operationId: 'updateAgentSkills',
    edits: listAgentSkills,
    tag: 'agents',
    summary: 'Set the skills of an agent in one category',
    permission: allOf('agents.manage'),
    params: Type.Object({ id: Id, categoryId: Id }),
    body: Type.Object({
      skills: Type.Array(Id, { description: 'All skills of the agent in this category' }),
    }),
    answer: AgentSkills,
    subject: (params) => params,
    does: setAgentSkills,
    shows: async (_request, _subject, skills) => skills,
  }),
];
