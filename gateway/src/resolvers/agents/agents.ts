import type { Resolvers } from '../../generated/resolvers.ts';
import { asksForPartsOnly } from '../../lists/asked-fields.ts';
import { exportList, exportListOf } from '../../lists/export.ts';
import { readList } from '../../lists/list.ts';
import { readListSummary } from '../../lists/summary.ts';
import { nullWhenMissing } from '../../loaders/loaders.ts';
import {
  addComment,
  addStrike,
  deleteComment,
  exportAgents,
  exportAssignments,
  getAgent,
  getAgentSummary,
  listAgents,
  listAreasInBox,
  listPositions,
  listSkills,
  listTags,
  retireAgent,
  revertStrike,
  updateAgentSkills,
} from '../../rest/calls/agents.ts';
import { agentParts, besideParts } from './agent-details.ts';
import { changeAgent } from './agent-tags.ts';

export const agentResolvers = {
  Query: {
    agents: (_query, args, context) => readList(context, listAgents, args, context.loaders.Agent),
    agent: (_query, { id }, context, info) =>
      asksForPartsOnly(info, agentParts, besideParts)
        ? { id }
        : nullWhenMissing(() => context.read(getAgent, { path: { id } })),
    agentPositions: async (_query, { box, perPage }, context) =>
      (await context.read(listPositions, { query: boxQuery(box, perPage) })).data,
    agentAreas: async (_query, { box, perPage }, context) =>
      (await context.read(listAreasInBox, { query: boxQuery(box, perPage) })).data,
    skills: async (_query, _args, context) => (await context.read(listSkills, {})).data,
    agentTags: async (_query, _args, context) => (await context.read(listTags, {})).data,
  },
  // REST v1 answers the smaller changes with the changed part only, so the agent is read again, as far as the selected
  // fields need it.
  Mutation: {
    updateAgent: (_mutation, { input }, context) => changeAgent(input, context),
    retireAgent: async (_mutation, { input: { id, ...body } }, context) => ({
      agent_id: id,
      agent: await context.change(retireAgent, { path: { id }, body }),
    }),
    addStrike: async (_mutation, { input: { agentId: id, ...body } }, context) => {
      await context.change(addStrike, { path: { id }, body });
      return { id };
    },
    revertStrike: async (_mutation, { input: { agentId: id, strikeId } }, context) => {
      await context.change(revertStrike, { path: { id, strikeId } });
      return { id };
    },
    addAgentComment: async (_mutation, { input: { agentId: id, text: comment } }, context) => {
      await context.change(addComment, { path: { id }, body: { comment } });
      return { id };
    },
    deleteAgentComment: async (_mutation, { input: { agentId: id, commentId: comment } }, context) => {
      await context.change(deleteComment, { path: { id, comment } });
      return { id };
    },
    updateAgentSkills: async (_mutation, { input: { agentId: id, categoryId, ...body } }, context) => {
      await context.change(updateAgentSkills, { path: { id, categoryId }, body });
      return { id };
    },
    exportAgents: (_mutation, { input }, context) => exportList(context, exportAgents, input),
    exportAssignments: (_mutation, { input: { agentId: id, ...input } }, context) =>
      exportListOf(context, exportAssignments, { id }, input),
  },
  AgentPage: {
    summary: (page, _args, context) => readListSummary(context, getAgentSummary, page),
  },
} satisfies Resolvers;

type Box = { latitudeNw: number; longitudeNw: number; latitudeSe: number; longitudeSe: number };

const boxQuery = (box: Box, perPage: number) => ({
  latitude_nw: box.latitudeNw,
  longitude_nw: box.longitudeNw,
  latitude_se: box.latitudeSe,
  longitude_se: box.longitudeSe,
  per_page: perPage,
});
