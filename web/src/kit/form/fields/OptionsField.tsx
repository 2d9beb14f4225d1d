import { Checkbox, Radio, Stack } from '@mantine/core';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { optionalLabel, validationMessages } from '../../../messages/validation.ts';
import type { Option } from '../../choice/options.ts';
import { useOptional } from './fieldLabel.ts';
import type { FieldProps } from './fields.tsx';
import { useFieldError } from '../../conflict/conflictsOfForm.tsx';
import { inOptions, labelIn } from '../../conflict/words.tsx';

interface OptionsFieldProps<Values extends FieldValues> extends FieldProps<Values, readonly string[]> {
  readonly options: readonly Option[];
  /** The most values; null for any number. */
  readonly most: number | null;
}

/**
 * Some of a few options, all visible. A single optional value is cleared by selecting it again. Too many values are
 * reported immediately, and the schema refuses them.
 */
export function OptionsField<Values extends FieldValues>({
  control,
  name,
  label,
  options,
  most,
}: OptionsFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, onBlur, onChange } = field;
  const shownError = useFieldError(
    control,
    name,
    fieldState.error?.message,
    inOptions((chosen) => labelIn(options, chosen)),
  );
  const value: readonly string[] = field.value;
  const error = most !== null && value.length > most ? validationMessages.maxOptions(most) : shownError;
  const required = !useOptional(control, name);
  const named = required ? label : optionalLabel(label);
  // Where keyboard focus enters: the selected option, or the first.
  const begun = value[0] ?? options[0]?.value;
  if (most === 1)
    return (
      <Radio.Group label={named} value={value[0] ?? null} onChange={(id) => onChange([id])} error={error}>
        <Stack gap={8} my={8}>
          {options.map((option) => (
            <Radio
              key={option.value}
              ref={option.value === begun ? ref : undefined}
              value={option.value}
              label={option.label}
              onBlur={onBlur}
              onClick={() => {
                if (!required && value[0] === option.value) onChange([]);
              }}
            />
          ))}
        </Stack>
      </Radio.Group>
    );
  return (
    <Checkbox.Group label={named} value={[...value]} onChange={onChange} error={error}>
      <Stack gap={8} my={8}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            ref={option.value === begun ? ref : undefined}
            value={option.value}
            label={option.label}
            onBlur={onBlur}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
