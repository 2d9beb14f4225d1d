import { Button } from '@mantine/core';
import { memo } from 'react';
import { wizardMessages } from '../../messages/wizards.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';
import classes from './Wizard.module.css';

interface WizardButtonsProps {
  /** The step before; undefined at the first. */
  readonly previous: string | undefined;
  /** What the button that goes on says. */
  readonly act: string;
  readonly busy: boolean;
  readonly onBack: (step: string) => void;
  /** Somebody is about to go on. */
  readonly onAhead: () => void;
}

/** The way to the steps before and after. A key that is typed does not draw it again. */
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
