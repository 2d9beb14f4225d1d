import { oneAttempt } from '../../../kit/mutation/attempts.ts';
import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { CreateLocationsUploadDocument, StartLocationsUploadDocument } from './LocationsUpload.generated.ts';

/** Sending the same file again after a lost answer is the same upload. */
export const createUpload = defineMutation(CreateLocationsUploadDocument, {
  once: oneAttempt,
  evictsFields: ({ input }) => [{ of: { __typename: 'Order', id: input.orderId }, fields: ['uploads'] }],
});

export const startUpload = defineMutation(StartLocationsUploadDocument);
