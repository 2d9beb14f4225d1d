import type { FieldValues } from 'react-hook-form';
import type { ConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import type { FormStart } from '../../../kit/form/values/formValues.ts';
import { takeOver } from './takeOver.ts';
import { TheirChange } from './TheirChange.tsx';
import { useFollowed } from './useFollowed.ts';
import type { Theirs } from './useUnlessOvertaken.ts';

/** Another user's values of fields that are changed here, and a callback once they are accepted. */
export interface Overtaken<Values> {
  readonly theirs: Theirs<Values> | null;
  readonly forget: () => void;
}

interface SharedFieldsProps<Values extends FieldValues> {
  readonly form: ConsoleForm<Values>;
  /** The current record; undefined for a new one. */
  readonly record: FormStart<Values> | undefined;
  readonly overtaken: Overtaken<Values> | undefined;
}

/** The head of a form that several users may edit at the same time. */
export function SharedFields<Values extends FieldValues>({
  form,
  record,
  overtaken,
}: SharedFieldsProps<Values>) {
  useFollowed(form, record);
  const theirs = overtaken?.theirs;
  if (!overtaken || !theirs) return null;
  const take = () => {
    takeOver(form, theirs);
    overtaken.forget();
  };
  return <TheirChange theirs={theirs} onTake={take} />;
}
