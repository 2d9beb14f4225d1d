import { memo } from 'react';
import { wizardMessages } from '../../messages/wizards.ts';
import { ModalButton } from '../modal/ModalButton.tsx';
import { startAgainModal } from './startAgain.ts';
import { StepList } from './StepList.tsx';
import type { StepEntry } from './steps.ts';
import classes from './Wizard.module.css';

interface WizardAsideProps {
  /** Empty for a single step. */
  readonly entries: readonly StepEntry[];
  /** The draft was restored. */
  readonly continued: boolean;
  readonly startAgain: string;
  /** There is a draft to discard. */
  readonly begun: boolean;
}

/** The progress of the draft, that it is saved, and the button to start again. Memoised against typing. */
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
