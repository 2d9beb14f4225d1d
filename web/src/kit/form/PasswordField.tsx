import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useFieldLabel } from './fieldLabel.ts';
import type { FieldProps } from './fields.tsx';
import { PasswordControl } from './PasswordControl.tsx';

interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly description?: ReactNode;
}

/** A password, which can be shown. */
export function PasswordField<Values extends FieldValues>({
  control,
  name,
  ...input
}: PasswordFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const label = useFieldLabel(control, name, input.label);
  return <PasswordControl {...input} {...field} label={label} error={fieldState.error?.message} />;
}
