import {
  listLockoutAgents,
  listLockouts,
  getLockout,
  getLockoutAgent,
} from '../../../rest/calls/lockouts.ts';
import {
  getLocationsUpload,
  listFailedUploadRows,
  listLocationGroups,
  listLocationsUploads,
  listOrderLocations,
} from '../../../rest/calls/order-locations.ts';
import {
  exportOrderResults,
  getOrder,
  getOrderSummary,
  getOrderTasks,
  listOrderCategories,
  listOrderPushes,
  listOrders,
  listOrderWorkflows,
} from '../../../rest/calls/orders.ts';
import { alone, each, firstPage, pageSize, propertyOf, together } from '../question.ts';
import type { Question } from '../question.ts';

const uploads: readonly Question[] = [
  each(getLocationsUpload, 'an upload of locations', {
    parameter: 'uploadId',
    most: 1,
  }),
  each(listFailedUploadRows, 'the rejected rows of an upload', { parameter: 'uploadId', most: 1 }),
];

const ofOneOrder: readonly Question[] = [
  each(getOrder, 'the page of an order'),
  each(getOrderTasks, 'the tasks of an order'),
  each(listOrderLocations, 'the locations of an order', { query: { page: 1, per_page: 25 } }),
  each(listLocationGroups, 'the location groups of an order'),
  each(listOrderWorkflows, 'the workflows of an order', { parameter: 'order_id' }),
  each(listOrderPushes, 'the push history of an order', {
    query: { page: 1, per_page: 5, sort: '-created_at' },
  }),
  each(listLocationsUploads, 'the uploads of an order', { most: pageSize, below: uploads }),
  each(exportOrderResults, 'the analytics of an order', { most: 1 }),
];

export const orderQuestions: readonly Question[] = [
  firstPage(listOrders, 'the list of orders', '-created_at', {
    below: [...ofOneOrder, together(listOrders, 'orders that other records name')],
  }),
  // New orders have neither jobs nor pushes.
  firstPage(listOrders, 'the list of orders', '-created_at', {
    query: { 'status[]': ['in_progress'] },
    below: ofOneOrder,
  }),
  alone(getOrderSummary, 'the counts on the tabs of orders'),
  alone(listOrderCategories, 'the categories to choose for an order'),
  firstPage(listLockouts, 'the lockouts of orders', null, {
    below: [
      each(getLockout, 'a lockout'),
      each(listLockoutAgents, 'the Shepherds of a lockout', {
        query: { page: 1, per_page: 25 },
        below: [
          each(getLockoutAgent, 'a Shepherd of a lockout', {
            parameter: 'agentId',
            most: 1,
            idOf: (row) => propertyOf(row, 'agent_id'),
          }),
        ],
      }),
      together(listLockouts, 'lockouts that orders name'),
    ],
  }),
];
