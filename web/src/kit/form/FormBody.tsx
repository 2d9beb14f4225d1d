import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AmountAlert } from '../amount/AmountAlert.tsx';
import classes from './FormBody.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import { submitByKeys } from './submitByKeys.ts';
import type { ConsoleForm } from './useConsoleForm.ts';

interface FormBodyProps<Values extends FieldValues> {
  readonly form: ConsoleForm<Values>;
  /** What the button does: 'Save', 'Add campaign'. */
  readonly act: string;
  /** Leaves the form; a question comes first where something was typed. */
  readonly onCancel?: () => void;
  /** What leaving is called: a question is left by going back. */
  readonly cancel?: string;
  readonly dangerous?: boolean;
  /** Cannot be sent yet, whatever the fields say. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/**
 * A form in one column with its buttons at the end, the primary one last. Enter submits; Ctrl or Command and Enter do so
 * from every field, also where Enter means something else.
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
  return (
    <form className={classes.form} onSubmit={form.submit} onKeyDownCapture={submitByKeys} noValidate>
      {children}
      {form.question && <AmountAlert key={form.question.time} question={form.question} />}
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

/** Fields beside each other, one below the other on a narrow screen. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
