import type { GatewayContext } from '../../context.ts';
import { RestError } from '../../errors/rest-error.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { exportList } from '../../lists/export.ts';
import { among, readList } from '../../lists/list.ts';
import { readListSummary, readSummary } from '../../lists/summary.ts';
import { nullWhenMissing } from '../../loaders/loaders.ts';
import {
  createCustomer,
  exportCustomers,
  getCustomer,
  getCustomerSummary,
  listCustomers,
  listIndustries,
  updateCustomer,
} from '../../rest/calls/customers.ts';
import { getOrderSummary, listOrders } from '../../rest/calls/orders.ts';

export const customerResolvers = {
  Query: {
    customers: (_query, args, context) => readList(context, listCustomers, args, context.loaders.Customer),
    customer: (_query, { id }, context) => readCustomer(context, id),
    industries: async (_query, _args, context) => (await context.read(listIndustries, {})).data,
  },
  Mutation: {
    createCustomer: (_mutation, { input }, context) => context.change(createCustomer, { body: input }),
    updateCustomer: (_mutation, { input: { id, ...body } }, context) =>
      context.change(updateCustomer, { path: { id }, body }),
    exportCustomers: (_mutation, { input }, context) => exportList(context, exportCustomers, input),
  },
  CustomerPage: {
    summary: (page, _args, context) => readListSummary(context, getCustomerSummary, page),
  },
  Customer: {
    orders: ({ id }, args, context) =>
      readList(
        context,
        listOrders,
        { ...args, filter: { ...args.filter, customerIds: among(args.filter?.customerIds, id) } },
        context.loaders.Order,
      ),
    orderSummary: async ({ id }, _args, context) =>
      readSummary(await context.read(getOrderSummary, { query: { 'customer_id[]': [id] } })),
  },
} satisfies Resolvers;

/** Users who only see jobs may not open a customer, but they may see its name, which is in the list. */
async function readCustomer(context: GatewayContext, id: string) {
  try {
    return await nullWhenMissing(() => context.read(getCustomer, { path: { id } }));
  } catch (error) {
    if (error instanceof RestError && error.status === 403) return context.loaders.Customer.row(id);
    throw error;
  }
}
