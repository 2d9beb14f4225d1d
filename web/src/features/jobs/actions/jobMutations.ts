import { oneAttempt } from '../../../kit/mutation/attempts.ts';
import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import type { MutationRules } from '../../../kit/mutation/defineMutation.ts';
import { commentMessages } from '../../../messages/comments.ts';
import { successMessages } from '../../../messages/successes.ts';
import { jobMessages } from '../messages.ts';
import { AddJobCommentDocument } from '../detail/JobDetail.generated.ts';
import {
  AssignAgentDocument,
  CancelJobsDocument,
  UnassignJobsDocument,
  UnfulfilJobsDocument,
} from './JobActions.generated.ts';
import { CreateMarketOfferDocument } from './OfferJobs.generated.ts';

type ChangedJobs = readonly { readonly id: string; readonly order: { readonly id: string } | null }[];

/**
 * A new status moves jobs between the tabs of every list and the counts of their orders, and adds an entry to their
 * logs. A refusal means that the status of a job on screen is stale.
 */
const statusChange = <Data, Variables>(
  idsOf: (variables: Variables) => readonly string[] | string,
  changedIn: (data: Data) => ChangedJobs,
  success: (count: number) => string,
): MutationRules<Data, Variables> => ({
  success: (variables) => success([idsOf(variables)].flat().length),
  evicts: ['jobs'],
  evictsFields: (_variables, data) => [
    ...changedIn(data).map(({ id }) => ({ of: { __typename: 'Job', id }, fields: ['history'] }) as const),
    ...[...new Set(changedIn(data).flatMap(({ order }) => order?.id ?? []))].map(
      (id) => ({ of: { __typename: 'Order', id }, fields: ['jobs'] }) as const,
    ),
  ],
  refusedFor: (variables) =>
    [idsOf(variables)].flat().map((id) => ({ of: { __typename: 'Job', id }, fields: ['status'] })),
});

export const cancelJobs = defineMutation(
  CancelJobsDocument,
  statusChange(
    ({ input }) => input.ids,
    (data) => data.cancelJobs,
    jobMessages.cancelled,
  ),
);
export const unfulfilJobs = defineMutation(
  UnfulfilJobsDocument,
  statusChange(
    ({ input }) => input.ids,
    (data) => data.unfulfilJobs,
    jobMessages.unfulfilled,
  ),
);
export const unassignJobs = defineMutation(
  UnassignJobsDocument,
  statusChange(
    ({ ids }) => ids,
    (data) => data.unassignJobs,
    jobMessages.unassigned,
  ),
);
/** Warnings are an answer too; nothing was assigned then. */
export const assignAgent = defineMutation(AssignAgentDocument, {
  ...statusChange(
    ({ input }) => input.ids,
    ({ assignAgent: answer }) => ('jobs' in answer ? answer.jobs : []),
    () => successMessages.jobAssigned,
  ),
  done: ({ assignAgent: answer }) => 'jobs' in answer,
});

export const createMarketOffer = defineMutation(
  CreateMarketOfferDocument,
  statusChange(
    ({ input }) => input.ids,
    (data) => data.createMarketOffer,
    () => successMessages.marketOfferCreated,
  ),
);

/** The answer contains all comments of the job, so every view of them updates. */
export const addJobComment = defineMutation(AddJobCommentDocument, {
  once: oneAttempt,
  success: commentMessages.added,
});
