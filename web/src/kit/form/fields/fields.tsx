import { Checkbox, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { optionalLabel } from '../../../messages/validation.ts';
import { useOptional } from './fieldLabel.ts';
import { useFieldError } from '../../conflict/conflictsOfForm.tsx';

/** The props of every form field. `name` is checked against the form's values and the type that the field edits. */
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
  /** 'aside': the label is for screen readers only, because the placeholder names the field. */
  readonly labelled?: 'above' | 'aside';
}

export function TextField<Values extends FieldValues>({
  control,
  name,
  label,
  labelled = 'above',
  placeholder,
  ...input
}: TextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError(control, name, fieldState.error?.message);
  const optional = useOptional(control, name);
  const marked = (text: string) => (optional ? optionalLabel(text) : text);
  const aside = labelled === 'aside';
  return (
    <TextInput
      {...input}
      {...field}
      {...(aside ? { 'aria-label': marked(label) } : { label: marked(label) })}
      placeholder={aside && placeholder !== undefined ? marked(placeholder) : placeholder}
      value={field.value ?? ''}
      error={error}
    />
  );
}

/** A boolean that is sent with the form. A setting that applies immediately is a switch, outside of forms. */
export function CheckboxField<Values extends FieldValues>({
  control,
  name,
  ...input
}: FieldProps<Values, boolean> & { readonly description?: ReactNode; readonly disabled?: boolean }) {
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError(control, name, fieldState.error?.message);
  const { value, ...rest } = field;
  return <Checkbox {...input} {...rest} checked={value} error={error} />;
}
