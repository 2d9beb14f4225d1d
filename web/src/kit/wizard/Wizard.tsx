import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { wizardMessages } from '../../messages/wizards.ts';
import { ListChanges } from '../fieldArray/changes.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { submitByKeys } from '../form/submitByKeys.ts';
import { ConfirmModal } from '../modal/ConfirmModal.tsx';
import { ModalButton } from '../modal/ModalButton.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import type { WizardDefinition, WizardValues } from './definition.ts';
import { StepList } from './StepList.tsx';
import type { Created } from './useWizardDraft.ts';
import { useWizard } from './useWizard.ts';
import type { WizardOptions } from './useWizard.ts';
import classes from './Wizard.module.css';

interface WizardProps<Values extends WizardValues> extends WizardOptions<Values> {
  readonly wizard: WizardDefinition<Values>;
  /** Stands in place of the form once the draft has become something. */
  readonly done: (created: Created, startAgain: () => void) => ReactNode;
}

const startAgainModal = 'start-again';

/**
 * A form in steps. The address holds the step; steps behind a wrong one cannot be reached; a reload, Back and another
 * tab find the same draft, which is sent once.
 */
export function Wizard<Values extends WizardValues>({ wizard, done, ...options }: WizardProps<Values>) {
  const control = useWizard(wizard, options);
  const { form, step, position, entries, created } = control;
  useTravelKeys(control.undo, control.redo);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(step.id);
  useEffect(() => {
    if (arrived.current === step.id) return;
    arrived.current = step.id;
    // A field with a message may have taken the focus already.
    const { activeElement } = document;
    if (!activeElement?.matches('input, textarea')) heading.current?.focus();
  }, [step.id]);

  // What is typed draws the fields that it changes, not the step.
  const fields = useMemo(() => step.fields(form), [step, form]);

  if (created) {
    return (
      <>
        <PageHeading title={wizard.title} />
        {done(created, control.startAgain)}
      </>
    );
  }
  const previous = wizard.steps[position - 1];
  const last = position === wizard.steps.length - 1;
  return (
    <div className={classes.page}>
      <PageHeading title={wizard.title} />
      <aside className={classes.aside}>
        <StepList entries={entries} />
        <p className={classes.note}>{control.continued ? wizardMessages.continued : wizardMessages.kept}</p>
        <ModalButton opens={startAgainModal} disabled={!control.continued && !control.canUndo}>
          {wizardMessages.startAgain}
        </ModalButton>
      </aside>
      <form
        className={classes.form}
        noValidate
        onKeyDownCapture={submitByKeys}
        onSubmit={(event) => {
          event.preventDefault();
          control.advance();
        }}
      >
        <div className={classes.head}>
          <h2 ref={heading} tabIndex={-1} className={classes.title}>
            {step.title}
            <span className={classes.progress}>
              {wizardMessages.progress(position + 1, wizard.steps.length)}
            </span>
          </h2>
          <TravelButton
            label={wizardMessages.undo}
            keys="Control+Z"
            able={control.canUndo}
            onPress={control.undo}
          >
            <IconArrowBackUp size={18} aria-hidden />
          </TravelButton>
          <TravelButton
            label={wizardMessages.redo}
            keys="Control+Shift+Z"
            able={control.canRedo}
            onPress={control.redo}
          >
            <IconArrowForwardUp size={18} aria-hidden />
          </TravelButton>
        </div>
        <ListChanges value={control.noteChange}>{fields}</ListChanges>
        <div className={classes.buttons}>
          {previous && (
            <Button variant="default" onClick={() => control.goTo(previous.id)}>
              {wizardMessages.back}
            </Button>
          )}
          <SubmitButton busy={control.busy}>{last ? wizard.act : wizardMessages.next}</SubmitButton>
        </div>
        <VisuallyHidden>
          <output>{control.said}</output>
        </VisuallyHidden>
      </form>
      <ConfirmModal
        name={startAgainModal}
        title={wizardMessages.startAgainQuestion}
        act={wizardMessages.startAgain}
        dangerous
        onConfirm={async () => control.startAgain()}
      >
        {wizardMessages.startAgainText}
      </ConfirmModal>
    </div>
  );
}

interface TravelButtonProps {
  readonly label: string;
  readonly keys: string;
  readonly able: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Stays focusable where there is nothing left to undo: the focus would be lost with the last press. */
function TravelButton({ label, keys, able, onPress, children }: TravelButtonProps) {
  return (
    <ActionIcon
      size={32}
      className={classes.travel ?? ''}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-disabled={!able}
      onClick={onPress}
    >
      {children}
    </ActionIcon>
  );
}

/** The draft's own history knows what was typed as well, so it takes the place of the field's. */
function useTravelKeys(undo: () => void, redo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const back = key === 'z' && !event.shiftKey;
    if (!back && key !== 'y' && key !== 'z') return;
    event.preventDefault();
    if (back) undo();
    else redo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
