import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { mixed, object } from 'yup';
import { createClient } from '../../../graphql/client.ts';
import { FormBody } from '../FormBody.tsx';
import { useConsoleForm } from '../useConsoleForm.ts';

/** Blocks the code until the test releases it. */
const held = vi.hoisted(() => ({ open: () => undefined as unknown, asked: [] as string[] }));

vi.mock('../fields/choiceFields.tsx', async (original) => {
  held.asked.push('choices');
  await new Promise((resolve) => {
    held.open = () => resolve(undefined);
  });
  return original();
});
vi.mock('../fields/timeFields.tsx', async (original) => {
  held.asked.push('times');
  return original();
});

beforeEach(() => {
  vi.resetModules();
  held.asked = [];
});

const colours = [
  { value: 'r', label: 'Red' },
  { value: 'g', label: 'Green' },
];

/** The fields in a document without any user interaction. */
async function open() {
  const { SelectField, MultiSelectField, TimeField, DateField } = await import('./lateFields.tsx');
  const schema = object({ one: mixed(), many: mixed(), time: mixed(), day: mixed() });
  function Form() {
    const form = useConsoleForm({
      // Safe: all of these values are accepted.
      schema: schema as never,
      defaultValues: {
        one: 'g' as string | null,
        many: ['r'],
        time: '09:00',
        day: '2030-12-17' as string | null,
      },
      onSubmit: async () => undefined,
    });
    const { control } = form;
    const values = useWatch({ control });
    return (
      <FormBody form={form} act="Save">
        <SelectField control={control} name="one" label="One" options={colours} />
        <MultiSelectField control={control} name="many" label="Many" options={colours} />
        <TimeField control={control} name="time" label="Time" />
        <DateField control={control} name="day" label="Day" />
        <output>{JSON.stringify(values)}</output>
      </FormBody>
    );
  }
  render(
    <ApolloProvider
      client={createClient({ onUnauthenticated: () => undefined, onErrorLines: () => undefined })}
    >
      <MantineProvider env="test">
        <Form />
      </MantineProvider>
    </ApolloProvider>,
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const values = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('fields show their values, and load nothing before an interaction', async () => {
  await open();
  expect(box('One').value).toBe('Green');
  expect(box('Many').value).toBe('Red');
  expect(box('Time').value).toBe('09:00');
  expect(screen.getByRole('textbox', { name: 'Day' })).toHaveProperty('value', '17 Dec 30');
  await act(async () => undefined);
  expect(held.asked).toEqual([]);
  await userEvent.tab();
  await waitFor(() => expect(held.asked.toSorted()).toEqual(['choices', 'times']));
});

test('a list that was pressed before it was loaded opens once it is', async () => {
  await open();
  await userEvent.click(box('One'));
  expect(screen.queryByRole('option')).toBeNull();
  const resting = box('One');
  held.open();
  await userEvent.click(await screen.findByRole('option', { name: 'Red' }));
  expect(resting.isConnected).toBe(false);
  expect(values()).toMatchObject({ one: 'r' });
});

test('text typed before loading is searched for, and the focus stays', async () => {
  await open();
  act(() => box('Many').focus());
  fireEvent.input(box('Many'), { target: { value: 'gre' } });
  held.open();
  await waitFor(() => expect(box('Many').getAttribute('aria-expanded')).toBe('true'));
  expect(box('Many').value).toBe('gre');
  expect(document.activeElement).toBe(box('Many'));
  await userEvent.keyboard('{Enter}');
  expect(values()).toMatchObject({ many: ['r', 'g'] });
});
