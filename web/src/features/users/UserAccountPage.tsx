import { DetailColumns } from '../../kit/detail/DetailPage.tsx';
import { Fact, Facts, Section } from '../../kit/detail/Section.tsx';
import { useAct } from '../../kit/mutation/useAct.ts';
import { DateText } from '../../kit/value/DateText.tsx';
import { inWords } from '../../kit/value/words.ts';
import { roleLabel } from './labels.ts';
import { PersonForm, personValues } from './PersonForm.tsx';
import { roleOption, staffRoleOptions, staffRoleOptionsWithoutOwner } from './roles.ts';
import { UserDetailDocument } from './User.generated.ts';
import type { UserAccountFragment } from './User.generated.ts';
import { UserFrame, useMayEdit } from './UserFrame.tsx';
import { updateUser } from './userMutations.ts';
import { useSignedIn } from './useSignedIn.ts';
import { useEdited } from '../../kit/conflict/useEdited.ts';

export default function UserAccountPage() {
  return (
    <UserFrame>
      {(user) => (
        <DetailColumns
          main={
            <Section title="Account">
              <Account key={user.id} user={user} />
            </Section>
          }
          side={
            <Section title="Access">
              <Facts>
                <Fact label="Role">{roleLabel(user.role)}</Fact>
                <Fact label="Type">{user.type && inWords(user.type)}</Fact>
                <Fact label="Created" reads={['createdAt']}>
                  <DateText value={user.createdAt} show="date-time" />
                </Fact>
              </Facts>
            </Section>
          }
        />
      )}
    </UserFrame>
  );
}

function Account({ user }: { user: UserAccountFragment }) {
  return useMayEdit(user) ? <EditAccount user={user} /> : <AccountFacts user={user} />;
}

function EditAccount({ user }: { user: UserAccountFragment }) {
  const update = useAct(updateUser);
  const signedIn = useSignedIn();
  const edits = useEdited(user, {
    query: UserDetailDocument,
    variables: { id: user.id },
    of: (data) => data.user,
    values: personValues,
  });
  return (
    <PersonForm
      record={personValues(user)}
      roles={signedIn?.isOwner === true ? staffRoleOptions : staffRoleOptionsWithoutOwner}
      heldRole={user.role ? roleOption(user.role) : undefined}
      roleFixed={user.id === signedIn?.id ? 'Nobody can change their own role.' : undefined}
      emailNote={
        user.status === 'INVITED' ? 'Another address is sent a new invitation; the old link ends.' : undefined
      }
      withType
      edits={edits}
      onSave={(changed, _before, seen) => update({ input: { id: user.id, ...changed, ...seen } })}
    />
  );
}

function AccountFacts({ user }: { user: UserAccountFragment }) {
  return (
    <Facts>
      <Fact label="First name">{user.firstName}</Fact>
      <Fact label="Last name">{user.lastName}</Fact>
      <Fact label="Email">{user.email}</Fact>
    </Facts>
  );
}
