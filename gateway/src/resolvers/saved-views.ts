import type { Resolvers } from '../generated/resolvers.ts';
import {
  createSavedView,
  deleteSavedView,
  listPreferences,
  listSavedViews,
  setPreference,
  updateSavedView,
} from '../rest/calls/saved-views.ts';

export const savedViewResolvers = {
  Query: {
    savedViews: async (_query, { list }, context) =>
      (await context.read(listSavedViews, { query: list == null ? {} : { list } })).data,
    preferences: async (_query, _args, context) => (await context.read(listPreferences, {})).data,
  },
  Mutation: {
    createSavedView: (_mutation, { input }, context) => context.change(createSavedView, { body: input }),
    updateSavedView: (_mutation, { input: { id, ...body } }, context) =>
      context.change(updateSavedView, { path: { id }, body }),
    deleteSavedView: async (_mutation, { id }, context) => {
      await context.change(deleteSavedView, { path: { id } });
      return id;
    },
    setPreference: (_mutation, { input }, context) => context.change(setPreference, { body: input }),
  },
} satisfies Resolvers;
