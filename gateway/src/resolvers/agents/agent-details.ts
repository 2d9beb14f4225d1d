import type { GatewayContext } from '../../context.ts';
import { describeFailure } from '../../errors/graphql-errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { among, readList, readListOf } from '../../lists/list.ts';
import { readListSummaryOf } from '../../lists/summary.ts';
import { nullWhenMissing } from '../../loaders/loaders.ts';
import {
  getAgent,
  getAssignmentSummary,
  getSettings,
  listAgentSkills,
  listAssignments,
  listComments,
  listContracts,
  listStrikes,
} from '../../rest/calls/agents.ts';
import { getApplicationOfAgent } from '../../rest/calls/applications.ts';
import type { Entity } from '../../schema/parents.ts';
import { getBalance, listPaymentMethods, listPayments } from '../../rest/calls/payments.ts';
import { referencesIn } from '../jobs/assignments.ts';

type Agent = Entity<'Agent'>;

/** A value that only the agent's own call has, and no row of a list. */
function whole<Name extends keyof Agent>(name: Name) {
  return async (
    agent: Agent,
    _args: unknown,
    context: GatewayContext,
  ): Promise<NonNullable<Agent[Name]> | null> => {
    if (agent[name] !== undefined) return agent[name] ?? null;
    const { id } = agent;
    const read: Agent | null = await nullWhenMissing(() => context.read(getAgent, { path: { id } }));
    return read?.[name] ?? null;
  };
}

/** Each is a call of its own below the agent, which answers 404 when the agent does not exist. */
const partResolvers = {
  contracts: async ({ id }, _args, context) => (await context.read(listContracts, { path: { id } })).data,
  locations: ({ id }, _args, { agentParts }) => agentParts.areas(id),
  position: async ({ id }, _args, { agentParts }) => {
    try {
      return await agentParts.position(id);
    } catch (failure) {
      // A missing check and one that the user may not see are both null.
      if (describeFailure(failure) === null) throw failure;
      return null;
    }
  },
  settings: ({ id }, _args, context) => context.read(getSettings, { path: { id } }),
  strikeHistory: async ({ id }, _args, context) => (await context.read(listStrikes, { path: { id } })).data,
  comments: async ({ id }, _args, context) => (await context.read(listComments, { path: { id } })).data,
  skills: async ({ id }, _args, context) =>
    (await context.read(listAgentSkills, { path: { id } })).data.map((held) => ({ ...held, agent_id: id })),
  paymentMethods: async ({ id }, _args, context) =>
    (await context.read(listPaymentMethods, { path: { id } })).data,
  balance: ({ id }, _args, context) => context.read(getBalance, { path: { id } }),
  application: ({ id }, _args, context) =>
    nullWhenMissing(() => context.read(getApplicationOfAgent, { path: { id } })),
  assignments: async ({ id }, args, context) => {
    const page = await readListOf(context, listAssignments, { id }, args);
    // Only the address says whose assignments they are.
    const items = page.items.map((assignment) => ({
      ...assignment,
      ...referencesIn(assignment),
      agent: { id },
    }));
    return { ...page, items, agent_id: id };
  },
} satisfies Resolvers['Agent'];

/** Fields whose calls need only the agent's id. */
export const agentParts: ReadonlySet<string> = new Set(Object.keys(partResolvers));
/** Needs only the id too, but does not show whether the agent exists. */
export const besideParts: ReadonlySet<string> = new Set(['payments']);

/** Details of an agent beyond the list's row: one call for each part, so that each can fail alone. */
export const agentDetailResolvers = {
  Agent: {
    ...partResolvers,
    billing: whole('billing'),
    dateOfBirth: whole('date_of_birth'),
    recentStrikes: whole('recent_strikes'),
    retireComment: whole('retire_comment'),
    retiredAt: whole('retired_at'),
    openJobs: ({ id }, _args, { agentParts }) => agentParts.openJobs(id),
    payments: ({ id }, args, context) =>
      readList(context, listPayments, {
        ...args,
        filter: { ...args.filter, agentIds: among(args.filter?.agentIds, id) },
      }),
  },
  AssignmentPage: {
    summary: ({ agent_id: id, ...page }, _args, context) =>
      readListSummaryOf(context, getAssignmentSummary, { id }, page),
  },
} satisfies Resolvers;
