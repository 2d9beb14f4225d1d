import type { TypedDocumentNode } from '@apollo/client';
import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import type { FieldsOfEntity, MutationDefinition } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { orderMessages } from '../messages.ts';
import {
  ApproveOrderDocument,
  ArchiveOrderDocument,
  CancelOrderDocument,
  ExtendOrderDocument,
  FinishOrderDocument,
  PauseOrderDocument,
  RejectOrderDocument,
  RemoveInterestJobsDocument,
  RestartOrderDocument,
  ResumeOrderDocument,
  StartOrderDocument,
} from './actions/OrderActions.generated.ts';

type NamesOrder = { readonly id: string } | { readonly input: { readonly id: string } };

const orderOf = (variables: NamesOrder) =>
  ({ __typename: 'Order', id: 'input' in variables ? variables.input.id : variables.id }) as const;

/** An action that is refused was offered for what the order is no longer. */
const refusedFor = (variables: NamesOrder): FieldsOfEntity => ({
  of: orderOf(variables),
  fields: ['status', 'availableActions'],
});

/** Another status moves the order between the tabs of lists; its jobs are made, closed or offered with it. */
const statusChange = <Data, Variables extends NamesOrder>(
  document: TypedDocumentNode<Data, Variables>,
  success: string,
): MutationDefinition<Data, Variables> =>
  defineMutation(document, {
    success,
    evicts: ['orders', 'jobs'],
    evictsFields: (variables) => [{ of: orderOf(variables), fields: ['jobs'] }],
    refusedFor,
  });

export const approveOrder = statusChange(ApproveOrderDocument, orderMessages.approved);
export const rejectOrder = statusChange(RejectOrderDocument, orderMessages.rejected);
export const startOrder = statusChange(StartOrderDocument, orderMessages.started);
export const restartOrder = statusChange(RestartOrderDocument, orderMessages.restarted);
export const finishOrder = statusChange(FinishOrderDocument, orderMessages.finished);
export const cancelOrder = statusChange(CancelOrderDocument, orderMessages.cancelled);
export const archiveOrder = statusChange(ArchiveOrderDocument, orderMessages.archived);

/** Pausing is a mark on the order, which lists show and do not count; only its jobs' offers change. */
export const pauseOrder = defineMutation(PauseOrderDocument, {
  success: orderMessages.paused,
  evicts: ['jobs'],
  refusedFor,
});
export const resumeOrder = defineMutation(ResumeOrderDocument, {
  success: orderMessages.resumed,
  evicts: ['jobs'],
  refusedFor,
});
export const removeInterestJobs = defineMutation(RemoveInterestJobsDocument, {
  success: successMessages.interestJobsRemoved,
  evicts: ['jobs'],
  evictsFields: (variables) => [{ of: orderOf(variables), fields: ['jobs'] }],
  refusedFor,
});
export const extendOrder = defineMutation(ExtendOrderDocument, {
  success: successMessages.orderExtended,
  refusedFor,
});
