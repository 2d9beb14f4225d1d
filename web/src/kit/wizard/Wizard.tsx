import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { wizardMessages } from '../../messages/wizards.ts';
import { AmountAlert } from '../amount/AmountAlert.tsx';
import { ListChanges } from '../fieldArray/changes.ts';
import { submitByKeys } from '../form/submit/submitByKeys.ts';
import { LateConfirmModal } from '../modal/LateConfirmModal.tsx';
import { shortcutKeys } from '../keyboard/keys.ts';
import { useModal, useOpenModal } from '../modal/useModal.ts';
import { PieceBoundary } from '../page/code/PieceBoundary.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import type { DraftKey, WizardDefinition, WizardForm, WizardValues } from './definition.ts';
import { startAgainModal } from './startAgain.ts';
import type { StepEntry } from './steps.ts';
import type { Created } from './useWizardDraft.ts';
import { useWizard } from './useWizard.ts';
import type { WizardOptions } from './useWizard.ts';
import classes from './Wizard.module.css';
import { WizardAside } from './WizardAside.tsx';
import { WizardButtons } from './WizardButtons.tsx';
import { WizardHead } from './WizardHead.tsx';
import { defineModal } from '../modal/defineModal.ts';

interface WizardProps<Values extends WizardValues> extends WizardOptions<Values> {
  readonly wizard: WizardDefinition<Values>;
  /** Replaces the form once the draft was created. */
  readonly done: (created: Created, startAgain: () => void) => ReactNode;
  /** The confirmation before sending: the consequences, and the button's label. */
  readonly question?: (values: Values) => WizardQuestion;
  /** Shown above the fields of every step. */
  readonly renderAbove?: (form: WizardForm<Values>, draft: DraftKey) => ReactNode;
}

export interface WizardQuestion {
  readonly title: string;
  readonly act: string;
  readonly text: ReactNode;
}

const sendModal = defineModal('send');
const noEntries: readonly StepEntry[] = [];
const beginAnew = {
  act: wizardMessages.startAgain,
  question: wizardMessages.startAgainQuestion,
  text: wizardMessages.startAgainText,
};

/**
 * A form in steps. The address holds the step; steps after an invalid one cannot be reached; a reload, Back and another
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
    // A field with an error may have taken the focus already.
    const { activeElement } = document;
    if (!activeElement?.matches('input, textarea')) heading.current?.focus();
  }, [step.id]);

  // Input renders the fields that it changes, not the step.
  const { draft } = control;
  const fields = useMemo(() => step.fields(form, draft), [step, form, draft]);
  const openModal = useOpenModal();
  const following = wizard.steps[position + 1];
  const ahead = useRef<typeof following>(undefined);
  const fetchFollowing = useCallback(() => {
    if (ahead.current === following) return;
    ahead.current = following;
    following?.load?.().catch(() => {
      ahead.current = undefined;
    });
  }, [following]);

  if (created) {
    return (
      <>
        <PageHeading title={wizard.title} />
        {done(created, control.startAgain)}
      </>
    );
  }
  const again = wizard.startAgain ?? beginAnew;
  const previous = wizard.steps[position - 1];
  const last = position === wizard.steps.length - 1;
  const several = wizard.steps.length > 1;
  return (
    <div className={classes.page} data-wide={step.wide || undefined}>
      <PageHeading title={wizard.title} />
      <WizardAside
        entries={several ? entries : noEntries}
        continued={control.continued}
        startAgain={again.act}
        begun={control.continued || control.canUndo}
      />
      <form
        className={classes.form}
        noValidate
        onKeyDownCapture={submitByKeys}
        onInput={fetchFollowing}
        onSubmit={(event) => {
          // A form in a dialog of a step is elsewhere in the document, but its events bubble here through React.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          control.advance(question && (() => openModal(sendModal)));
        }}
      >
        <WizardHead
          heading={heading}
          title={step.title}
          progress={several ? wizardMessages.progress(position + 1, wizard.steps.length) : null}
          back={wizard.back}
          canUndo={control.canUndo}
          canRedo={control.canRedo}
          onUndo={control.undo}
          onRedo={control.redo}
        />
        <ListChanges value={control.noteChange}>
          {renderAbove?.(form, draft)}
          <PieceBoundary key={step.id}>
            <Suspense fallback={<Skeleton height={160} />}>{fields}</Suspense>
          </PieceBoundary>
        </ListChanges>
        {control.question && <AmountAlert key={control.question.time} question={control.question} />}
        <WizardButtons
          previous={previous?.id}
          act={last ? wizard.act : wizardMessages.next}
          busy={control.busy}
          onBack={control.goTo}
          onAhead={fetchFollowing}
        />
        <VisuallyHidden>
          <output>{control.said}</output>
        </VisuallyHidden>
      </form>
      <LateConfirmModal
        name={startAgainModal}
        title={again.question}
        act={again.act}
        dangerous
        onConfirm={async () => control.startAgain()}
      >
        {again.text}
      </LateConfirmModal>
      {last && question && <SendQuestion question={question(form.getValues())} onConfirm={control.send} />}
    </div>
  );
}

/** Sends once the question is closed: the address then belongs to the steps again, one of which may be refused. */
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

/** The draft's own history includes typing, so it replaces the field's native undo. */
function useTravelKeys(undo: () => void, redo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const [key = ''] = shortcutKeys(event);
    const letter = key.toLowerCase();
    const back = letter === 'z' && !event.shiftKey;
    if (!back && letter !== 'y' && letter !== 'z') return;
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
