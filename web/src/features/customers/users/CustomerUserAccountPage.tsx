import { DetailColumns } from '../../../kit/detail/DetailPage.tsx';
import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { DateText } from '../../../kit/value/DateText.tsx';
import { customerRoleOptions, PersonForm, personValues, roleLabel, roleOption } from '../../users/public.tsx';
import { updateCustomerUser } from '../customerMutations.ts';
import { CustomerUserDetailDocument } from './CustomerUser.generated.ts';
import type { PortalUser } from './CustomerUserFrame.tsx';
import { CustomerUserFrame } from './CustomerUserFrame.tsx';
import { useEdited } from '../../../kit/conflict/useEdited.ts';

export default function CustomerUserAccountPage() {
  const editable = useAllows()('CUSTOMERS_MANAGE');
  return (
    <CustomerUserFrame>
      {(user, customer) => (
        <DetailColumns
          main={
            <Section title="Account">
              {editable ? (
                <EditAccount key={user.id} user={user} customerId={customer.id} />
              ) : (
                <Facts>
                  <Fact label="First name">{user.firstName}</Fact>
                  <Fact label="Last name">{user.lastName}</Fact>
                  <Fact label="Email">{user.email}</Fact>
                </Facts>
              )}
            </Section>
          }
          side={
            <Section title="Access">
              <Facts>
                <Fact label="Role">{roleLabel(user.role)}</Fact>
                <Fact label="Created" reads={['createdAt']}>
                  <DateText value={user.createdAt} show="date-time" />
                </Fact>
              </Facts>
            </Section>
          }
        />
      )}
    </CustomerUserFrame>
  );
}

interface EditAccountProps {
  readonly user: PortalUser;
  readonly customerId: string;
}

function EditAccount({ user, customerId }: EditAccountProps) {
  const update = useAct(updateCustomerUser);
  const { id, role } = user;
  const edits = useEdited(user, {
    query: CustomerUserDetailDocument,
    variables: { customerId, id },
    of: (data) => data.customer?.user,
    values: personValues,
  });
  return (
    <PersonForm
      record={personValues(user)}
      roles={customerRoleOptions}
      heldRole={role ? roleOption(role) : undefined}
      emailNote={
        user.status === 'INVITED' ? 'Another address is sent a new invitation; the old link ends.' : undefined
      }
      edits={edits}
      onSave={({ type: _none, ...changed }, _before, seen) =>
        update({ input: { customerId, id, ...changed, ...seen } })
      }
    />
  );
}
