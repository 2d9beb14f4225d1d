import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import type { MutationRules } from '../../../../kit/mutation/defineMutation.ts';
import { jobMessages } from '../../messages.ts';
import { CompleteJobDocument, FailJobDocument, StopJobDocument } from './JobDecisions.generated.ts';

interface Decided {
  readonly id: string;
  readonly order?: { readonly id: string } | null;
}

/**
 * The answer contains all that the header and the facts show. Lists and counts are refetched, the earned fee is a
 * payment, and the log has a new entry. After a refusal the user sees the job's new state, and its reviewer.
 */
const decision = <Data, Variables extends { readonly input: { readonly id: string } }>(
  decided: (data: Data) => Decided,
  success: (variables: Variables) => string,
  changes: readonly ('history' | 'report' | 'matrixItems')[] = ['history'],
): MutationRules<Data, Variables> => ({
  success,
  evicts: ['jobs', 'qaSummary', 'payments'],
  evictsFields: (_variables, data) => {
    const { id, order } = decided(data);
    return [
      { of: { __typename: 'Job', id }, fields: [...changes] },
      ...(order ? [{ of: { __typename: 'Order', id: order.id }, fields: ['jobs'] } as const] : []),
    ];
  },
  refusedFor: ({ input: { id } }) => ({
    of: { __typename: 'Job', id },
    fields: ['status', 'reviewer', 'assignment'],
  }),
});

/** A job that is free again does not show the answers of its last Shepherd. */
const workChanges = ['history', 'report', 'matrixItems'] as const;

export const stopJob = defineMutation(
  StopJobDocument,
  decision(
    (data) => data.stopJob,
    () => jobMessages.stopped,
    workChanges,
  ),
);

export const failJob = defineMutation(
  FailJobDocument,
  decision(
    (data) => data.failJob,
    ({ input }) => (input.mode === 'JOB_PARTIALLY_FAILED' ? jobMessages.retryAsked : jobMessages.failed),
    workChanges,
  ),
);

export const completeJob = defineMutation(
  CompleteJobDocument,
  decision(
    (data) => data.completeJob.job,
    () => jobMessages.completed,
  ),
);
