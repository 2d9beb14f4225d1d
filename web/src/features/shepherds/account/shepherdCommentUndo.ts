import { commentUndo } from '../../../kit/comments/commentUndo.ts';
import type { WrittenComment } from '../../../kit/comments/undoOfComment.ts';
import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import type { UndoStep } from '../../../kit/undo/undoStep.ts';
import { DeleteShepherdCommentDocument } from './ShepherdCommentUndo.generated.ts';

/** The answer contains the comments that are left. */
const deleteShepherdComment = defineMutation(DeleteShepherdCommentDocument);

export const shepherdCommentUndo = (agentId: string, { id, text }: WrittenComment): UndoStep =>
  commentUndo(agentId, text, deleteShepherdComment, { input: { agentId, commentId: id } });
