import { oneAttempt } from '../../kit/mutation/attempts.ts';
import { defineMutation } from '../../kit/mutation/defineMutation.ts';
import { commentMessages } from '../../messages/comments.ts';
import { successMessages } from '../../messages/successes.ts';
import { AddShepherdCommentDocument, UpdateShepherdDocument } from './account/Account.generated.ts';
import { UpdateShepherdSkillsDocument } from './skills/Skills.generated.ts';

export const updateShepherd = defineMutation(UpdateShepherdDocument, { success: successMessages.saved });

/** A new tag becomes an option for all Shepherds. */
export const updateTags = defineMutation(UpdateShepherdDocument, {
  success: successMessages.saved,
  evicts: ['agentTags'],
});

export const addShepherdComment = defineMutation(AddShepherdCommentDocument, {
  once: oneAttempt,
  success: commentMessages.added,
});

export const updateSkills = defineMutation(UpdateShepherdSkillsDocument, { success: successMessages.saved });
