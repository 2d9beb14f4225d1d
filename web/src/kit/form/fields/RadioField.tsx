import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './fields.tsx';
import classes from './choiceFields.module.css';
import { useFieldError } from '../../conflict/conflictsOfForm.tsx';
import { inOptions, labelIn } from '../../conflict/words.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  /** Explains the option. */
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null> {
  readonly options: readonly RadioOption[];
}

/** One of a few values, all visible with their explanations; null until one is selected. */
export function RadioField<Values extends FieldValues>({
  control,
  name,
  label,
  options,
}: RadioFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, ...group } = field;
  const error = useFieldError(
    control,
    name,
    fieldState.error?.message,
    inOptions((chosen) => labelIn(options, chosen)),
  );
  return (
    <Radio.Group {...group} value={value ?? ''} label={label} error={error}>
      <div className={classes.choices}>
        {options.map((option, place) => (
          // The first option is the focus target of the form, and of the error that nothing was selected.
          <Radio key={option.value} {...option} {...(place === 0 ? { ref } : {})} />
        ))}
      </div>
    </Radio.Group>
  );
}
