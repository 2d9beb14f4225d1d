import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../../messages/successes.ts';
import {
  UpdateJobDocument,
  UpdateJobLocationGroupDocument,
  UpdateJobRatesDocument,
} from './EditJob.generated.ts';

/**
 * The answer holds every fact of the job, so that lists and pages follow without a request. One that is over keeps its
 * dates, place and rates: who is told so sees what it has become.
 */
const rules = {
  success: successMessages.saved,
  refusedFor: ({ input: { id } }: { readonly input: { readonly id: string } }) => ({
    of: { __typename: 'Job' as const, id },
    fields: ['status' as const],
  }),
};

export const updateJob = defineMutation(UpdateJobDocument, rules);
export const updateJobRates = defineMutation(UpdateJobRatesDocument, rules);
/** A new group is one more of the order's. */
export const updateJobLocationGroup = defineMutation(UpdateJobLocationGroupDocument, rules);
