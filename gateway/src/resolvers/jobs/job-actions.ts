import type { GatewayContext } from '../../context.ts';
import { RestError } from '../../errors/rest-error.ts';
import type { ExpectedJobInput, Resolvers } from '../../generated/resolvers.ts';
import {
  addComment,
  assignReviewer,
  assignToAgent,
  cancelJobs,
  completeJob,
  deleteComment,
  failJob,
  offerOnMarket,
  stopJob,
  unassignJobs,
  unassignReviewer,
  unfulfilJobs,
  updateJob,
  updateJobLocationGroup,
  updateJobRates,
  updateReviewMarks,
} from '../../rest/calls/job-actions.ts';
import type { RestCall } from '../../rest/declaration.ts';
import { asExpected } from './expected.ts';

/** Several jobs in one path. */
const together = (ids: readonly string[]) => ({ ids: ids.join(',') });

type Precondition = { readonly expected?: readonly ExpectedJobInput[] | null };

const actOn = <Body extends object, Answer>(
  context: GatewayContext,
  call: RestCall<{ path: { id: string }; body: Body }, Answer>,
  { id, expected, ...body }: Body & Precondition & { readonly id: string },
): Promise<Answer> =>
  asExpected(context, expected, (seen) =>
    context.change(call, { path: { id }, body: { ...body, ...seen } as unknown as Body }),
  );

const actOnAll = async <Body extends object, Job>(
  context: GatewayContext,
  call: RestCall<{ path: { ids: string }; body: Body }, { data: Job[] }>,
  { ids, expected, ...body }: Body & Precondition & { readonly ids: readonly string[] },
): Promise<Job[]> => {
  const { data } = await asExpected(context, expected, (seen) =>
    context.change(call, { path: together(ids), body: { ...body, ...seen } as unknown as Body }),
  );
  return data;
};

export const jobActionResolvers = {
  Mutation: {
    assignAgent: async (_mutation, { input: { ids, expected, ...given } }, context) => {
      try {
        const { data } = await asExpected(context, expected, (seen) =>
          context.change(assignToAgent, { path: together(ids), body: { ...given, ...seen } }),
        );
        return { __typename: 'JobsAssigned', jobs: data };
      } catch (failure) {
        return conflictOf(failure, ids);
      }
    },
    createMarketOffer: (_mutation, { input }, context) => actOnAll(context, offerOnMarket, input),
    unassignJobs: (_mutation, input, context) => actOnAll(context, unassignJobs, input),
    cancelJobs: (_mutation, { input }, context) => actOnAll(context, cancelJobs, input),
    unfulfilJobs: (_mutation, { input }, context) => actOnAll(context, unfulfilJobs, input),
    stopJob: (_mutation, { input }, context) => actOn(context, stopJob, input),
    failJob: (_mutation, { input }, context) =>
      actOn(context, failJob, {
        ...input,
        // REST v1 marks a retry as partial beside its mode.
        ...(input.mode === 'job_partially_failed' && { partial: true }),
      }),
    completeJob: (_mutation, { input }, context) => actOn(context, completeJob, input),
    assignReviewer: (_mutation, { input }, context) => actOn(context, assignReviewer, input),
    unassignReviewer: (_mutation, input, context) => actOn(context, unassignReviewer, input),
    updateReviewMarks: async (_mutation, { input: { jobId, ...body } }, context) => {
      await context.change(updateReviewMarks, { path: { id: jobId }, body });
      return { id: jobId };
    },
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
    deleteJobComment: async (_mutation, { input: { jobId: id, commentId: comment } }, context) => {
      await context.change(deleteComment, { path: { id, comment } });
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
