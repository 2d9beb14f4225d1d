import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../../messages/successes.ts';
import { orderMessages } from '../../messages.ts';
import {
  ArchiveOrderDocument,
  CancelOrderDocument,
  ExtendOrderDocument,
  FinishOrderDocument,
  RestartOrderDocument,
  ResumeOrderDocument,
} from './DialogActions.generated.ts';
import { refusedFor, statusChange } from './statusChange.ts';

// The mutations of the dialogs, in the same lazy file.
export const restartOrder = statusChange(RestartOrderDocument, orderMessages.restarted);
export const finishOrder = statusChange(FinishOrderDocument, orderMessages.finished);
export const cancelOrder = statusChange(CancelOrderDocument, orderMessages.cancelled);
export const archiveOrder = statusChange(ArchiveOrderDocument, orderMessages.archived);

export const resumeOrder = defineMutation(ResumeOrderDocument, {
  success: orderMessages.resumed,
  evicts: ['jobs'],
  refusedFor,
});
export const extendOrder = defineMutation(ExtendOrderDocument, {
  success: successMessages.orderExtended,
  refusedFor,
});
