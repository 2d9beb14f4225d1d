import type { Resolvers } from '../generated/resolvers.ts';
import { readList } from '../lists/list.ts';
import { readListSummary } from '../lists/summary.ts';
import { nullWhenMissing } from '../loaders/loaders.ts';
import {
  getBackgroundWork,
  getBackgroundWorkSummary,
  listBackgroundWork,
  retryBackgroundWork,
  retryFailedBackgroundWork,
} from '../rest/calls/background-work.ts';

export const backgroundWorkResolvers = {
  Query: {
    backgroundWorks: (_query, args, context) => readList(context, listBackgroundWork, args),
    backgroundWork: (_query, { id }, context) =>
      nullWhenMissing(() => context.read(getBackgroundWork, { path: { id } })),
  },
  Mutation: {
    retryBackgroundWork: (_mutation, { id }, context) =>
      context.change(retryBackgroundWork, { path: { id } }),
    retryFailedBackgroundWork: (_mutation, { input }, context) =>
      context.change(retryFailedBackgroundWork, { body: input }),
  },
  BackgroundWorkPage: {
    summary: (page, _args, context) => readListSummary(context, getBackgroundWorkSummary, page),
  },
} satisfies Resolvers;
