import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { object } from 'yup';
import type { Currency } from '../../graphql/generated/schema.ts';
import { afterTheDoubleClickGuard } from '../../testing/person.ts';
import { amountSchema } from '../form/values/amountSchema.ts';
import { FormBody } from '../form/FormBody.tsx';
import { MoneyField } from '../form/fields/MoneyField.tsx';
import { useConsoleForm } from '../form/useConsoleForm.ts';

interface Rates {
  fee: string | null;
  price: string | null;
}

interface RatesFormProps {
  readonly begin: Rates;
  readonly currency: Currency;
  readonly onSave: (rates: Partial<Rates>) => Promise<void>;
}

function RatesForm({ begin, currency, onSave }: RatesFormProps) {
  const form = useConsoleForm<Rates>({
    schema: object({ fee: amountSchema(currency), price: amountSchema(currency) }),
    defaultValues: begin,
    onSubmit: (_values, changed) => onSave(changed),
  });
  return (
    <FormBody form={form} act="Save">
      <MoneyField control={form.control} name="fee" label="Fee" kind="fee" currency={currency} />
      <MoneyField control={form.control} name="price" label="Price" kind="price" currency={currency} />
    </FormBody>
  );
}

function open(begin: Partial<Rates> = {}, currency: Currency = 'GBP') {
  const save = vi.fn<RatesFormProps['onSave']>().mockResolvedValue();
  render(
    <MantineProvider env="test">
      <RatesForm begin={{ fee: null, price: null, ...begin }} currency={currency} onSave={save} />
    </MantineProvider>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name: `${name} (optional)` });
  return {
    save,
    field,
    type: async (name: string, text: string) => {
      await userEvent.clear(field(name));
      await userEvent.type(field(name), text);
    },
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('alert');
const isAsked = () => screen.queryByRole('alert') !== null;

test('an amount far above the usual limit is sent after one confirmation', async () => {
  const { save, type } = open();
  await type('Fee', '12500');
  await press('Save');
  const alert = await question();
  expect(within(alert).getByText(/./, { selector: 'p' }).textContent).toBe(
    '£12,500.00 is far above what is usual here. Send it all the same?',
  );
  expect(alert).toBe(document.activeElement);
  expect(save).not.toHaveBeenCalled();

  save.mockRejectedValueOnce(new Error('refused'));
  await press('Send all the same');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ fee: '12500' }));
  expect(isAsked()).toBe(false);

  await afterTheDoubleClickGuard();
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(isAsked()).toBe(false);
});

test.each([
  ['250', '1000', 'GBP'],
  ['12,50', '25', 'EUR'],
  ['12500', '25000', 'JPY'],
] as const)('a fee of %s and a price of %s in %s are usual', async (fee, price, currency) => {
  const { save, type } = open({}, currency);
  await type('Fee', fee);
  await type('Price', price);
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

test('several amounts are confirmed together', async () => {
  const { save, type } = open();
  await type('Fee', '1250');
  await type('Price', '2500');
  await press('Save');
  expect((await question()).textContent).toContain(
    '£1,250.00 and £2,500.00 are far above what is usual here. Send them all the same?',
  );
  await press('Send all the same');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ fee: '1250', price: '2500' }));
});

test('a second Enter in the field sends nothing', async () => {
  const { save, type, field } = open();
  await type('Fee', '1250');
  await userEvent.keyboard('{Enter}');
  await question();
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
  await userEvent.type(field('Fee'), '{Enter}');
  expect(await question()).toBe(document.activeElement);
  expect(save).not.toHaveBeenCalled();
});

test('the amount can be changed, and the new amount needs its own confirmation', async () => {
  const { save, type, field } = open();
  await type('Fee', '1250');
  await press('Save');
  await question();
  await press('Change the amount');
  expect(isAsked()).toBe(false);
  expect(field('Fee')).toBe(document.activeElement);
  await press('Save');
  await question();
  await type('Fee', '3000');
  expect(isAsked()).toBe(false);
  await press('Save');
  expect((await question()).textContent).toContain('£3,000.00 is far above');
  await type('Fee', '12.50');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ fee: '12.5' }));
});

test('an unchanged amount that is not sent needs no confirmation', async () => {
  const { save, type } = open({ price: '5000' });
  await type('Fee', '20');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ fee: '20' }));
});

test('an invalid amount is refused before the confirmation', async () => {
  const { save, type } = open();
  await type('Fee', '12500');
  await type('Price', 'a lot');
  await press('Save');
  expect(await screen.findByText('You must pass a number')).toBeTruthy();
  expect(isAsked()).toBe(false);
  expect(save).not.toHaveBeenCalled();
});
