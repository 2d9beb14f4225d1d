import type { Resolvers } from '../../generated/resolvers.ts';
import { exportList } from '../../lists/export.ts';
import { readList } from '../../lists/list.ts';
import {
  createPayment,
  exportPayments,
  exportWithdrawals,
  listPayments,
  listWithdrawals,
  reviewWithdrawal,
  updateBalance,
} from '../../rest/calls/payments.ts';

export const paymentResolvers = {
  Query: {
    payments: (_query, args, context) => readList(context, listPayments, args),
    withdrawals: (_query, args, context) => readList(context, listWithdrawals, args),
  },
  Mutation: {
    createPayment: (_mutation, { input: { agentId: id, ...body } }, context) =>
      context.change(createPayment, { path: { id }, body }),
    exportPayments: (_mutation, { input }, context) => exportList(context, exportPayments, input),
    reviewWithdrawal: (_mutation, { input: { id, ...body } }, context) =>
      context.change(reviewWithdrawal, { path: { id }, body }),
    exportWithdrawals: (_mutation, { input }, context) => exportList(context, exportWithdrawals, input),
    updateBalance: async (_mutation, { input: { agentId: id, ...body } }, context) => {
      await context.change(updateBalance, { path: { id }, body });
      return { id };
    },
  },
} satisfies Resolvers;
