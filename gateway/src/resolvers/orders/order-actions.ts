import type { GatewayContext } from '../../context.ts';
import type { CheckedOrderAction, Resolvers } from '../../generated/resolvers.ts';
import { offeredOr } from '../../loaders/offered.ts';
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
} from '../../rest/calls/order-actions.ts';
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
    resumeOrder: (_mutation, { input }, context) => act(context, input, resumeOrder, confirmResume),
    restartOrder: (_mutation, { input }, context) => act(context, input, restartOrder, confirmRestart),
    archiveOrder: (_mutation, { input }, context) => act(context, input, archiveOrder, confirmArchive),
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

type Action = typeof resumeOrder | typeof restartOrder | typeof archiveOrder;
type Confirmation = typeof confirmResume | typeof confirmRestart | typeof confirmArchive;

/** A server that takes no confirmations gets the action alone. */
function act(
  context: GatewayContext,
  { id, confirm }: Readonly<{ id: string; confirm: boolean }>,
  action: Action,
  confirmation: Confirmation,
) {
  const alone = () => context.change(action, { path: { id } });
  return confirm ? offeredOr(() => context.change(confirmation, { path: { id } }), alone) : alone();
}
