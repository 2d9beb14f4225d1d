import { oneAttempt } from '../../../kit/mutation/attempts.ts';
import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { CreateCollectionDocument, UpdateCollectionDocument } from './Collection.generated.ts';

export const createCollection = defineMutation(CreateCollectionDocument, {
  once: oneAttempt,
  success: successMessages.collectionCreated,
  evicts: ['collections'],
});
export const updateCollection = defineMutation(UpdateCollectionDocument, {
  success: successMessages.collectionUpdated,
});
/** Lists and their counts change with its visibility. */
export const showCollection = defineMutation(UpdateCollectionDocument, {
  success: successMessages.collectionUpdated,
  evicts: ['collections'],
});
