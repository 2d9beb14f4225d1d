import { memo } from 'react';
import { wizardMessages } from '../../messages/wizards.ts';
import { ModalButton } from '../modal/ModalButton.tsx';
import { startAgainModal } from './startAgain.ts';
import { StepList } from './StepList.tsx';
import type { StepEntry } from './steps.ts';
import classes from './Wizard.module.css';

interface WizardAsideProps {
  /** None where there is one step. */
  readonly entries: readonly StepEntry[];
  /** The draft was there before. */
  readonly continued: boolean;
  readonly startAgain: string;
  /** There is something to be dropped. */
  readonly begun: boolean;
}

/** How far the draft is, that it is kept, and the way to begin anew. A key that is typed does not draw it again. */
export const WizardAside = memo(function WizardAside({
  entries,
  continued,
  startAgain,
  begun,
}: WizardAsideProps) {
  return (
    <aside className={classes.aside}>
      {entries.length > 0 && <StepList entries={entries} />}
      <p className={classes.note}>{continued ? wizardMessages.continued : wizardMessages.kept}</p>
      <ModalButton opens={startAgainModal} disabled={!begun}>
        {startAgain}
      </ModalButton>
    </aside>
  );
});
