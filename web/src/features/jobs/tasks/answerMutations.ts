import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { ChangeAnswerCommentDocument, CorrectAnswerDocument } from './JobTasks.generated.ts';

type Edited = { readonly input: { readonly jobId: string; readonly item?: string | null } };

/**
 * The answer holds the job's whole report; pages of matrix items are asked for again where they are shown, and each
 * change is one more line of the job's log. Who is told that the job is another one by now sees what it has become.
 */
const rules = {
  success: successMessages.saved,
  evictsFields: ({ input: { jobId, item } }: Edited) => {
    const of = { __typename: 'Job', id: jobId } as const;
    const isInside = item !== null && item !== undefined;
    return [{ of, fields: isInside ? (['history', 'matrixItems'] as const) : (['history'] as const) }];
  },
  refusedFor: ({ input: { jobId } }: Edited) =>
    ({
      of: { __typename: 'Job', id: jobId },
      fields: ['status', 'reviewer', 'assignment', 'report'],
    }) as const,
};

export const correctAnswer = defineMutation(CorrectAnswerDocument, rules);
export const changeAnswerComment = defineMutation(ChangeAnswerCommentDocument, rules);
