import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { DateInput } from '../../../../kit/date/DateInput.tsx';
import { useListChange } from '../../../../kit/fieldArray/changes.ts';
import { inserted, removed, withValueAt } from '../../../../kit/fieldArray/lists.ts';
import { TextField } from '../../../../kit/form/fields/fields.tsx';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import type { Operand } from '@shepherd/domain/conditions.ts';
import classes from './LogicFields.module.css';
import { fieldWords } from './messages.ts';

interface ValueFieldsProps {
  readonly form: WizardForm<TemplateValues>;
  readonly path: `tasks.sections.${number}.tasks.${number}.jumps.${number}`;
  readonly operand: Exclude<Operand, 'option'>;
}

/** The typed values of a comparison: one, or any of several. */
export function ValueFields({ form, path, operand }: ValueFieldsProps) {
  const { control } = form;
  const name = `${path}.values` as const;
  const values = useWatch({ control, name });
  const change = useListChange(form);
  const box = useRef<HTMLDivElement>(null);
  const focus = useRef<number | null>(null);
  useEffect(() => {
    const wanted = focus.current;
    focus.current = null;
    if (wanted !== null) box.current?.querySelectorAll('input')[wanted]?.focus();
  });
  const set = (next: readonly string[], words: string, focused: number) => {
    focus.current = focused;
    change(words, withValueAt(form.getValues(), name, next));
  };
  // There is one empty field while there is no value.
  const shown = values.length === 0 ? [''] : values;
  const fields = shown.map((_value, index) => `${name}.${index}` as const);
  return (
    <div ref={box} className={classes.values}>
      {fields.map((field, index) => (
        <div key={field} className={classes.value}>
          <ValueField form={form} name={field} operand={operand} index={index} />
          {shown.length > 1 && (
            <ActionIcon
              size={36}
              aria-label={fieldWords.removeValue(index + 1)}
              title={fieldWords.removeValue(index + 1)}
              onClick={() => set(removed(values, index), fieldWords.valueRemoved, Math.max(0, index - 1))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => set(inserted(shown, shown.length, ''), fieldWords.valueAdded, shown.length)}
      >
        {fieldWords.addValue}
      </Button>
    </div>
  );
}

interface ValueFieldProps extends Pick<ValueFieldsProps, 'form' | 'operand'> {
  readonly name: `${ValueFieldsProps['path']}.values.${number}`;
  readonly index: number;
}

function ValueField({ form, name, operand, index }: ValueFieldProps) {
  const { control } = form;
  const what = operand === 'number' ? fieldWords.number : fieldWords.text;
  if (operand === 'date')
    return <DateValue form={form} name={name} label={fieldWords.value(fieldWords.date, index)} />;
  return <TextField control={control} name={name} label={fieldWords.value(what, index)} autoComplete="off" />;
}

function DateValue({
  form,
  name,
  label,
}: Pick<ValueFieldProps, 'form' | 'name'> & { readonly label: string }) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <DateInput
      {...field}
      label={label}
      past
      value={field.value || null}
      onChange={(date) => field.onChange(date ?? '')}
      onUnreadable={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
