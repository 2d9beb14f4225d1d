import { Button, Select } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useListChange } from '../../../../../kit/fieldArray/changes.ts';
import { withValueAt } from '../../../../../kit/fieldArray/lists.ts';
import { TextField } from '../../../../../kit/form/fields/fields.tsx';
import { FieldRow } from '../../../../../kit/form/FormBody.tsx';
import { editWords } from '../../messages.ts';
import type { OptionValues } from '../../schema.ts';
import { yesAndNo } from '../../values.ts';
import type { TaskFieldsProps } from './taskFields.ts';

/** The two answers, and which of them is expected. */
export function BooleanFields({ form, place: { path } }: TaskFieldsProps) {
  const { control } = form;
  const options = useWatch({ control, name: `${path}.options` });
  const change = useListChange(form);
  const expected = options.find((option) => option.expected === true)?.key ?? '';
  if (options.length < 2)
    return (
      // An older task may lack its answers.
      <Button
        variant="default"
        size="xs"
        onClick={() =>
          change(editWords.answersAdded, withValueAt(form.getValues(), `${path}.options`, yesAndNo(options)))
        }
      >
        Add the answers Yes and No
      </Button>
    );
  return (
    <FieldRow>
      {options.map(({ key }, position) => (
        <TextField
          key={key}
          control={control}
          name={`${path}.options.${position}.value`}
          label={`Answer ${position + 1}`}
          autoComplete="off"
        />
      ))}
      <Select
        label="Expected answer"
        description="The other one stands out in reports."
        value={expected}
        data={[
          { value: '', label: 'Not said' },
          ...options.map(({ key, value }) => ({ value: key, label: value.trim() || '–' })),
        ]}
        allowDeselect={false}
        onChange={(key) =>
          change(
            editWords.expectedChanged,
            withValueAt(
              form.getValues(),
              `${path}.options`,
              withExpected(form.getValues(`${path}.options`), key),
            ),
          )
        }
      />
    </FieldRow>
  );
}

const withExpected = (options: readonly OptionValues[], key: string | null): OptionValues[] =>
  options.map((option) => ({ ...option, expected: key ? option.key === key : null }));
