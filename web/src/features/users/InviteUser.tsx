import { useAct } from '../../kit/mutation/useAct.ts';
import { PersonForm } from './PersonForm.tsx';
import { staffRoleOptions, staffRoleOptionsWithoutOwner } from './roles.ts';
import { inviteUser } from './userMutations.ts';
import { useSignedIn } from './useSignedIn.ts';

export function InviteUser({ onDone }: { onDone: () => void }) {
  const invite = useAct(inviteUser);
  const signedIn = useSignedIn();
  return (
    <PersonForm
      roles={signedIn?.isOwner === true ? staffRoleOptions : staffRoleOptionsWithoutOwner}
      withType
      emailNote="The invitation is sent here and stays valid for seven days."
      act="Send invitation"
      onCreate={(input) => invite({ input })}
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
