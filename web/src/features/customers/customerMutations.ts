import { oneAttempt } from '../../kit/mutation/attempts.ts';
import { defineMutation } from '../../kit/mutation/defineMutation.ts';
import type { FieldsOfEntity } from '../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../messages/successes.ts';
import { userMessages } from '../users/public.tsx';
import { CreateCustomerDocument, UpdateCustomerDocument } from './CustomerMutations.generated.ts';
import {
  DisableCustomerUserDocument,
  EnableCustomerUserDocument,
  InviteCustomerUserDocument,
  RevokeCustomerUserInvitationDocument,
  UpdateCustomerUserDocument,
} from './users/CustomerUserMutations.generated.ts';

export const createCustomer = defineMutation(CreateCustomerDocument, {
  once: oneAttempt,
  success: successMessages.customerCreated,
  evicts: ['customers'],
});
export const updateCustomer = defineMutation(UpdateCustomerDocument, { success: successMessages.saved });
/** A new status moves the customer between the tabs of the list. */
export const changeCustomerStatus = defineMutation(UpdateCustomerDocument, {
  success: successMessages.saved,
  evicts: ['customers'],
});

/** A new user or status changes the list of the customer's users and its counts. */
const userList = {
  evictsFields: ({
    input,
  }: {
    readonly input: { readonly customerId: string };
  }): readonly FieldsOfEntity[] => [
    { of: { __typename: 'Customer', id: input.customerId }, fields: ['users'] },
  ],
} as const;

export const inviteCustomerUser = defineMutation(InviteCustomerUserDocument, {
  once: oneAttempt,
  success: successMessages.invitationSent,
  ...userList,
});
export const updateCustomerUser = defineMutation(UpdateCustomerUserDocument, {
  success: successMessages.saved,
});
export const disableCustomerUser = defineMutation(DisableCustomerUserDocument, {
  success: userMessages.disabled,
  ...userList,
});
export const enableCustomerUser = defineMutation(EnableCustomerUserDocument, {
  success: userMessages.enabled,
  ...userList,
});
/** The user stays in the cache until their page is left: the page would refetch a deleted user. */
export const revokePortalInvitation = defineMutation(RevokeCustomerUserInvitationDocument, {
  success: userMessages.invitationRevoked,
  ...userList,
});
