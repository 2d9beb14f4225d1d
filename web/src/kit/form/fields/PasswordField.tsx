import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useFieldLabel } from './fieldLabel.ts';
import type { FieldProps } from './fields.tsx';
import { useFieldError } from '../../conflict/conflictsOfForm.tsx';

interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly description?: ReactNode;
}

/** A password whose show/hide toggle is disabled while it is empty; the next password begins hidden. */
export function PasswordField<Values extends FieldValues>({
  control,
  name,
  ...input
}: PasswordFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError(control, name, fieldState.error?.message);
  const label = useFieldLabel(control, name, input.label);
  const [shown, setShown] = useState(false);
  const empty = field.value === '';
  return (
    <PasswordInput
      {...input}
      {...field}
      label={label}
      error={error}
      visible={shown && !empty}
      onVisibilityChange={setShown}
      onChange={(event) => {
        if (event.currentTarget.value === '') setShown(false);
        field.onChange(event);
      }}
      aria-invalid={fieldState.error !== undefined}
      visibilityToggleButtonProps={{
        'aria-label': `Show or hide ${label.toLowerCase()}`,
        disabled: empty,
        tabIndex: 0,
      }}
    />
  );
}
