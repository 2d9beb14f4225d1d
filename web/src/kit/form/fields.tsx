import { Checkbox, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { optionalLabel } from '../../messages/validation.ts';
import { useOptional } from './fieldLabel.ts';

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
  /** 'aside': only screen readers need the label, because the placeholder names the field. */
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
      error={fieldState.error?.message}
    />
  );
}

/** Yes or no, which holds once the form is sent. What holds at once is a switch, and stands in no form. */
export function CheckboxField<Values extends FieldValues>({
  control,
  name,
  ...input
}: FieldProps<Values, boolean> & { readonly description?: ReactNode; readonly disabled?: boolean }) {
  const { field, fieldState } = useController({ control, name });
  const { value, ...rest } = field;
  return <Checkbox {...input} {...rest} checked={value} error={fieldState.error?.message} />;
}
