import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../../messages/successes.ts';
import {
  UpdateJobDocument,
  UpdateJobLocationGroupDocument,
  UpdateJobRatesDocument,
} from './EditJob.generated.ts';

/**
 * The answer contains every fact of the job, so that lists and pages update without a request. A finished job refuses
 * changes of dates, place and rates; the user then sees its new state.
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
/** A new group is added to those of the order. */
export const updateJobLocationGroup = defineMutation(UpdateJobLocationGroupDocument, rules);
