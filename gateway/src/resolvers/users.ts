import type { Resolvers } from '../generated/resolvers.ts';
import { exportList } from '../lists/export.ts';
import { readList } from '../lists/list.ts';
import { readListSummary } from '../lists/summary.ts';
import { nullWhenMissing } from '../loaders/loaders.ts';
import { offeredOr } from '../loaders/offered.ts';
import {
  exportUsers,
  getUser,
  getUserAnalytics,
  getUserSummary,
  inviteUser,
  listUsers,
  revokeUserInvitation,
  updateUser,
} from '../rest/calls/users.ts';

export const userResolvers = {
  Query: {
    users: (_query, args, context) => readList(context, listUsers, args, context.loaders.User),
    user: (_query, { id }, context) => nullWhenMissing(() => context.read(getUser, { path: { id } })),
  },
  Mutation: {
    inviteUser: (_mutation, { input }, context) => context.change(inviteUser, { body: input }),
    updateUser: (_mutation, { input: { id, ...body } }, context) =>
      context.change(updateUser, { path: { id }, body }),
    disableUser: (_mutation, { id, expectedVersion }, context) =>
      context.change(updateUser, { path: { id }, body: { status: 'disabled' }, expectedVersion }),
    enableUser: (_mutation, { id, expectedVersion }, context) =>
      context.change(updateUser, { path: { id }, body: { status: 'active' }, expectedVersion }),
    revokeUserInvitation: async (_mutation, { id, expectedVersion }, context) => {
      await context.change(revokeUserInvitation, { path: { id }, expectedVersion });
      return id;
    },
    exportUsers: (_mutation, { input }, context) => exportList(context, exportUsers, input),
  },
  UserPage: {
    summary: (page, _args, context) => readListSummary(context, getUserSummary, page),
  },
  User: {
    analytics: ({ id }, args, context) =>
      offeredOr(
        () => context.read(getUserAnalytics, { path: { id }, query: monthsBetween(args) }),
        () => null,
      ),
  },
} satisfies Resolvers;

type Period = { from?: string | null | undefined; to?: string | null | undefined };

/** The period of analytics; without it REST v1 chooses and names one. */
export const monthsBetween = ({ from, to }: Period): { from?: string; to?: string } => ({
  ...(typeof from === 'string' && { from }),
  ...(typeof to === 'string' && { to }),
});
