import type { Resolvers } from '../../generated/resolvers.ts';
import { exportList } from '../../lists/export.ts';
import { readList } from '../../lists/list.ts';
import { readListSummary } from '../../lists/summary.ts';
import {
  exportApplications,
  getApplicationSummary,
  listApplications,
  resendApplicationEmail,
  reviewIdentityCheck,
} from '../../rest/calls/applications.ts';

export const applicationResolvers = {
  Query: {
    applications: (_query, args, context) => readList(context, listApplications, args),
  },
  Mutation: {
    reviewIdentityCheck: (_mutation, { input: { id, ...body } }, context) =>
      context.change(reviewIdentityCheck, { path: { id }, body }),
    resendApplicationEmail: async (_mutation, { id }, context) => {
      await context.change(resendApplicationEmail, { path: { id } });
      return true;
    },
    exportApplications: (_mutation, { input }, context) => exportList(context, exportApplications, input),
  },
  ApplicationPage: {
    summary: (page, _args, context) => readListSummary(context, getApplicationSummary, page),
  },
} satisfies Resolvers;
