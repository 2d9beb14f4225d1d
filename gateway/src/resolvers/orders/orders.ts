import type { Resolvers } from '../../generated/resolvers.ts';
import { exportList } from '../../lists/export.ts';
import { readList, readListOf } from '../../lists/list.ts';
import { readListSummary } from '../../lists/summary.ts';
import {
  createOrder,
  exportOrderResults,
  exportOrders,
  getOrderSummary,
  getOrderTasks,
  listOrderCategories,
  listOrderPushes,
  listOrders,
  listOrderWorkflows,
  updateOrder,
  updateOrderWorkflow,
} from '../../rest/calls/orders.ts';
import { valueOf } from '../../schema/field-resolver.ts';
import type { Entity } from '../../schema/parents.ts';
import { withSchedules } from './schedules.ts';

export const orderResolvers = {
  Query: {
    orders: (_query, args, context) => readList(context, listOrders, args, context.loaders.Order),
    order: (_query, { id }, context) => context.loaders.Order.whole(id),
    orderCategories: async (_query, _args, context) => (await context.read(listOrderCategories, {})).data,
  },
  Mutation: {
    createOrder: (_mutation, { input }, context) =>
      context.change(createOrder, { body: withSchedules(input) }),
    updateOrder: (_mutation, { input: { id, ...changes } }, context) =>
      context.change(updateOrder, { path: { id }, body: withSchedules(changes) }),
    updateOrderWorkflow: async (_mutation, { input: { orderId: id, workflowId: wid, ...body } }, context) => {
      await context.change(updateOrderWorkflow, { path: { id, wid }, body });
      return { id };
    },
    exportOrders: (_mutation, { input }, context) => exportList(context, exportOrders, input),
    exportOrderResults: async (_mutation, { input: { id, timezone } }, context) => ({
      file_name: resultsFileName(id, new Date()),
      csv: await context.read(exportOrderResults, { path: { id }, timezone }),
    }),
  },
  OrderPage: {
    summary: (page, _args, context) => readListSummary(context, getOrderSummary, page),
  },
  Order: {
    archived: async (order, _args, { loaders }) => (await valueOf(loaders.Order, order, isArchived)) ?? null,
    // A reference to a wave does not name its campaign; the order does.
    wave: async (order, _args, { loaders }) => {
      const wave = await valueOf(loaders.Order, order, (row) => row.wave);
      if (!wave) return null;
      const campaignId = await valueOf(loaders.Order, order, (row) => row.campaign_id);
      return { ...wave, ...(campaignId !== undefined && { campaign_id: campaignId }) };
    },
    tasks: async ({ id }, _args, context) =>
      (await context.read(getOrderTasks, { path: { id } })).task_groups,
    taskLogic: async ({ id }, _args, context) =>
      (await context.read(getOrderTasks, { path: { id } })).task_logic,
    // The order itself lists only workflows that were switched before; this call lists all.
    workflows: async ({ id }, _args, context) =>
      (await context.read(listOrderWorkflows, { query: { order_id: id } })).data.map((workflow) => ({
        ...workflow,
        order_id: id,
      })),
    pushes: ({ id }, args, context) => readListOf(context, listOrderPushes, { id }, args),
  },
  OrderWorkflow: {
    // REST v1 answers the workflow itself, with the switch beside its name.
    workflow: (workflow) => workflow,
  },
} satisfies Resolvers;

/** A job says that its order is archived, but not since when. */
function isArchived(order: Partial<Entity<'Order'>> & { archived?: boolean }): boolean | undefined {
  const { archived, archived_at: since } = order;
  return archived ?? (since === undefined ? undefined : since !== null);
}

/** `order-12-results-20261120-140500.csv`, the time in UTC. */
const resultsFileName = (id: string, now: Date): string =>
  `order-${id}-results-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.csv`;
