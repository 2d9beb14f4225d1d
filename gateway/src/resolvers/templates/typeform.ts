import type { Resolvers } from '../../generated/resolvers.ts';
import { getTypeform, mergeTypeform } from '../../rest/calls/typeform.ts';

export const typeformResolvers = {
  Query: {
    typeform: (_query, { formId, override }, context) =>
      context.read(getTypeform, { path: { formId }, query: { override } }),
  },
  Mutation: {
    mergeTypeform: (_mutation, { input: { formId, ...body } }, context) =>
      context.change(mergeTypeform, { path: { formId }, body }),
  },
} satisfies Resolvers;
