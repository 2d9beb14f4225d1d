import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { PageRouter } from '../page/PageRouter.tsx';
import { expect, test, vi } from 'vitest';
import { number, object } from 'yup';
import { defineForm } from './defineForm.tsx';
import { withoutPasswords } from './useConsoleForm.ts';
import type { ValuesBefore } from './values/formValues.ts';
import { TextField } from './fields/fields.tsx';
import { NumberField } from './fields/numberFields.tsx';
import { requiredText, textOrNull } from './values/schemas.ts';

interface Wave {
  name: string;
  note: string | null;
  size: number;
}

const WaveForm = defineForm({
  schema: object({ name: requiredText(), note: textOrNull(), size: number().required('How many?') }),
  focus: 'name',
  fields: ({ control, editing }) => (
    <>
      <TextField control={control} name="name" label={editing ? 'Name' : 'New name'} />
      <TextField control={control} name="note" label="Note" />
      <NumberField control={control} name="size" label="Size" />
    </>
  ),
});

const show = (form: React.ReactNode) =>
  render(
    <MantineProvider env="test">
      <PageRouter router={createMemoryRouter([{ path: '/', element: form }])} />
    </MantineProvider>,
  );

const fill = async (label: string, text: string) => {
  await userEvent.clear(screen.getByRole('textbox', { name: label }));
  if (text !== '') await userEvent.type(screen.getByRole('textbox', { name: label }), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a new record starts empty and is sent whole, with empty values as null', async () => {
  const create = vi.fn<(values: Wave) => Promise<void>>().mockResolvedValue();
  const saved = vi.fn<() => void>();
  show(<WaveForm act="Add wave" onCreate={create} onSaved={saved} />);
  await press('Add wave');
  expect(await screen.findByText('How many?')).toBeTruthy();
  await fill('New name', 'North');
  await fill('Note (optional)', ' ');
  await fill('Size', '3');
  await press('Add wave');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(create.mock.calls).toEqual([[{ name: 'North', note: null, size: 3 }]]);
});

test('only the changes of an existing record are sent, and nothing without a change', async () => {
  const save = vi
    .fn<(changed: Partial<Wave>, before: ValuesBefore, seen: object) => Promise<void>>()
    .mockResolvedValue();
  const record = { name: 'North', note: 'By train', size: 3 };
  show(<WaveForm record={record} onSave={save} />);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await fill('Note (optional)', '');
  await press('Save');
  await waitFor(() => expect(save.mock.calls).toEqual([[{ note: null }, record, {}]]));
});

test('values and names that the schema lacks do not compile', () => {
  const create = async () => undefined;
  const forms = [
    // @ts-expect-error -- a size is a number
    <WaveForm key="1" record={{ name: '', note: null, size: '3' }} onSave={create} />,
    // @ts-expect-error -- there is no such value
    <WaveForm key="2" act="Add" onCreate={async ({ colour }) => colour} />,
    // @ts-expect-error -- a new one needs words for its button
    <WaveForm key="3" onCreate={create} />,
  ];
  expect(forms).toHaveLength(3);
});

test('passwords are not among the values that a form keeps', () => {
  expect(withoutPasswords({ title: 'A', password: 'Secret1', newPassword: 'Secret2' })).toEqual({
    title: 'A',
  });
});
