import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { array, object, string } from 'yup';
import { TextField } from '../form/fields/fields.tsx';
import { FormBody } from '../form/FormBody.tsx';
import { optionalText, requiredText } from '../form/values/schemas.ts';
import { useConsoleForm } from '../form/useConsoleForm.ts';
import { FieldArray } from './FieldArray.tsx';
import type { Keyed } from './itemKey.ts';
import { newKey } from './itemKey.ts';
import { LateFieldArray } from './LateFieldArray.tsx';

interface Item extends Keyed {
  name: string;
  note: string;
}
interface Lists {
  kind: string;
  free: Item[];
  demanded: Item[];
  dependent: Item[];
}

const items = () =>
  array(object({ key: string().required(), name: requiredText(), note: optionalText() })).required();
const schema = object({
  kind: optionalText(),
  free: items(),
  demanded: items().min(1),
  dependent: items().when('kind', ([kind]: unknown[], list) => (kind === 'full' ? list.min(1) : list)),
});
const newItem = (): Item => ({ key: newKey(), name: '', note: '' });

interface ListsFormProps {
  readonly Field: typeof FieldArray | typeof LateFieldArray;
  readonly free: Item[];
}

function ListsForm({ Field, free }: ListsFormProps) {
  const form = useConsoleForm<Lists>({
    schema,
    defaultValues: { kind: '', free, demanded: [], dependent: [] },
    onSubmit: async () => undefined,
  });
  const { control } = form;
  const lists = { free: 'Free', demanded: 'Demanded', dependent: 'Dependent' } as const;
  return (
    <FormBody form={form} act="Save">
      <TextField control={control} name="kind" label="Kind" />
      {(['free', 'demanded', 'dependent'] as const).map((name) => (
        <Field key={name} form={form} name={name} label={lists[name]} thing={name} newItem={newItem}>
          {(position) => (
            <>
              {(['name', 'note'] as const).map((part) => (
                <TextField
                  key={part}
                  control={control}
                  name={`${name}.${position}.${part}`}
                  label={`The ${part}`}
                  labelled="aside"
                  placeholder={`A ${part}`}
                />
              ))}
            </>
          )}
        </Field>
      ))}
    </FormBody>
  );
}

const open = (props: ListsFormProps) =>
  render(
    <MantineProvider env="test">
      <ListsForm {...props} />
    </MantineProvider>,
  );
const legends = () =>
  screen.getAllByText(/^(?:Free|Demanded|Dependent)/).map(({ textContent }) => textContent);
const unlessDemanded = ['Free (optional)', 'Demanded', 'Dependent (optional)'];

test.each([
  ['a list', FieldArray, []],
  ['a list whose code comes late', LateFieldArray, []],
  ['a list with an item whose code comes late', LateFieldArray, [newItem()]],
] as const)('%s is optional unless its schema requires an item', async (_name, Field, free) => {
  open({ Field, free: [...free] });
  if (free.length > 0) await screen.findByRole('textbox', { name: 'The name' });
  expect(legends()).toEqual(unlessDemanded);
  await userEvent.type(screen.getByRole('textbox', { name: 'Kind (optional)' }), 'full');
  expect(legends()).toEqual(['Free (optional)', 'Demanded', 'Dependent']);
});

test('an item field that is named by its placeholder says there whether it is optional', async () => {
  open({ Field: FieldArray, free: [newItem()] });
  const placeholderOf = (name: string) => screen.getByRole('textbox', { name }).getAttribute('placeholder');
  expect(placeholderOf('The name')).toBe('A name');
  expect(placeholderOf('The note (optional)')).toBe('A note (optional)');
});
