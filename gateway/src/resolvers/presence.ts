import { NotOfferedError, RestError } from '../errors/rest-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { leavePresence, listPresence, signPresence } from '../rest/calls/presence.ts';

export const presenceResolvers = {
  Query: {
    presence: async (_query, { type, ids }, context) =>
      ids.length === 0 ? [] : (await context.read(listPresence, { query: { type, 'ids[]': ids } })).data,
  },
  Mutation: {
    signPresence: async (_mutation, { input }, context) => {
      try {
        return (await context.change(signPresence, { body: input })).data;
      } catch (error) {
        if (!(error instanceof NotOfferedError)) throw error;
        // A 404 to this path may be about the record as well: the read tells them apart, since it lacks no record.
        await context.read(listPresence, { query: { type: input.type, 'ids[]': [input.id] } });
        throw new RestError(404, 'not_found', 'Not found');
      }
    },
    leavePresence: async (_mutation, { clientId }, context) => {
      await context.change(leavePresence, { path: { client: clientId } });
      return clientId;
    },
  },
} satisfies Resolvers;
