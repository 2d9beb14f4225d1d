import { commentUndo } from '../../../kit/comments/commentUndo.ts';
import type { WrittenComment } from '../../../kit/comments/undoOfComment.ts';
import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import type { UndoStep } from '../../../kit/undo/undoStep.ts';
import { DeleteJobCommentDocument } from './JobCommentUndo.generated.ts';

/** The answer contains the comments that are left. */
const deleteJobComment = defineMutation(DeleteJobCommentDocument);

export const jobCommentUndo = (jobId: string, { id, text }: WrittenComment): UndoStep =>
  commentUndo(jobId, text, deleteJobComment, { input: { jobId, commentId: id } });
