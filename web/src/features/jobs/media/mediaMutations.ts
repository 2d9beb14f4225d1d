import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { jobMessages } from '../messages.ts';
import { DeleteReportMediaDocument, UpdateReportMediaDocument } from './JobMedia.generated.ts';

type Edited = { readonly input: { readonly jobId: string } };

/** Each adds an entry to the job's log. After a conflict the user sees the job's new state. */
const rules = {
  evictsFields: ({ input: { jobId } }: Edited) => [
    { of: { __typename: 'Job', id: jobId }, fields: ['history'] } as const,
  ],
  refusedFor: ({ input: { jobId } }: Edited) =>
    ({
      of: { __typename: 'Job', id: jobId },
      fields: ['status', 'reviewer', 'assignment', 'report'],
    }) as const,
};

export const updateMedia = defineMutation(UpdateReportMediaDocument, {
  ...rules,
  success: successMessages.saved,
});
/** The turn is visible without a notice. */
export const turnMedia = defineMutation(UpdateReportMediaDocument, rules);
/** It disappears wherever it was shown, without another request. */
export const deleteMedia = defineMutation(DeleteReportMediaDocument, {
  ...rules,
  success: jobMessages.mediaDeleted,
  removes: ({ input: { mediaId } }) => [{ __typename: 'Media', id: mediaId }],
});
