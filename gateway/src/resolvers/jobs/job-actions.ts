import { RestError } from '../../errors/rest-error.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import {
  addComment,
  assignReviewer,
  assignToAgent,
  cancelJobs,
  completeJob,
  failJob,
  offerOnMarket,
  stopJob,
  unassignJobs,
  unassignReviewer,
  unfulfilJobs,
  updateJob,
  updateJobLocationGroup,
  updateJobRates,
} from '../../rest/calls/job-actions.ts';

/** Several jobs in one path. */
const together = (ids: readonly string[]) => ({ ids: ids.join(',') });

export const jobActionResolvers = {
  Mutation: {
    assignAgent: async (_mutation, { input: { ids, ...body } }, context) => {
      try {
        const { data } = await context.change(assignToAgent, { path: together(ids), body });
        return { __typename: 'JobsAssigned', jobs: data };
      } catch (failure) {
        return conflictOf(failure, ids);
      }
    },
    createMarketOffer: async (_mutation, { input: { ids, ...body } }, context) =>
      (await context.change(offerOnMarket, { path: together(ids), body })).data,
    unassignJobs: async (_mutation, { ids, ...body }, context) =>
      (await context.change(unassignJobs, { path: together(ids), body })).data,
    cancelJobs: async (_mutation, { input: { ids, ...body } }, context) =>
      (await context.change(cancelJobs, { path: together(ids), body })).data,
    unfulfilJobs: async (_mutation, { input: { ids, ...body } }, context) =>
      (await context.change(unfulfilJobs, { path: together(ids), body })).data,
    stopJob: (_mutation, { input: { id, ...body } }, context) =>
      context.change(stopJob, { path: { id }, body }),
    failJob: (_mutation, { input: { id, ...body } }, context) =>
      context.change(failJob, {
        path: { id },
        // REST v1 marks a retry as partial beside its mode.
        body: { ...body, ...(body.mode === 'job_partially_failed' && { partial: true }) },
      }),
    completeJob: (_mutation, { input: { id, ...body } }, context) =>
      context.change(completeJob, { path: { id }, body }),
    assignReviewer: (_mutation, { input: { id, ...body } }, context) =>
      context.change(assignReviewer, { path: { id }, body }),
    unassignReviewer: (_mutation, { id }, context) => context.change(unassignReviewer, { path: { id } }),
    updateJob: (_mutation, { input: { id, ...body } }, context) =>
      context.change(updateJob, { path: { id }, body }),
    updateJobLocationGroup: (_mutation, { input: { id, ...body } }, context) =>
      context.change(updateJobLocationGroup, { path: { id }, body }),
    updateJobRates: (_mutation, { input: { id, ...body } }, context) =>
      context.change(updateJobRates, { path: { id }, body }),
    addJobComment: async (_mutation, { input: { jobId: id, text } }, context) => {
      await context.change(addComment, { path: { id }, body: { text } });
      return { id };
    },
  },
} satisfies Resolvers;

/** Warnings that can be ignored are an answer; every other failure stays an error. */
function conflictOf(failure: unknown, ids: readonly string[]) {
  if (!(failure instanceof RestError) || failure.code !== 'job.direct_assignment_conflict') throw failure;
  const warnings = (failure.warnings ?? []).flatMap((item) =>
    (item.job_id === null ? ids : [item.job_id]).map((id) => ({ job_id: id, warnings: item.warnings })),
  );
  return { __typename: 'AssignmentConflict', message: failure.message, warnings };
}
