import type { FieldValues } from 'react-hook-form';
import type { ConsoleForm } from '../../../kit/form/useConsoleForm.ts';

const keptState = {
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const;

/** Replaces the initial values of some fields with another user's, and keeps the other fields. */
export function takeOver<Values extends FieldValues>(
  form: ConsoleForm<Values>,
  theirs: Readonly<Record<string, unknown>>,
): void {
  // Safe: these are values of the form's own fields. Fields that are not rendered must be updated too, which resetting
  // single fields does not do.
  const values = { ...form.getValues(), ...theirs } as Values;
  form.reset({ ...form.formState.defaultValues, ...theirs } as Values, keptState);
  form.reset(values, { ...keptState, keepDefaultValues: true });
}
