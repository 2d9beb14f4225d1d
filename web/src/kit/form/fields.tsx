import { Checkbox, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { PasswordControl } from './PasswordControl.tsx';

/** What every field of a form takes. `name` is checked against the form's values and the type that the field edits. */
export interface FieldProps<Values extends FieldValues, Value> {
  readonly control: Control<Values, unknown, Values>;
  readonly name: FieldPathByValue<Values, Value>;
  readonly label: string;
}

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null> {
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly description?: ReactNode;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

export function TextField<Values extends FieldValues>({ control, name, ...input }: TextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return <TextInput {...input} {...field} value={field.value ?? ''} error={fieldState.error?.message} />;
}

interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly description?: ReactNode;
}

export function PasswordField<Values extends FieldValues>({
  control,
  name,
  ...input
}: PasswordFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return <PasswordControl {...input} {...field} error={fieldState.error?.message} />;
}

export function CheckboxField<Values extends FieldValues>({
  control,
  name,
  label,
}: FieldProps<Values, boolean>) {
  const { field, fieldState } = useController({ control, name });
  const { value, ...rest } = field;
  return <Checkbox {...rest} checked={value} label={label} error={fieldState.error?.message} />;
}
