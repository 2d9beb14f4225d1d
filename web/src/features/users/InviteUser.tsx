import { useAct } from '../../kit/mutation/useAct.ts';
import { nobody, PersonForm } from './PersonForm.tsx';
import { roleOptions, roleOptionsWithoutOwner } from './roles.ts';
import { inviteUser } from './userMutations.ts';
import { useSignedIn } from './useSignedIn.ts';

export function InviteUser({ onDone }: { onDone: () => void }) {
  const invite = useAct(inviteUser);
  const signedIn = useSignedIn();
  return (
    <PersonForm
      initial={nobody}
      roles={signedIn?.isOwner === true ? roleOptions : roleOptionsWithoutOwner}
      withType
      emailNote="The invitation is sent here and stays valid for seven days."
      act="Send invitation"
      onSubmit={(input) => invite({ input })}
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
