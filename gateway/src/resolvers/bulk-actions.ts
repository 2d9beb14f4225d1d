import type { Resolvers } from '../generated/resolvers.ts';
import { readList } from '../lists/list.ts';
import { nullWhenMissing } from '../loaders/loaders.ts';
import {
  createBulkAction,
  getBulkAction,
  listBulkActions,
  listBulkFailures,
} from '../rest/calls/bulk-actions.ts';

export const bulkActionResolvers = {
  Query: {
    bulkActions: (_query, args, context) => readList(context, listBulkActions, args),
    bulkAction: (_query, { id }, context) =>
      nullWhenMissing(() => context.read(getBulkAction, { path: { id } })),
  },
  Mutation: {
    createBulkAction: (_mutation, { input: { type, csv } }, context) =>
      context.change(createBulkAction, { query: { type }, body: csv }),
  },
  BulkAction: {
    failed: async ({ id }, _args, context) => (await context.read(listBulkFailures, { path: { id } })).data,
  },
} satisfies Resolvers;
