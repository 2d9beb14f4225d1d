import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { DateText } from '../../../kit/value/DateText.tsx';
import { ShepherdDetailDocument } from '../Shepherd.generated.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { updateShepherd } from '../shepherdMutations.ts';
import { useMayEdit } from '../useMayEdit.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { profileValues } from './profileValues.ts';
import { useEdited } from '../../../kit/conflict/useEdited.ts';

/** The personal data and address of a Shepherd. */
export function Profile({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  return (
    <Section title="Profile">
      {useMayEdit(shepherd) ? (
        <EditProfile key={shepherd.id} shepherd={shepherd} />
      ) : (
        <ProfileFacts shepherd={shepherd} />
      )}
    </Section>
  );
}

function EditProfile({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  const update = useAct(updateShepherd);
  const edits = useEdited(shepherd, {
    query: ShepherdDetailDocument,
    variables: { id: shepherd.id },
    of: (data) => data.agent,
    values: profileValues,
  });
  return (
    <ProfileForm
      record={profileValues(shepherd)}
      edits={edits}
      onSave={(changed, _before, seen) => update({ input: { id: shepherd.id, ...changed, ...seen } })}
    />
  );
}

const addressFields = ['address1', 'address2', 'city', 'zip', 'state', 'countryCode'];

function ProfileFacts({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  const lines = [
    shepherd.address1,
    shepherd.address2,
    [shepherd.city, shepherd.zip].filter(Boolean).join(' '),
    shepherd.state,
    shepherd.countryCode,
  ];
  return (
    <Facts>
      <Fact label="First name">{shepherd.firstName}</Fact>
      <Fact label="Last name">{shepherd.lastName}</Fact>
      <Fact label="Email">{shepherd.email}</Fact>
      <Fact label="Phone">{shepherd.phone}</Fact>
      <Fact label="Date of birth">
        <DateText value={shepherd.dateOfBirth} />
      </Fact>
      <Fact label="Address" reads={addressFields}>
        {lines.filter(Boolean).join('\n')}
      </Fact>
    </Facts>
  );
}
