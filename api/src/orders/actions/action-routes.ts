import { Type } from 'typebox';
import { action } from '../../http/action.ts';
import { call } from '../../http/call.ts';
import type { Call } from '../../http/call.ts';
import { component, Count, IdParams } from '../../http/schemas/schemas.ts';
import {
  approveOrder,
  cancelOrder,
  checkedAction,
  extendOrder,
  finishOrder,
  pauseOrder,
  rejectOrder,
  removeInterest,
  startOrder,
} from './actions.ts';
import { checkAction } from './checks.ts';
import type { CheckedAction } from './checks.ts';
import { orderActed } from '../drafts/draft-routes.ts';
import { submitOrder } from '../drafts/submit.ts';
import {
  OptionalComment,
  OrderActionCheck,
  OrderExtension,
  OrderFinish,
  OrderSubmission,
} from '../drafts/write-schemas.ts';

/** An action with warnings: the action itself, its dry run, and its confirmation. */
const checked = (name: CheckedAction, operation: string, summary: string): Call[] => [
  action({
    ...orderActed,
    path: `orders/{id}/${name}`,
    operationId: `${name}Order`,
    summary: `${summary}, unless there is a warning`,
    does: checkedAction(name, false),
  }),
  call({
    method: 'POST',
    path: `orders/{id}/${name}/validate`,
    operationId: `validateOrder${operation}`,
    tag: 'orders',
    summary: `Dry run: ${summary.toLowerCase()}`,
    description: 'Changes nothing.',
    permission: orderActed.permission,
    params: IdParams,
    answer: OrderActionCheck,
    handler: ({ database, params, clock }) => checkAction(database, params.id, name, clock()),
  }),
  action({
    ...orderActed,
    path: `orders/{id}/${name}/confirm`,
    operationId: `confirmOrder${operation}`,
    summary: `${summary}, ignoring warnings`,
    does: checkedAction(name, true),
  }),
];

const waitsForUploads = 'Answers 409 order.uploads_running while a file of locations is being processed.';

export const orderActionRoutes = [
  action({
    ...orderActed,
    path: 'orders/{id}/submit',
    operationId: 'submitOrder',
    summary: 'Submit a draft: it becomes pending',
    description: `It must start today or later and end in the future; the days of its locations must be within its dates. ${waitsForUploads}`,
    body: OrderSubmission,
    does: submitOrder,
  }),
  action({
    ...orderActed,
    path: 'orders/{id}/approve',
    operationId: 'approveOrder',
    summary: 'Approve a pending order and create its jobs',
    description: waitsForUploads,
    does: approveOrder,
  }),
  action({
    ...orderActed,
    path: 'orders/{id}/start',
    operationId: 'startOrder',
    summary: 'Start an order now; a pending one is approved first',
    description: waitsForUploads,
    does: startOrder,
  }),
  action({
    ...orderActed,
    path: 'orders/{id}/pause',
    operationId: 'pauseOrder',
    summary: 'Take the jobs of an order off the market',
    does: pauseOrder,
  }),
  ...checked('resume', 'Resume', 'Resume a paused order'),
  ...checked('restart', 'Restart', 'Restart a finished order'),
  ...checked('archive', 'Archive', 'Archive an order'),
  action({
    ...orderActed,
    path: 'orders/{id}/reject',
    operationId: 'rejectOrder',
    summary: 'Reject a pending order',
    body: OptionalComment,
    does: rejectOrder,
  }),
  action({
    ...orderActed,
    path: 'orders/{id}/cancel',
    operationId: 'cancelOrder',
    summary: 'Cancel an order and its open jobs; this cannot be undone',
    description: 'The comment is required.',
    body: OptionalComment,
    does: cancelOrder,
  }),
  action({
    ...orderActed,
    path: 'orders/{id}/finish',
    operationId: 'finishOrder',
    summary: 'Finish an order; its open jobs get the chosen status',
    description: 'Status, reason and comment are required when jobs are still open.',
    body: OrderFinish,
    does: finishOrder,
  }),
  action({
    ...orderActed,
    path: 'orders/{id}/extend',
    operationId: 'extendOrder',
    summary: 'Move the end of an order to a later date',
    description:
      'The jobs of a very large order follow in the background: jobs_to_end. 409 order.jobs_ending until then.',
    body: OrderExtension,
    does: extendOrder,
  }),
  action({
    ...orderActed,
    method: 'DELETE',
    path: 'orders/{id}/remove-interest-jobs',
    operationId: 'removeInterestJobs',
    summary: 'Delete the interest jobs without an agent',
    description:
      'The jobs of a very large order follow in the background: jobs_to_end. 409 order.jobs_ending until then.',
    answer: component('RemovedJobs', Type.Object({ removed: Count })),
    does: removeInterest,
    shows: async (_request, _id, removed) => ({ removed }),
  }),
];
