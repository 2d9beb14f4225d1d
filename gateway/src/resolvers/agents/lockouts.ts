import type { Resolvers } from '../../generated/resolvers.ts';
import { readList, readListOf } from '../../lists/list.ts';
import { nullWhenMissing } from '../../loaders/loaders.ts';
import { valueOf } from '../../schema/field-resolver.ts';
import {
  addLockoutAgents,
  createLockout,
  deleteLockout,
  getLockoutAgent,
  listLockoutAgents,
  listLockouts,
  removeLockoutAgent,
  removeLockoutAgents,
  updateLockout,
  updateLockoutAgent,
} from '../../rest/calls/lockouts.ts';

export const lockoutResolvers = {
  Query: {
    lockouts: (_query, args, context) => readList(context, listLockouts, args, context.loaders.Lockout),
    lockout: (_query, { id }, context) => context.loaders.Lockout.whole(id),
  },
  Mutation: {
    createLockout: (_mutation, { input }, context) => context.change(createLockout, { body: input }),
    updateLockout: (_mutation, { input: { id, ...body } }, context) =>
      context.change(updateLockout, { path: { id }, body }),
    deleteLockout: async (_mutation, { id, expectedVersion }, context) => {
      await context.change(deleteLockout, { path: { id }, expectedVersion });
      return id;
    },
    addLockoutAgents: async (_mutation, { input: { id, agentIds } }, context) => {
      await context.change(addLockoutAgents, { path: { id }, body: { agentIds } });
      return { id };
    },
    removeLockoutAgents: async (_mutation, { input: { id, agentIds, expectedVersion } }, context) => {
      const query = agentIds ? { 'agent_ids[]': agentIds } : {};
      await context.change(removeLockoutAgents, { path: { id }, query, expectedVersion });
      return { id };
    },
    updateLockoutAgent: (_mutation, { input: { id, agentId, ...body } }, context) =>
      context.change(updateLockoutAgent, { path: { id, agentId }, body }),
    removeLockoutAgent: async (_mutation, { input: { id, agentId, expectedVersion } }, context) => {
      await context.change(removeLockoutAgent, { path: { id, agentId }, expectedVersion });
      return { id };
    },
  },
  Lockout: {
    order: async (lockout, _args, context) => {
      const order = await valueOf(context.loaders.Lockout, lockout, (row) => row.order);
      // REST v1 names every label `name`, also that of an order, which has a title.
      return order ? { id: order.id, title: order.name } : null;
    },
    agents: ({ id }, args, context) => readListOf(context, listLockoutAgents, { id }, args),
    agent: ({ id }, { agentId }, context) =>
      nullWhenMissing(() => context.read(getLockoutAgent, { path: { id, agentId } })),
  },
} satisfies Resolvers;
