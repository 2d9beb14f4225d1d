import type { Static } from 'typebox';
import { allOf } from '../../authentication/permissions.ts';
import { localTime } from '../../csv/csv.ts';
import type { Column } from '../../csv/csv.ts';
import { defineExport } from '../../http/lists/exports.ts';
import { orderList, OrdersQuery } from './list.ts';
import { readOrderRows } from '../queries.ts';
import type { OrderRow } from '../schemas.ts';

const columns: readonly Column<Static<typeof OrderRow>>[] = [
  ['Id', (order) => order.id],
  ['Name', (order) => order.title],
  ['Type', (order) => order.type],
  ['Status', (order) => order.status],
  ['Priority', (order) => order.priority],
  ['Customer', (order) => order.customer.name],
  ['Campaign', (order) => order.campaign.name],
  ['Template', (order) => order.template?.name ?? null],
  ['Category', (order) => order.category.name],
  ['Country', (order) => order.country_code],
  ['Jobs', (order) => order.jobs_count],
  ['Shepherd fees', (order) => order.value.amount],
  ['Grand total', (order) => order.grand_total.amount],
  ['Currency', (order) => order.value.currency],
  ['Start', (order, timezone) => localTime(order.start_date, timezone)],
  ['End', (order, timezone) => localTime(order.end_date, timezone)],
  ['Created', (order, timezone) => localTime(order.created_at, timezone)],
];

export const orderExport = defineExport({
  name: 'orders',
  path: 'orders/export',
  operationId: 'exportOrders',
  tag: 'orders',
  permission: allOf('orders.view'),
  query: OrdersQuery,
  list: orderList,
  columns,
  // No column contains an address, so the API's own address does not matter.
  readRows: (database, ids, now) => readOrderRows(database, ids, { apiUrl: '', now }),
});
