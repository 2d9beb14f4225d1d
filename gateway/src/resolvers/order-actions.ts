import type { CheckedOrderAction, Resolvers } from '../generated/resolvers.ts';
import {
  approveOrder,
  archiveOrder,
  cancelOrder,
  confirmArchive,
  confirmRestart,
  confirmResume,
  extendOrder,
  finishOrder,
  pauseOrder,
  rejectOrder,
  removeInterestJobs,
  restartOrder,
  resumeOrder,
  startOrder,
  submitOrder,
  validateArchive,
  validateRestart,
  validateResume,
} from '../rest/calls/order-actions.ts';
import { withSchedules } from './schedules.ts';

const validations = {
  archive: validateArchive,
  restart: validateRestart,
  resume: validateResume,
} as const satisfies Record<CheckedOrderAction, unknown>;

export const orderActionResolvers = {
  Query: {
    orderActionCheck: (_query, { id, action }, context) =>
      context.change(validations[action], { path: { id } }),
  },
  Mutation: {
    submitOrder: (_mutation, { input: { id, ...facts } }, context) =>
      context.change(submitOrder, { path: { id }, body: withSchedules(facts) }),
    approveOrder: (_mutation, { id }, context) => context.change(approveOrder, { path: { id } }),
    rejectOrder: (_mutation, { input: { id, comment } }, context) =>
      context.change(rejectOrder, { path: { id }, body: { comment } }),
    cancelOrder: (_mutation, { input: { id, comment } }, context) =>
      context.change(cancelOrder, { path: { id }, body: { comment } }),
    startOrder: (_mutation, { id }, context) => context.change(startOrder, { path: { id } }),
    pauseOrder: (_mutation, { id }, context) => context.change(pauseOrder, { path: { id } }),
    resumeOrder: (_mutation, { input: { id, confirm } }, context) =>
      context.change(confirm ? confirmResume : resumeOrder, { path: { id } }),
    restartOrder: (_mutation, { input: { id, confirm } }, context) =>
      context.change(confirm ? confirmRestart : restartOrder, { path: { id } }),
    archiveOrder: (_mutation, { input: { id, confirm } }, context) =>
      context.change(confirm ? confirmArchive : archiveOrder, { path: { id } }),
    finishOrder: (_mutation, { input: { id, ...remaining } }, context) =>
      context.change(finishOrder, { path: { id }, body: remaining }),
    extendOrder: (_mutation, { input: { id, endDate } }, context) =>
      context.change(extendOrder, { path: { id }, body: { endDate } }),
    removeInterestJobs: async (_mutation, { id }, context) => {
      await context.change(removeInterestJobs, { path: { id } });
      return { id };
    },
  },
} satisfies Resolvers;
