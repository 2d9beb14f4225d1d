import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import type { ChangeEvent, FocusEventHandler, ReactNode, Ref } from 'react';

interface PasswordControlProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  readonly disabled?: boolean | undefined;
  readonly description?: ReactNode;
  readonly error: string | undefined;
}

/** A password whose show/hide toggle is disabled while it is empty; the next password begins hidden. */
export function PasswordControl({ onChange, ...input }: PasswordControlProps) {
  const [shown, setShown] = useState(false);
  return (
    <PasswordInput
      {...input}
      visible={shown && input.value !== ''}
      onVisibilityChange={setShown}
      onChange={(event) => {
        if (event.currentTarget.value === '') setShown(false);
        onChange(event);
      }}
      aria-invalid={input.error !== undefined}
      visibilityToggleButtonProps={{
        'aria-label': `Show or hide ${input.label.toLowerCase()}`,
        disabled: input.value === '',
        tabIndex: 0,
      }}
    />
  );
}
