import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useFieldLabel } from './fieldLabel.ts';
import type { FieldProps } from './fields.tsx';
import { useFieldError } from '../../conflict/conflictsOfForm.tsx';

interface TextAreaFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null> {
  readonly description?: ReactNode;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly disabled?: boolean;
}

/** Text of several lines; the field grows with it. Enter begins a new line. */
export function TextAreaField<Values extends FieldValues>({
  control,
  name,
  rows = 3,
  ...input
}: TextAreaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError(control, name, fieldState.error?.message);
  const label = useFieldLabel(control, name, input.label);
  return (
    <Textarea
      {...input}
      {...field}
      label={label}
      value={field.value ?? ''}
      autosize
      minRows={rows}
      maxRows={16}
      error={error}
    />
  );
}
