import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { orderMessages } from '../messages.ts';
import {
  ApproveOrderDocument,
  PauseOrderDocument,
  RejectOrderDocument,
  RemoveInterestJobsDocument,
  StartOrderDocument,
} from './actions/OrderActions.generated.ts';
import { orderOf, refusedFor, statusChange } from './actions/statusChange.ts';

export const approveOrder = statusChange(ApproveOrderDocument, orderMessages.approved);
export const rejectOrder = statusChange(RejectOrderDocument, orderMessages.rejected);
export const startOrder = statusChange(StartOrderDocument, orderMessages.started);

/** Pausing is a flag of the order, which lists show but do not count; only its jobs' offers change. */
export const pauseOrder = defineMutation(PauseOrderDocument, {
  success: orderMessages.paused,
  evicts: ['jobs'],
  refusedFor,
});
export const removeInterestJobs = defineMutation(RemoveInterestJobsDocument, {
  success: successMessages.interestJobsRemoved,
  evicts: ['jobs'],
  evictsFields: (variables) => [{ of: orderOf(variables), fields: ['jobs'] }],
  refusedFor,
});
