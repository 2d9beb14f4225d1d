import { allOf } from '../authentication/permissions.ts';
import { call } from '../http/call.ts';
import type { Call } from '../http/call.ts';
import { component, Count, IdParams } from '../http/schemas.ts';
import {
  approveOrder,
  cancelOrder,
  doChecked,
  extendOrder,
  finishOrder,
  pauseOrder,
  rejectOrder,
  removeInterest,
  startOrder,
} from './actions.ts';
import type { ActionContext } from './actions.ts';
import { checkAction } from './checks.ts';
import type { CheckedAction } from './checks.ts';
import { shown } from './draft-routes.ts';
import { Order } from './schemas.ts';
import { OptionalComment, OrderActionCheck, OrderExtension, OrderFinish } from './write-schemas.ts';
import { Type } from 'typebox';

const manage = allOf('orders.manage');

/** An action without input. */
const action = (
  name: string,
  operationId: string,
  summary: string,
  perform: (context: ActionContext, id: string) => Promise<void>,
): Call =>
  call({
    method: 'POST',
    path: `orders/{id}/${name}`,
    operationId,
    tag: 'orders',
    summary,
    permission: manage,
    params: IdParams,
    answer: Order,
    handler: async ({ params, ...context }) => {
      await perform(context, params.id);
      return shown(context, params.id);
    },
  });

/** An action that may warn: by itself, as a dry run, and confirmed. */
const checked = (name: CheckedAction, operation: string, summary: string): Call[] => [
  action(name, `${name}Order`, `${summary}, unless there is a warning`, (context, id) =>
    doChecked(context, id, name, false),
  ),
  call({
    method: 'POST',
    path: `orders/{id}/${name}/validate`,
    operationId: `validateOrder${operation}`,
    tag: 'orders',
    summary: `What would happen: ${summary.toLowerCase()}`,
    description: 'Changes nothing.',
    permission: manage,
    params: IdParams,
    answer: OrderActionCheck,
    handler: ({ database, params, clock }) => checkAction(database, params.id, name, clock()),
  }),
  action(`${name}/confirm`, `confirmOrder${operation}`, `${summary}, in spite of warnings`, (context, id) =>
    doChecked(context, id, name, true),
  ),
];

export const orderActionRoutes = [
  action('approve', 'approveOrder', 'Approve a pending order: its jobs are made', approveOrder),
  action('start', 'startOrder', 'Start an order now, approving it first when it is pending', startOrder),
  action('pause', 'pauseOrder', 'Take the jobs of an order off the market', pauseOrder),
  ...checked('resume', 'Resume', 'Resume a paused order'),
  ...checked('restart', 'Restart', 'Start a finished order again'),
  ...checked('archive', 'Archive', 'Hide an order that is over from the lists'),
  call({
    method: 'POST',
    path: 'orders/{id}/reject',
    operationId: 'rejectOrder',
    tag: 'orders',
    summary: 'Reject a pending order',
    permission: manage,
    params: IdParams,
    body: OptionalComment,
    answer: Order,
    handler: async ({ params, body, ...context }) => {
      await rejectOrder(context, params.id, body.comment);
      return shown(context, params.id);
    },
  }),
  call({
    method: 'POST',
    path: 'orders/{id}/cancel',
    operationId: 'cancelOrder',
    tag: 'orders',
    summary: 'Cancel an order and its open jobs; this cannot be undone',
    description: 'The comment is required.',
    permission: manage,
    params: IdParams,
    body: OptionalComment,
    answer: Order,
    handler: async ({ params, body, ...context }) => {
      await cancelOrder(context, params.id, body.comment);
      return shown(context, params.id);
    },
  }),
  call({
    method: 'POST',
    path: 'orders/{id}/finish',
    operationId: 'finishOrder',
    tag: 'orders',
    summary: 'Finish an order; its open jobs get the chosen status',
    description: 'Status, reason and comment are required when jobs are still open.',
    permission: manage,
    params: IdParams,
    body: OrderFinish,
    answer: Order,
    handler: async ({ params, body, ...context }) => {
      await finishOrder(context, params.id, body);
      return shown(context, params.id);
    },
  }),
  call({
    method: 'POST',
    path: 'orders/{id}/extend',
    operationId: 'extendOrder',
    tag: 'orders',
    summary: 'Move the end of an order to a later date',
    permission: manage,
    params: IdParams,
    body: OrderExtension,
    answer: Order,
    handler: async ({ params, body, ...context }) => {
      await extendOrder(context, params.id, body.end_date);
      return shown(context, params.id);
    },
  }),
  call({
    method: 'DELETE',
    path: 'orders/{id}/remove-interest-jobs',
    operationId: 'removeInterestJobs',
    tag: 'orders',
    summary: 'Delete the jobs that only gather interest and that nobody has taken',
    permission: manage,
    params: IdParams,
    answer: component('RemovedJobs', Type.Object({ removed: Count })),
    handler: async ({ params, ...context }) => ({ removed: await removeInterest(context, params.id) }),
  }),
];
