import { createContext, use, useCallback } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Told of each change of a list before it is made, in words that follow 'Undone:'. */
export const ListChanges = createContext<(words: string, values: FieldValues) => void>(() => undefined);

/**
 * Puts other values into a form at once. The messages stood at places that others have now, so where there were some,
 * what is wrong is told anew.
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

/** Changes a form's values as a whole, and tells who keeps their history. */
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
