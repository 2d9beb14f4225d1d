import { sql } from 'kysely';
import { allOf } from '../authentication/permissions.ts';
import { fileUrls } from '../files/signed-urls.ts';
import { action } from '../http/action.ts';
import { call } from '../http/call.ts';
import type { Services } from '../http/call.ts';
import { countGroups, readPage, statsOf, summaryQuery } from '../http/lists/lists.ts';
import { IdParams, SummaryStats } from '../http/schemas/schemas.ts';
import { createNews, editArticle, onlyRow, readNews } from './articles.ts';
import { itemsCall } from './collection-routes.ts';
import { newsList, NewsQuery } from './lists.ts';
import { NewNewsItem, NewsItem, NewsItemEdit, NewsPage } from './schemas.ts';
import { contentStatuses } from './statuses.ts';

const urlsOf = ({ database, settings, clock }: Pick<Services, 'database' | 'settings' | 'clock'>) =>
  fileUrls(database, settings.apiUrl, clock());

const getNewsItem = call({
  method: 'GET',
  path: 'app-manager/news/{id}',
  operationId: 'getNewsItem',
  tag: 'app-content',
  summary: 'One piece of news',
  permission: allOf('content.view'),
  params: IdParams,
  answer: NewsItem,
  cache: 'revalidate',
  handler: async (services) =>
    onlyRow(await readNews(services.database, [services.params.id], await urlsOf(services))),
});

export const newsRoutes = [
  call({
    method: 'GET',
    path: 'app-manager/news',
    operationId: 'listNews',
    tag: 'app-content',
    summary: 'News',
    permission: allOf('content.view'),
    query: NewsQuery,
    answer: NewsPage,
    handler: async (services) => {
      const urls = await urlsOf(services);
      return readPage(services.database, newsList, services.query, (from, ids) => readNews(from, ids, urls));
    },
  }),
  call({
    method: 'GET',
    path: 'app-manager/news/summary',
    operationId: 'getNewsSummary',
    tag: 'app-content',
    summary: 'News by status',
    permission: allOf('content.view'),
    query: summaryQuery(NewsQuery),
    answer: SummaryStats,
    handler: async ({ database, query }) =>
      statsOf(contentStatuses, await countGroups(database, newsList, query, sql`news.status`)),
  }),
  itemsCall('app-manager/news/items', 'listNewsItems', 'Items that news can refer to'),
  getNewsItem,
  call({
    method: 'POST',
    path: 'app-manager/news',
    operationId: 'createNewsItem',
    tag: 'app-content',
    summary: 'Create a piece of news',
    permission: allOf('content.manage'),
    body: NewNewsItem,
    answer: NewsItem,
    status: 201,
    handler: async (services) => {
      const id = await createNews(services.database, services.body, services.clock());
      return onlyRow(await readNews(services.database, [id], await urlsOf(services)));
    },
  }),
  action({
    method: 'PUT',
    path: 'app-manager/news/{id}',
    operationId: 'updateNewsItem',
    tag: 'app-content',
    summary: 'Change a piece of news; missing properties stay unchanged',
    permission: allOf('content.manage'),
    params: IdParams,
    body: NewsItemEdit,
    answer: NewsItem,
    edits: getNewsItem,
    subject: ({ id }) => id,
    does: (transaction, id, body) => editArticle(transaction, 'news', id, body),
    shows: async (services, id) => onlyRow(await readNews(services.database, [id], await urlsOf(services))),
  }),
];
