import type { GatewayContext } from '../../context.ts';
import type { CustomerUserReferenceInput, Resolvers, UserStatus } from '../../generated/resolvers.ts';
import { readListOf } from '../../lists/list.ts';
import { readListSummaryOf } from '../../lists/summary.ts';
import { nullWhenMissing } from '../../loaders/loaders.ts';
import { offeredOr } from '../../loaders/offered.ts';
import {
  getCustomerUser,
  getCustomerUserAnalytics,
  getCustomerUserSummary,
  inviteCustomerUser,
  listCustomerUsers,
  revokeCustomerUserInvitation,
  updateCustomerUser,
} from '../../rest/calls/customer-users.ts';
import { monthsBetween } from '../users.ts';

export const customerUserResolvers = {
  Mutation: {
    inviteCustomerUser: (_mutation, { input: { customerId: id, ...body } }, context) =>
      context.change(inviteCustomerUser, { path: { id }, body }),
    updateCustomerUser: (_mutation, { input: { customerId: id, id: uid, ...body } }, context) =>
      context.change(updateCustomerUser, { path: { id, uid }, body }),
    disableCustomerUser: (_mutation, { input }, context) => setStatus(context, input, 'disabled'),
    enableCustomerUser: (_mutation, { input }, context) => setStatus(context, input, 'active'),
    revokeCustomerUserInvitation: async (
      _mutation,
      { input: { customerId: id, id: uid, expectedVersion } },
      context,
    ) => {
      await context.change(revokeCustomerUserInvitation, { path: { id, uid }, expectedVersion });
      return uid;
    },
  },
  Customer: {
    users: async ({ id }, args, context) => ({
      ...(await readListOf(context, listCustomerUsers, { id }, args)),
      customer_id: id,
    }),
    user: ({ id }, { id: uid }, context) =>
      nullWhenMissing(() => context.read(getCustomerUser, { path: { id, uid } })),
  },
  CustomerUserPage: {
    summary: ({ customer_id: id, ...page }, _args, context) =>
      readListSummaryOf(context, getCustomerUserSummary, { id }, page),
  },
  CustomerUser: {
    analytics: ({ id: uid, customer_id: id }, args, context) =>
      offeredOr(
        () => context.read(getCustomerUserAnalytics, { path: { id, uid }, query: monthsBetween(args) }),
        () => null,
      ),
  },
  CustomerUserMonth: {
    // A REST v1 with one currency has only the sum.
    spending: ({ spending, spend }) => spending ?? [spend],
  },
} satisfies Resolvers;

const setStatus = (
  context: GatewayContext,
  { customerId: id, id: uid, expectedVersion }: CustomerUserReferenceInput,
  status: UserStatus,
) => context.change(updateCustomerUser, { path: { id, uid }, body: { status }, expectedVersion });
