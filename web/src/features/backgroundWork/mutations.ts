import { defineMutation } from '../../kit/mutation/defineMutation.ts';
import {
  RetryBackgroundWorkDocument,
  RetryFailedBackgroundWorkDocument,
} from './BackgroundWork.generated.ts';
import { backgroundWorkMessages } from './messages.ts';

export const retryWork = defineMutation(RetryBackgroundWorkDocument, {
  success: backgroundWorkMessages.retried,
  evicts: ['backgroundWorks'],
  refusedFor: ({ id }) => ({ of: { __typename: 'BackgroundWork', id }, fields: ['status', 'retryable'] }),
});

export const retryFailedWork = defineMutation(RetryFailedBackgroundWorkDocument, {
  success: backgroundWorkMessages.allRetried,
  evicts: ['backgroundWorks'],
});
