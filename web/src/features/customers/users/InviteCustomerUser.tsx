import { useAct } from '../../../kit/mutation/useAct.ts';
import { customerRoleOptions, PersonForm } from '../../users/public.tsx';
import { inviteCustomerUser } from '../customerMutations.ts';

export function InviteCustomerUser({ customerId, onDone }: { customerId: string; onDone: () => void }) {
  const invite = useAct(inviteCustomerUser);
  return (
    <PersonForm
      roles={customerRoleOptions}
      firstRole
      emailNote="The invitation to the customer’s portal is sent here."
      act="Send invitation"
      onCreate={({ type: _none, ...person }) => invite({ input: { customerId, ...person } })}
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
