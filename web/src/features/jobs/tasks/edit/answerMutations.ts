import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../../messages/successes.ts';
import { ChangeAnswerCommentDocument, CorrectAnswerDocument } from '../JobTasks.generated.ts';

type Edited = { readonly input: { readonly jobId: string; readonly item?: string | null } };

/**
 * The answer contains the job's whole report; shown pages of matrix items are refetched, and each change adds an entry
 * to the job's log. After a conflict the user sees the job's new state.
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
