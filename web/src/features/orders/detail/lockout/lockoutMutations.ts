import { oneAttempt } from '../../../../kit/mutation/attempts.ts';
import { defineMutation } from '../../../../kit/mutation/defineMutation.ts';
import type { FieldsOfEntity } from '../../../../kit/mutation/defineMutation.ts';
import { successMessages } from '../../../../messages/successes.ts';
import { orderMessages } from '../../messages.ts';
import {
  AddLockoutShepherdsDocument,
  CreateLockoutDocument,
  DeleteLockoutDocument,
  EditLockoutDocument,
  RemoveLockoutShepherdDocument,
  RemoveLockoutShepherdsDocument,
} from './LockoutMutations.generated.ts';

const lockoutOf = (orderId: string): FieldsOfEntity => ({
  of: { __typename: 'Order', id: orderId },
  fields: ['lockout', 'lockoutId'],
});
const shepherdsOf = (lockoutId: string): FieldsOfEntity => ({
  of: { __typename: 'Lockout', id: lockoutId },
  fields: ['agents', 'agent'],
});

export const createLockout = defineMutation(CreateLockoutDocument, {
  once: oneAttempt,
  success: orderMessages.lockoutCreated,
  evicts: ['lockouts'],
  evictsFields: ({ input }) => (input.orderId ? [lockoutOf(input.orderId)] : []),
  /** If another user has created one meanwhile, it replaces the form. */
  refusedFor: ({ input }) => lockoutOf(input.orderId ?? ''),
});

/** Another duration moves the ends of entries without an end of their own. */
export const editLockout = defineMutation(EditLockoutDocument, {
  success: successMessages.saved,
  evictsFields: ({ input }) => (input.duration === undefined ? [] : [shepherdsOf(input.id)]),
});

/** The mutation names only the lockout, so its order must be passed in. */
export const deleteLockoutOf = (orderId: string) =>
  defineMutation(DeleteLockoutDocument, {
    success: orderMessages.lockoutDeleted,
    evicts: ['lockouts'],
    evictsFields: () => [lockoutOf(orderId)],
  });

export const addShepherds = defineMutation(AddLockoutShepherdsDocument, {
  success: orderMessages.shepherdsLockedOut,
  evictsFields: ({ input }) => [shepherdsOf(input.id)],
});

export const removeShepherd = defineMutation(RemoveLockoutShepherdDocument, {
  success: orderMessages.shepherdsLetIn,
  evictsFields: ({ input }) => [shepherdsOf(input.id)],
});

export const removeShepherds = defineMutation(RemoveLockoutShepherdsDocument, {
  success: orderMessages.shepherdsLetIn,
  evictsFields: ({ input }) => [shepherdsOf(input.id)],
});
