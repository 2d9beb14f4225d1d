import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { CancelUploadDocument } from './UploadMutations.generated.ts';

/** After a conflict the upload has ended, and is refetched. */
export const cancelUpload = defineMutation(CancelUploadDocument, {
  refusedFor: ({ input }) => ({ of: { __typename: 'Order', id: input.orderId }, fields: ['uploads'] }),
});
