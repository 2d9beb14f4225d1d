import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useFieldLabel } from './fieldLabel.ts';
import type { FieldProps } from './fields.tsx';
import { useDraft } from './useDraft.ts';
import { useFieldError } from '../../conflict/conflictsOfForm.tsx';

interface TypedFieldProps<Values extends FieldValues, Value> extends FieldProps<Values, Value | null> {
  readonly description?: ReactNode;
  /** Shown after the number, such as 'days'. */
  readonly unit?: string;
  readonly disabled?: boolean;
  /** 'aside': there is a visible label beside the field, so the field's own is for screen readers only. */
  readonly labelled?: 'above' | 'aside';
}

interface Typed<Value> {
  readonly read: (typed: string) => Value | null;
  readonly show: (value: Value) => string;
}

function TypedField<Values extends FieldValues, Value>({
  control,
  name,
  unit,
  label,
  labelled = 'above',
  read,
  show,
  ...input
}: TypedFieldProps<Values, Value> & Typed<Value>) {
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError(control, name, fieldState.error?.message);
  const marked = useFieldLabel(control, name, label);
  const [text, setText] = useDraft<Value | null>(field.value, (value) => (value === null ? '' : show(value)));
  return (
    <TextInput
      {...input}
      {...field}
      {...(labelled === 'aside' ? { 'aria-label': label } : { label: marked })}
      inputMode="decimal"
      value={text}
      error={error}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value;
        const value = typed.trim() === '' ? null : read(typed);
        setText(typed, value);
        field.onChange(value);
      }}
      {...(unit ? { rightSection: unit, rightSectionWidth: unit.length * 8 + 16 } : {})}
      {...(unit ? { rightSectionPointerEvents: 'none' as const } : {})}
    />
  );
}

/**
 * A number, or null when empty. Invalid text becomes NaN, which every yup number schema refuses: use `numberSchema`,
 * which has the message for it.
 */
export const NumberField = <Values extends FieldValues>(props: TypedFieldProps<Values, number>) => (
  <TypedField {...props} read={numberOf} show={numberText} />
);

/** Notations of programs, such as 1e3 and 0x10, are mistakes in a field. */
const numberOf = (typed: string): number =>
  /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(typed.trim()) ? Number(typed) : Number.NaN;

const numberText = (value: number): string => (Number.isNaN(value) ? '' : String(value));
