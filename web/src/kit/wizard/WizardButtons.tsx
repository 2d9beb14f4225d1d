import { Button } from '@mantine/core';
import { memo } from 'react';
import { wizardMessages } from '../../messages/wizards.ts';
import { SubmitButton } from '../form/submit/SubmitButton.tsx';
import classes from './Wizard.module.css';

interface WizardButtonsProps {
  /** The previous step; undefined at the first. */
  readonly previous: string | undefined;
  /** The label of the next button. */
  readonly act: string;
  readonly busy: boolean;
  readonly onBack: (step: string) => void;
  /** Called on intent to continue, for prefetching. */
  readonly onAhead: () => void;
}

/** The buttons to the previous and next step. Memoised against typing. */
export const WizardButtons = memo(function WizardButtons({
  previous,
  act,
  busy,
  onBack,
  onAhead,
}: WizardButtonsProps) {
  return (
    <div className={classes.buttons} onPointerEnter={onAhead} onFocus={onAhead}>
      {previous !== undefined && (
        <Button variant="default" onClick={() => onBack(previous)}>
          {wizardMessages.back}
        </Button>
      )}
      <SubmitButton busy={busy}>{act}</SubmitButton>
    </div>
  );
});
