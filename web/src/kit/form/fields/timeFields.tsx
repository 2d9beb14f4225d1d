import { Autocomplete } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { timeStepMinutes } from '../../../constants.ts';
import { parseTypedTime, timesOfDay } from '../../date/typedTime.ts';
import { DateInput } from '../../date/DateInput.tsx';
import { useFieldLabel } from './fieldLabel.ts';
import type { FieldProps } from './fields.tsx';
import { useDraft } from './useDraft.ts';
import { useFieldError } from '../../conflict/conflictsOfForm.tsx';
import { dateInWords } from '../../conflict/words.tsx';

export interface DateFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null> {
  /** Allows past days. */
  readonly past?: boolean;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

/** A calendar date as `yyyy-MM-dd`, or null. The calendar disables past days unless `past` is set. */
export function DateField<Values extends FieldValues>({ control, name, ...input }: DateFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const label = useFieldLabel(control, name, input.label);
  const error = useFieldError(control, name, fieldState.error?.message, dateInWords);
  return (
    <DateInput
      {...input}
      {...field}
      label={label}
      value={field.value || null}
      onUnreadable={field.onChange}
      error={error}
    />
  );
}

export interface TimeFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  /** Minutes between the offered times; others can be typed, and the schema decides which are accepted. */
  readonly step?: number;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

/**
 * A time of day as `HH:mm`, empty for none. '9' or '930' is parsed immediately, and written out when the user leaves
 * the field.
 */
export function TimeField<Values extends FieldValues>({
  control,
  name,
  step = timeStepMinutes,
  ...input
}: TimeFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const error = useFieldError(control, name, fieldState.error?.message);
  const label = useFieldLabel(control, name, input.label);
  const [text, setText] = useDraft<string>(field.value, asItIs);
  return (
    <Autocomplete
      {...input}
      {...field}
      label={label}
      value={text}
      onChange={(typed) => {
        const time = parseTypedTime(typed) ?? typed;
        setText(typed, time);
        field.onChange(time);
      }}
      placeholder="HH:mm"
      autoComplete="off"
      data={timesOfDay(step)}
      limit={48}
      error={error}
      onBlur={() => {
        setText(field.value, field.value);
        field.onBlur();
      }}
    />
  );
}

const asItIs = (time: string): string => time;
