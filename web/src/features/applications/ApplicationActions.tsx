import { ModalButton } from '../../kit/modal/ModalButton.tsx';
import { ActButton } from '../../kit/mutation/ActButton.tsx';
import { useAct } from '../../kit/mutation/useAct.ts';
import type { ApplicationListQuery } from './ApplicationListPage.generated.ts';
import { resendEmail } from './applicationMutations.ts';
import classes from './ApplicationActions.module.css';
import { applicantName, isOpen, waitsForReview } from './labels.ts';

type Application = ApplicationListQuery['applications']['items'][number];

/** What can be done about an application, as far as it stands where that makes sense. */
export function ApplicationActions({ application }: { application: Application }) {
  const resend = useAct(resendEmail);
  const name = applicantName(application);
  return (
    <span className={classes.actions}>
      {waitsForReview(application) && (
        <ModalButton
          variant="subtle"
          opens="review-id-check"
          subject={application.id}
          aria-label={`Review the ID check of ${name}`}
        >
          {/* Not a text alone: every row would be a command of the page's palette. */}
          <>Review ID</>
        </ModalButton>
      )}
      {isOpen(application) && (
        <ActButton
          variant="subtle"
          aria-label={`Resend the email to ${name}`}
          onAct={() => resend({ id: application.id })}
        >
          <>Resend email</>
        </ActButton>
      )}
    </span>
  );
}
