import { ownerRole } from './roles.ts';
import { useSignedInUserQuery } from './signedInUser.generated.ts';

/** Who is signed in, as far as it decides about other users. Asks nothing once the session has loaded the profile. */
export function useSignedIn(): { readonly id: string; readonly isOwner: boolean } | null {
  const me = useSignedInUserQuery().data?.me;
  return me ? { id: me.id, isOwner: me.role.name === ownerRole } : null;
}
