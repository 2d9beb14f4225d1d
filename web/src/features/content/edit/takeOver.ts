import type { FieldValues } from 'react-hook-form';
import type { ConsoleForm } from '../../../kit/form/useConsoleForm.ts';

const keptState = {
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const;

/** Puts what others have made of some fields in place of what the form began with, and leaves the others as they are. */
export function takeOver<Values extends FieldValues>(
  form: ConsoleForm<Values>,
  theirs: Readonly<Record<string, unknown>>,
): void {
  // Safe: what is taken over are values of the form's own fields. Those that nobody draws have to follow too, which
  // resetting one field alone does not do.
  const values = { ...form.getValues(), ...theirs } as Values;
  form.reset({ ...form.formState.defaultValues, ...theirs } as Values, keptState);
  form.reset(values, { ...keptState, keepDefaultValues: true });
}
