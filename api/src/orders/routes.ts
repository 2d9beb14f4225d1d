import { Type } from 'typebox';
import { sql } from 'kysely';
import { allOf } from '../authentication/permissions.ts';
import { call, Reply } from '../http/call.ts';
import { countGroups, readingOrder, readPage, summaryQuery } from '../http/lists/lists.ts';
import { IdParams, rows, SummaryGroups } from '../http/schemas/schemas.ts';
import { csvFile, formatTimestamp } from '../csv/csv.ts';
import { orderExport } from './list/export.ts';
import { orderList, OrdersQuery } from './list/list.ts';
import { readOrder, readOrderRows } from './queries.ts';
import { reportCsv } from './list/report-export.ts';
import { Order, OrderCategory, OrderPage } from './schemas.ts';
import { orderSummaryGroups, storedOrderStatuses } from './transitions.ts';

export const listOrders = call({
  method: 'GET',
  path: 'orders',
  operationId: 'listOrders',
  tag: 'orders',
  summary: 'Orders',
  description:
    'Status pending also finds approving, in_progress finds active and started, completed finds finished, archived finds archived orders only.',
  permission: allOf('orders.view'),
  query: OrdersQuery,
  answer: OrderPage,
  handler: ({ database, query, timezone, clock, settings }) =>
    readPage(database, orderList, { ...query, timezone }, (source, ids) =>
      readOrderRows(source, ids, { apiUrl: settings.apiUrl, now: clock() }),
    ),
});

export const getOrder = call({
  method: 'GET',
  path: 'orders/{id}',
  operationId: 'getOrder',
  tag: 'orders',
  summary: 'One order',
  permission: allOf('orders.view'),
  params: IdParams,
  answer: Order,
  cache: 'revalidate',
  handler: ({ database, params, clock, settings }) =>
    readOrder(database, params.id, { apiUrl: settings.apiUrl, now: clock() }),
});

export const orderRoutes = [
  listOrders,
  getOrder,
  call({
    method: 'GET',
    path: 'orders/summary',
    operationId: 'getOrderSummary',
    tag: 'orders',
    summary: 'Orders by status',
    description:
      'Counts the orders that match the filters, archived ones only on request. The groups add up to the total.',
    permission: allOf('orders.view'),
    query: summaryQuery(OrdersQuery),
    answer: SummaryGroups,
    handler: async ({ database, query, timezone }) => {
      const counts = await countGroups(database, orderList, { ...query, timezone }, sql`orders.status`);
      const groups = orderSummaryGroups.map((group) => {
        const stored = storedOrderStatuses(group);
        return [group, stored.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)] as const;
      });
      return {
        total: groups.reduce((sum, [, count]) => sum + count, 0),
        key: 'status',
        groups: Object.fromEntries(groups),
      };
    },
  }),
  call({
    method: 'GET',
    path: 'orders/categories',
    operationId: 'listOrderCategories',
    tag: 'orders',
    summary: 'Order categories',
    permission: allOf('orders.view'),
    answer: rows('OrderCategories', OrderCategory),
    cache: 'reference',
    handler: async ({ database }) => ({
      data: await database
        .selectFrom('order_categories')
        .select(['id', 'name'])
        .orderBy(readingOrder(sql.ref('name')))
        .execute(),
    }),
  }),
  orderExport.call,
  call({
    method: 'GET',
    path: 'orders/{id}/reports/export',
    operationId: 'exportOrderReports',
    tag: 'orders',
    summary: 'The results of one order as CSV',
    permission: allOf('orders.view'),
    params: IdParams,
    answer: Type.String(),
    answerType: 'text/csv',
    handler: async ({ database, params, clock, timezone }) => {
      const csv = await reportCsv(database, params.id, timezone);
      const name = `order-${params.id}-reports-${formatTimestamp(clock(), timezone)}.csv`;
      return new Reply(200, csvFile(csv), {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      });
    },
  }),
];
