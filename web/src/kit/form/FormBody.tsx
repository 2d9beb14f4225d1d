import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { OtherConflicts } from '../conflict/OtherConflicts.tsx';
import { OvertakenQuestion } from '../conflict/OvertakenQuestion.tsx';
import { useNewsSinceOpened } from '../live/useNewsSinceOpened.ts';
import { useEditing } from '../presence/onRecord.ts';
import { AmountAlert } from '../amount/AmountAlert.tsx';
import classes from './FormBody.module.css';
import { SubmitButton } from './submit/SubmitButton.tsx';
import { submitByKeys } from './submit/submitByKeys.ts';
import type { ConsoleForm } from './useConsoleForm.ts';

interface FormBodyProps<Values extends FieldValues> {
  readonly form: ConsoleForm<Values>;
  /** The submit button's label: 'Save', 'Add campaign'. */
  readonly act: string;
  /** Leaves the form; unsaved input is confirmed first. */
  readonly onCancel?: () => void;
  /** The label of the cancel button. */
  readonly cancel?: string;
  readonly dangerous?: boolean;
  /** Disables submitting, whatever the fields contain. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/**
 * A form in one column with its buttons at the end, the primary one last. Enter submits; Ctrl or Command with Enter
 * submits from every field, also where Enter has another meaning.
 */
export function FormBody<Values extends FieldValues>({
  form,
  act,
  onCancel,
  cancel = 'Cancel',
  dangerous = false,
  disabled = false,
  children,
}: FormBodyProps<Values>) {
  const news = useNewsSinceOpened();
  useEditing(act === 'Save');
  return (
    <form className={classes.form} onSubmit={form.submit} onKeyDownCapture={submitByKeys} noValidate>
      {children}
      {act === 'Save' && news && <p className={classes.news}>{news.words}</p>}
      <OtherConflicts form={form.control} />
      {form.question && <AmountAlert key={form.question.time} question={form.question} />}
      {form.overtaken && (
        <OvertakenQuestion
          overtaken={form.overtaken}
          onGoOn={() => form.submitBy('go on')}
          onLeave={onCancel}
        />
      )}
      <div className={classes.buttons}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {cancel}
          </Button>
        )}
        <SubmitButton busy={form.busy} dangerous={dangerous} disabled={disabled}>
          {act}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Fields next to each other; on a narrow screen below each other. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
