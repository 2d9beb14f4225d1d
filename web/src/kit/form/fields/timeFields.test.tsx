import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { object } from 'yup';
import { FormBody } from '../FormBody.tsx';
import { dateSchema, timeSchema } from '../values/schemas.ts';
import { DateField, TimeField } from './timeFields.tsx';
import { useConsoleForm } from '../useConsoleForm.ts';

interface Moment {
  date: string | null;
  time: string;
}

const schema = object({ date: dateSchema(), time: timeSchema() });

function MomentForm({ onSave }: { onSave: (moment: Moment) => void }) {
  const form = useConsoleForm<Moment>({
    schema,
    defaultValues: { date: '2026-12-17', time: '21:05' },
    onSubmit: async (values) => onSave(values),
  });
  return (
    <FormBody form={form} act="Save">
      <DateField control={form.control} name="date" label="Day" past />
      <TimeField control={form.control} name="time" label="Time" />
    </FormBody>
  );
}

function renderForm() {
  const save = vi.fn<(moment: Moment) => void>();
  render(
    <MantineProvider env="test">
      <MomentForm onSave={save} />
    </MantineProvider>,
  );
  return {
    save,
    date: screen.getByRole('textbox', { name: 'Day (optional)' }),
    time: screen.getByLabelText('Time (optional)', { selector: 'input' }),
  };
}

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

test.each(['32 Dec 26', '31/02/2027', 'soon', '17 Dec 26 or so'])(
  'an invalid date (%s) does not send the previous one',
  async (text) => {
    const { save, date } = renderForm();
    await write(date, text);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Invalid date format')).toBeTruthy();
    expect(date).toHaveProperty('value', text);
    expect(save).not.toHaveBeenCalled();
    await write(date, '1/3/2027');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ date: '2027-03-01', time: '21:05' }));
  },
);

test('an emptied date is null', async () => {
  const { save, date } = renderForm();
  await write(date, '');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ date: null, time: '21:05' }));
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['9pm', '21:00'],
  ['0900', '09:00'],
  ['23:55', '23:55'],
])('a time typed as %s is sent as %s, also on Enter in its field', async (text, sent) => {
  const { save, time } = renderForm();
  await write(time, text);
  expect(time).toHaveProperty('value', text);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ date: '2026-12-17', time: sent }));
});

test('a time is written out when the user leaves its field', async () => {
  const { time } = renderForm();
  await write(time, '930');
  await userEvent.tab();
  expect(time).toHaveProperty('value', '09:30');
});

test.each([
  ['9:03', 'Time increments of 5 min only'],
  ['9:5', '9:5 is no time: minutes have two digits'],
  ['25:00', '25:00 is no time'],
  ['noon', 'noon is no time'],
])('a time that is invalid or off the step (%s) is refused: %s', async (text, message) => {
  const { save, time } = renderForm();
  await write(time, text);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(save).not.toHaveBeenCalled();
});
