import { ActionIcon, Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { wizardMessages } from '../../messages/wizards.ts';
import { ListChanges } from '../fieldArray/changes.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { submitByKeys } from '../form/submitByKeys.ts';
import { LateConfirmModal } from '../modal/LateConfirmModal.tsx';
import { ModalButton } from '../modal/ModalButton.tsx';
import { useModal, useOpenModal } from '../modal/useModal.ts';
import { PieceBoundary } from '../page/PieceBoundary.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import type { DraftKey, WizardDefinition, WizardForm, WizardValues } from './definition.ts';
import { startAgainModal } from './startAgain.ts';
import { StepList } from './StepList.tsx';
import type { Created } from './useWizardDraft.ts';
import { useWizard } from './useWizard.ts';
import type { WizardOptions } from './useWizard.ts';
import classes from './Wizard.module.css';

interface WizardProps<Values extends WizardValues> extends WizardOptions<Values> {
  readonly wizard: WizardDefinition<Values>;
  /** Stands in place of the form once the draft has become something. */
  readonly done: (created: Created, startAgain: () => void) => ReactNode;
  /** Asked before it is sent: what is going to happen, and what the button of the question does. */
  readonly question?: (values: Values) => WizardQuestion;
  /** Stands above the fields of every step. */
  readonly renderAbove?: (form: WizardForm<Values>, draft: DraftKey) => ReactNode;
}

export interface WizardQuestion {
  readonly title: string;
  readonly act: string;
  readonly text: ReactNode;
}

const sendModal = 'send';

/**
 * A form in steps. The address holds the step; steps behind a wrong one cannot be reached; a reload, Back and another
 * tab find the same draft, which is sent once.
 */
export function Wizard<Values extends WizardValues>({
  wizard,
  done,
  question,
  renderAbove,
  ...options
}: WizardProps<Values>) {
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
  const { draft } = control;
  const fields = useMemo(() => step.fields(form, draft), [step, form, draft]);
  const openModal = useOpenModal();
  const following = wizard.steps[position + 1];
  const fetchFollowing = () => void following?.load?.().catch(() => undefined);

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
        onInput={fetchFollowing}
        onSubmit={(event) => {
          event.preventDefault();
          control.advance(question && (() => openModal(sendModal)));
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
        <ListChanges value={control.noteChange}>
          {renderAbove?.(form, draft)}
          <PieceBoundary key={step.id}>
            <Suspense fallback={<Skeleton height={160} />}>{fields}</Suspense>
          </PieceBoundary>
        </ListChanges>
        <div className={classes.buttons} onPointerEnter={fetchFollowing} onFocus={fetchFollowing}>
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
      <LateConfirmModal
        name={startAgainModal}
        title={wizardMessages.startAgainQuestion}
        act={wizardMessages.startAgain}
        dangerous
        onConfirm={async () => control.startAgain()}
      >
        {wizardMessages.startAgainText}
      </LateConfirmModal>
      {last && question && <SendQuestion question={question(form.getValues())} onConfirm={control.send} />}
    </div>
  );
}

/** Sends once the question is closed: the address belongs to the steps again, one of which may be refused. */
function SendQuestion({
  question: { title, act, text },
  onConfirm,
}: {
  readonly question: WizardQuestion;
  readonly onConfirm: () => Promise<void>;
}) {
  const { opened } = useModal(sendModal);
  const confirmed = useRef(false);
  useEffect(() => {
    if (opened || !confirmed.current) return;
    confirmed.current = false;
    void onConfirm();
  }, [opened, onConfirm]);
  return (
    <LateConfirmModal
      name={sendModal}
      title={title}
      act={act}
      onConfirm={async () => {
        confirmed.current = true;
      }}
    >
      {text}
    </LateConfirmModal>
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
