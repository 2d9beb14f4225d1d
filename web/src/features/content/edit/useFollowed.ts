import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { isSameValue } from '../../../kit/form/values/formValues.ts';
import type { ConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import type { FormStart, ValuesBefore } from '../../../kit/form/values/formValues.ts';
import { takeOver } from './takeOver.ts';

/** Unchanged fields show other users' changes. Changed fields keep their input, which is compared on saving. */
export function useFollowed<Values extends FieldValues>(
  form: ConsoleForm<Values>,
  record: FormStart<Values> | undefined,
): void {
  const follow = useEffectEvent((now: Readonly<Record<string, unknown>>) => {
    const before: ValuesBefore = form.formState.defaultValues ?? {};
    const followed = Object.entries(now).filter(
      // Safe: a record has the fields of its form.
      ([name, value]) =>
        !isSameValue(before[name], value) && isSameValue(before[name], form.getValues(name as Path<Values>)),
    );
    if (followed.length > 0) takeOver(form, Object.fromEntries(followed));
  });
  const state = JSON.stringify(record ?? {});
  useEffect(() => {
    follow(JSON.parse(state));
  }, [state]);
}
