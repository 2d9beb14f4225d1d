import type { Resolvers } from '../generated/resolvers.ts';
import { readList } from '../lists/list.ts';
import { readListSummary } from '../lists/summary.ts';
import { nullWhenMissing } from '../loaders/loaders.ts';
import {
  createCollection,
  createNewsItem,
  createTraining,
  getCollection,
  getCollectionSummary,
  getNewsItem,
  getNewsSummary,
  getTraining,
  getTrainingSummary,
  listCollectionItems,
  listCollections,
  listNews,
  listNewsContentItems,
  listTrainings,
  updateCollection,
  updateNewsItem,
  updateTraining,
} from '../rest/calls/content.ts';

export const contentResolvers = {
  Query: {
    collections: (_query, args, context) => readList(context, listCollections, args),
    collection: (_query, { id }, context) =>
      nullWhenMissing(() => context.read(getCollection, { path: { id } })),
    collectionItems: async (_query, args, context) =>
      (await context.read(listCollectionItems, { query: itemsQuery(args) })).data,
    news: (_query, args, context) => readList(context, listNews, args),
    newsItem: (_query, { id }, context) => nullWhenMissing(() => context.read(getNewsItem, { path: { id } })),
    newsContentItems: async (_query, args, context) =>
      (await context.read(listNewsContentItems, { query: itemsQuery(args) })).data,
    trainings: (_query, args, context) => readList(context, listTrainings, args),
    training: (_query, { id }, context) => nullWhenMissing(() => context.read(getTraining, { path: { id } })),
  },
  Mutation: {
    createCollection: (_mutation, { input }, context) => context.change(createCollection, { body: input }),
    updateCollection: (_mutation, { input: { id, ...body } }, context) =>
      context.change(updateCollection, { path: { id }, body }),
    createNewsItem: (_mutation, { input }, context) => context.change(createNewsItem, { body: input }),
    updateNewsItem: (_mutation, { input: { id, ...body } }, context) =>
      context.change(updateNewsItem, { path: { id }, body }),
    createTraining: (_mutation, { input }, context) => context.change(createTraining, { body: input }),
    updateTraining: (_mutation, { input: { id, ...body } }, context) =>
      context.change(updateTraining, { path: { id }, body }),
  },
  CollectionPage: {
    summary: (page, _args, context) => readListSummary(context, getCollectionSummary, page),
  },
  NewsItemPage: {
    summary: (page, _args, context) => readListSummary(context, getNewsSummary, page),
  },
  TrainingPage: {
    summary: (page, _args, context) => readListSummary(context, getTrainingSummary, page),
  },
} satisfies Resolvers;

type ItemsArguments = { keyword?: string | null | undefined; perPage: number };

const itemsQuery = ({ keyword, perPage }: ItemsArguments) => ({
  per_page: perPage,
  ...(typeof keyword === 'string' && { keyword }),
});
