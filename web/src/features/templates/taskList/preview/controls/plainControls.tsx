import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconBarcode, IconCheck } from '@tabler/icons-react';
import { previewMessages } from '../messages.ts';
import type { ControlProps } from './control.ts';

/** The button of an action, with the task's label. */
export function PressControl({ task, answer: { pressed }, onChange }: ControlProps) {
  return (
    <Button
      fullWidth
      variant={pressed ? 'default' : 'filled'}
      aria-pressed={pressed}
      {...(pressed && { leftSection: <IconCheck size={16} aria-hidden /> })}
      onClick={() => onChange({ pressed: !pressed })}
    >
      {task.buttonCta.trim() || (pressed ? previewMessages.pressed : previewMessages.confirm)}
    </Button>
  );
}

/** A simple task is done or not. */
export function DoneControl({ answer: { pressed }, onChange }: ControlProps) {
  return (
    <Checkbox
      label={previewMessages.done}
      checked={pressed}
      onChange={({ currentTarget }) => onChange({ pressed: currentTarget.checked })}
    />
  );
}

/** Typed input in place of the app's scanner. */
export function BarcodeControl({ task, answer: { value }, onChange }: ControlProps) {
  return (
    <TextInput
      label={previewMessages.code}
      description={previewMessages.codeHelp}
      leftSection={<IconBarcode size={16} aria-hidden />}
      inputMode="numeric"
      autoComplete="off"
      withAsterisk={task.required.includes('TASK')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange({ value: currentTarget.value || null })}
    />
  );
}
