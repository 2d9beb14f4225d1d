import { IconId, IconMail } from '@tabler/icons-react';
import { ModalButton } from '../../kit/modal/ModalButton.tsx';
import { ActButton } from '../../kit/mutation/ActButton.tsx';
import { useAct } from '../../kit/mutation/useAct.ts';
import type { ApplicationListQuery } from './ApplicationListPage.generated.ts';
import { resendEmail } from './applicationMutations.ts';
import classes from './ApplicationActions.module.css';
import { applicantName, isOpen, waitsForReview } from './labels.ts';
import { identityCheckModal } from './identityCheckModal.ts';

type Application = ApplicationListQuery['applications']['items'][number];

/** The padding of a square button. */
const sides = 6;

/** The actions for an application in its current state. */
export function ApplicationActions({ application }: { application: Application }) {
  const resend = useAct(resendEmail);
  const name = applicantName(application);
  return (
    <span className={classes.actions}>
      {waitsForReview(application) && (
        <ModalButton
          variant="subtle"
          px={sides}
          opens={identityCheckModal}
          subject={application.id}
          aria-label={`Review ID of ${name}`}
        >
          <IconId size={18} title="Review ID" />
        </ModalButton>
      )}
      {isOpen(application) && (
        <ActButton
          variant="subtle"
          px={sides}
          aria-label={`Resend email to ${name}`}
          onAct={() => resend({ id: application.id })}
        >
          <IconMail size={18} title="Resend email" />
        </ActButton>
      )}
    </span>
  );
}
