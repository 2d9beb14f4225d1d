import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** After the first submit, every change validates all fields: fixing one may clear the error of another. */
export function useJudgedAgain<Values extends FieldValues>({
  subscribe,
  trigger,
  formState: { isSubmitted },
}: UseFormReturn<Values, unknown, Values>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (isSubmitted && type === 'change') void trigger();
        },
      }),
    [subscribe, trigger, isSubmitted],
  );
}
