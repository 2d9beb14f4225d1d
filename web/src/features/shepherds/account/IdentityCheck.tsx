import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { DateText } from '../../../kit/value/DateText.tsx';
import { inWords } from '../../../kit/value/words.ts';
import { checkText, ReviewIdentityCheck } from '../../applications/public.tsx';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { useMayEditWork } from '../useMayEdit.ts';
import { useShepherdApplicationQuery } from './Account.generated.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const reviewModal = defineModal('identity-check');

/** The status of the ID check, and the decision of staff about it. */
export function IdentityCheck({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  const { id, identityCheck: check } = shepherd;
  const mayEdit = useMayEditWork(shepherd);
  // The decision belongs to the application; both sections share the query.
  const { data } = useShepherdApplicationQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const application = data?.agent?.application;
  return (
    <>
      <Section
        title="ID check"
        actions={mayEdit && application && <ModalButton opens={reviewModal}>Update ID check</ModalButton>}
      >
        <Facts>
          <Fact label="Result">{check?.result && checkText(check)}</Fact>
          <Fact label="Onboarding">{check?.onboardingState && inWords(check.onboardingState)}</Fact>
          <Fact label="Comment">{check?.comment}</Fact>
          <Fact label="Updated">
            <DateText value={check?.updatedAt} show="date-time" />
          </Fact>
        </Facts>
      </Section>
      {mayEdit && application && (
        <AddressModal name={reviewModal} title="Update ID check" shows={ReviewIdentityCheck} height={320}>
          {({ close }) => <ReviewIdentityCheck applicationId={application.id} onDone={close} />}
        </AddressModal>
      )}
    </>
  );
}
