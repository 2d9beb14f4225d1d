import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../messages/successes.ts';
import { jobMessages } from '../messages.ts';
import { DeleteReportMediaDocument, UpdateReportMediaDocument } from './JobMedia.generated.ts';

type Edited = { readonly input: { readonly jobId: string } };

/** Each is one more line of the job's log. Who is told that the job is another one by now sees what it has become. */
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
/** What it became is seen. */
export const turnMedia = defineMutation(UpdateReportMediaDocument, rules);
/** Wherever it was shown it is gone, with no other request. */
export const deleteMedia = defineMutation(DeleteReportMediaDocument, {
  ...rules,
  success: jobMessages.mediaDeleted,
  removes: ({ input: { mediaId } }) => [{ __typename: 'Media', id: mediaId }],
});
