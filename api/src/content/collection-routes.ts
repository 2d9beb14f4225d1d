import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { allOf } from '../authentication/permissions.ts';
import type { Database } from '../database/database.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import type { Call } from '../http/call.ts';
import { countGroups, readPage, statsOf, summaryQuery } from '../http/lists/lists.ts';
import { IdParams, SummaryStats } from '../http/schemas/schemas.ts';
import { createCollection, editCollection, readCollection, readCollections } from './collections.ts';
import { collectionList, CollectionsQuery, itemList, ItemsQuery } from './lists.ts';
import { Collection, CollectionEdit, CollectionPage, ContentItemPage, NewCollection } from './schemas.ts';
import { contentStatuses } from './statuses.ts';

const readItems = (database: Kysely<Database>, ids: readonly string[]) =>
  database.selectFrom('content_items').where('id', 'in', ids).select(['id', 'name']).execute();

/** The lookup of items, for collections and for news. */
export const itemsCall = (path: string, operationId: string, summary: string): Call =>
  call({
    method: 'GET',
    path,
    operationId,
    tag: 'app-content',
    summary,
    permission: allOf('content.view'),
    query: ItemsQuery,
    answer: ContentItemPage,
    handler: ({ database, query }) => readPage(database, itemList, query, readItems),
  });

const getCollection = call({
  method: 'GET',
  path: 'app-manager/collections/{id}',
  operationId: 'getCollection',
  tag: 'app-content',
  summary: 'One collection',
  permission: allOf('content.view'),
  params: IdParams,
  answer: Collection,
  cache: 'revalidate',
  handler: ({ database, params }) => readCollection(database, params.id),
});

export const collectionRoutes = [
  call({
    method: 'GET',
    path: 'app-manager/collections',
    operationId: 'listCollections',
    tag: 'app-content',
    summary: 'Collections',
    permission: allOf('content.view'),
    query: CollectionsQuery,
    answer: CollectionPage,
    handler: ({ database, query }) => readPage(database, collectionList, query, readCollections),
  }),
  call({
    method: 'GET',
    path: 'app-manager/collections/summary',
    operationId: 'getCollectionSummary',
    tag: 'app-content',
    summary: 'Collections by status',
    permission: allOf('content.view'),
    query: summaryQuery(CollectionsQuery),
    answer: SummaryStats,
    handler: async ({ database, query }) =>
      statsOf(contentStatuses, await countGroups(database, collectionList, query, sql`collections.status`)),
  }),
  itemsCall('app-manager/collections/items', 'listCollectionItems', 'Items that collections can contain'),
  getCollection,
  call({
    method: 'POST',
    path: 'app-manager/collections',
    operationId: 'createCollection',
    tag: 'app-content',
    summary: 'Create a collection',
    permission: allOf('content.manage'),
    body: NewCollection,
    answer: Collection,
    status: 201,
    handler: async ({ database, body, clock }) =>
      readCollection(database, await createCollection(database, body, clock())),
  }),
  action({
    method: 'PUT',
    path: 'app-manager/collections/{id}',
    operationId: 'updateCollection',
    tag: 'app-content',
    summary: 'Change a collection; missing properties stay unchanged',
    permission: allOf('content.manage'),
    params: IdParams,
    body: CollectionEdit,
    answer: Collection,
    edits: getCollection,
    subject: ({ id }) => id,
    does: editCollection,
    shows: ({ database }, id) => readCollection(database, id),
  }),
];
