import { oneAttempt } from '../../kit/mutation/attempts.ts';
import { defineMutation } from '../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../messages/successes.ts';
import { userMessages } from './messages.ts';
import {
  DisableUserDocument,
  EnableUserDocument,
  InviteUserDocument,
  RevokeUserInvitationDocument,
  UpdateUserDocument,
} from './UserMutations.generated.ts';

export const inviteUser = defineMutation(InviteUserDocument, {
  once: oneAttempt,
  success: successMessages.invitationSent,
  evicts: ['users'],
});
export const updateUser = defineMutation(UpdateUserDocument, { success: successMessages.saved });
export const disableUser = defineMutation(DisableUserDocument, {
  success: userMessages.disabled,
  evicts: ['users'],
});
export const enableUser = defineMutation(EnableUserDocument, {
  success: userMessages.enabled,
  evicts: ['users'],
});
/** The user stays in the cache until their page is left: the page would refetch a deleted user. */
export const revokeInvitation = defineMutation(RevokeUserInvitationDocument, {
  success: userMessages.invitationRevoked,
  evicts: ['users'],
});
