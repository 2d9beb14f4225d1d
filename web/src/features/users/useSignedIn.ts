import { ownerRole } from './roles.ts';
import { useSignedInUserQuery } from './signedInUser.generated.ts';

/**
 * The signed-in user, as far as it affects permissions on other users. Sends no request once the session has loaded the
 * profile.
 */
export function useSignedIn(): { readonly id: string; readonly isOwner: boolean } | null {
  const me = useSignedInUserQuery().data?.me;
  // Null where the role could not be read.
  return me ? { id: me.id, isOwner: me.role?.name === ownerRole } : null;
}
