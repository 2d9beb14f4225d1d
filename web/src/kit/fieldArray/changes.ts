import { createContext, use, useCallback } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Called before each change of a list, with a text that follows 'Undone:'. */
export const ListChanges = createContext<(words: string, values: FieldValues) => void>(() => undefined);

/**
 * Replaces the values of a form. The error messages belong to the old positions, so if there were any, the form is
 * validated again.
 */
export function replaceValues<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  values: Values,
  hadErrors: boolean,
): void {
  form.reset(values, {
    keepDefaultValues: true,
    keepIsSubmitted: true,
    keepSubmitCount: true,
    keepTouched: true,
  });
  if (hadErrors) void form.trigger();
}

/** Changes a form's values as a whole, and notifies the undo history. */
export function useListChange<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
): (words: string, values: Values) => void {
  const tell = use(ListChanges);
  const { errors } = useFormState({ control: form.control });
  const hasErrors = Object.keys(errors).length > 0;
  return useCallback(
    (words, values) => {
      tell(words, values);
      replaceValues(form, values, hasErrors);
    },
    [form, tell, hasErrors],
  );
}
