import { DetailColumns } from '../../kit/detail/DetailPage.tsx';
import { Fact, Facts, Section } from '../../kit/detail/Section.tsx';
import { ShepherdFrame } from './ShepherdFrame.tsx';

export default function ShepherdAccountPage() {
  return (
    <ShepherdFrame>
      {(shepherd) => (
        <DetailColumns
          main={
            <Section title="Profile">
              <Facts>
                <Fact label="First name">{shepherd.firstName}</Fact>
                <Fact label="Last name">{shepherd.lastName}</Fact>
                <Fact label="Email">{shepherd.email}</Fact>
                <Fact label="Phone">{shepherd.phone}</Fact>
              </Facts>
            </Section>
          }
        />
      )}
    </ShepherdFrame>
  );
}
