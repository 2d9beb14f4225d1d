import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { CorrectAnswerDocument } from './JobTasks.generated.ts';

/**
 * The answer holds the job's whole report; pages of matrix items are asked for again where they are shown. Who is told
 * that the job is another one by now sees what it has become.
 */
export const correctAnswer = defineMutation(CorrectAnswerDocument, {
  success: successMessages.saved,
  evictsFields: ({ input: { jobId, item } }) =>
    item === null || item === undefined
      ? []
      : [{ of: { __typename: 'Job', id: jobId }, fields: ['matrixItems'] }],
  refusedFor: ({ input: { jobId } }) => ({
    of: { __typename: 'Job', id: jobId },
    fields: ['status', 'assignment', 'report'],
  }),
});
