import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { CancelUploadDocument } from './UploadMutations.generated.ts';

/** One that has ended meanwhile is asked for again. */
export const cancelUpload = defineMutation(CancelUploadDocument, {
  refusedFor: ({ input }) => ({ of: { __typename: 'Order', id: input.orderId }, fields: ['uploads'] }),
});
