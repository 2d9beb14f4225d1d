import { oneAttempt } from '../../../kit/mutation/attempts.ts';
import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { CreateTrainingDocument, UpdateTrainingDocument } from './Training.generated.ts';

export const createTraining = defineMutation(CreateTrainingDocument, {
  once: oneAttempt,
  success: successMessages.trainingCreated,
  evicts: ['trainings'],
});
export const updateTraining = defineMutation(UpdateTrainingDocument, {
  success: successMessages.trainingUpdated,
});
/** Lists and their counts change with its visibility. */
export const showTraining = defineMutation(UpdateTrainingDocument, {
  success: successMessages.trainingUpdated,
  evicts: ['trainings'],
});
